import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Conversation } from "../../shared/applications/message.ts";
import type { LinkTo } from "../../shared/link.ts";
import { type ConversationPlaces, ConversationView } from "./ConversationView.tsx";
import type { ListPlace } from "./ListPlaceFields.tsx";

export const employerPlaces = (linkTo: LinkTo, id: string): ConversationPlaces => ({
  send: linkTo(routes.employerMessages, { id }),
  reading: linkTo(routes.employerMessagesReading, { id }),
  reportTo: (messageId) => linkTo(routes.employerMessageReport, { id, messageId }),
});

interface Props {
  conversation: Conversation;
  place: ListPlace;
  /** The reply that another button of the application has sent along. */
  typed: string | undefined;
}

export const talkForm = (applicationId: string) => `talk-${applicationId}`;

/** The conversation in the pane of an application. Its forms come back to the same place in the list. */
export function InboxMessages({ conversation, place, typed }: Props) {
  const linkTo = useLinkTo();
  const { applicationId: id } = conversation;
  return (
    <div>
      <h4 id={`messages-${id}`}>{t("messages.title")}</h4>
      <ConversationView
        conversation={conversation}
        reader="employer"
        heading="h5"
        places={employerPlaces(linkTo, id)}
        suffix={`-${id}`}
        all={linkTo(routes.employerMessages, { id })}
        hidden={{ list: 1, filter: place.filter ?? "", page: place.page }}
        foldsForm={conversation.total === 0}
        refused={typed ? { text: typed, message: undefined } : undefined}
      />
    </div>
  );
}
