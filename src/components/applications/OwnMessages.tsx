import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Conversation } from "../../shared/applications/message.ts";
import type { LinkTo } from "../../shared/link.ts";
import { type ConversationPlaces, ConversationView } from "./ConversationView.tsx";

interface Props {
  /** Undefined for an application that no employer reads. */
  conversation: Conversation | undefined;
  token: string;
}

export const candidatePlaces = (linkTo: LinkTo, token: string): ConversationPlaces => ({
  send: linkTo(routes.applicationMessages, { token }),
  reading: linkTo(routes.applicationMessagesReading, { token }),
  reportTo: (messageId) => linkTo(routes.applicationMessageReport, { token, messageId }),
});

/** The conversation with the employer, on the candidate's own page. */
export function OwnMessages({ conversation, token }: Props) {
  const linkTo = useLinkTo();
  if (!conversation) return null;
  // An empty conversation that can no longer begin would repeat what the page says above.
  const { closed, total } = conversation;
  if (total === 0 && (closed === "none" || closed === "unchecked")) return null;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{t("messages.title")}</h2>
      <ConversationView
        conversation={conversation}
        reader="candidate"
        heading="h3"
        places={candidatePlaces(linkTo, token)}
        all={linkTo(routes.applicationMessages, { token })}
      />
    </section>
  );
}
