import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { type Conversation, longestMessage, type MessageSide } from "../../shared/applications/message.ts";
import { useHasMail } from "../shell/NeedsMail.tsx";
import { MessageThread } from "./MessageThread.tsx";
import type { RefusedReport } from "./ReportMessage.tsx";

/** The addresses that the forms of a conversation post to. */
export interface ConversationPlaces {
  send: string;
  reading: string;
  reportTo: (id: string) => string;
}

/** A message that was refused, as it was typed. */
interface RefusedMessage {
  text: string;
  message: string | undefined;
}

interface Props {
  conversation: Conversation;
  reader: MessageSide;
  /** The level of the headings of the days. */
  heading: "h2" | "h3" | "h5";
  places: ConversationPlaces;
  /** Tells apart the fields of several conversations on a page. */
  suffix?: string;
  /** The address of the page with all messages, where only the newest show. */
  all?: string;
  /** The place in the list that the form leads back to. */
  hidden?: Record<string, string | number>;
  /** The reader came for something else, so the form is one press away. */
  foldsForm?: boolean;
  refused?: RefusedMessage | undefined;
  refusedReport?: RefusedReport | undefined;
}

/** A conversation with its forms. Every form works without script. */
export function ConversationView(props: Props) {
  const { conversation, reader, places, suffix = "", all, hidden = {}, refused, refusedReport } = props;
  const { messages, total, unread, closed, names } = conversation;
  const other = reader === "candidate" ? "employer" : "candidate";
  const last = messages.at(-1);
  // Without email, each side learns of a message on its own page alone.
  const told = useHasMail() ? reader : "candidate";
  const formId = `talk${suffix}`;
  const form = (
    <form id={formId} method="post" action={places.send} hidden={Boolean(closed)}>
      <Hidden values={{ ...hidden, key: conversation.formKey }} />
      {!closed && (
        <>
          <WriteField field={`text${suffix}`} reader={reader} refused={refused} />
          <button type="submit">{t("messages.send")}</button>
        </>
      )}
    </form>
  );
  return (
    <div className="talk">
      {total === 0 && !closed && <p>{t(`messages.empty.${told}`, { name: names[other] })}</p>}
      {all && total > messages.length && (
        <p>
          <a href={all}>{t("messages.all", { n: total })}</a>
        </p>
      )}
      {total > 0 && (
        <MessageThread
          conversation={conversation}
          reader={reader}
          heading={props.heading}
          reportTo={places.reportTo}
          formId={formId}
          refused={refusedReport}
        >
          {unread > 0 && last && (
            // The button sends the field below along, so that the answer has what is typed there.
            <div className="mark-read">
              <button
                type="submit"
                form={formId}
                formAction={places.reading}
                formNoValidate
                name="until"
                value={last.id}
              >
                {t("messages.markRead")}
              </button>
            </div>
          )}
        </MessageThread>
      )}
      {closed && <p className="notice">{t(`messages.closed.${closed}`)}</p>}
      {props.foldsForm && !closed ? (
        <details className="begin" id={`write${suffix}`} open={refused && true}>
          <summary className="btn btn-quiet">{t("messages.begin")}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </div>
  );
}

interface FieldProps {
  field: string;
  reader: MessageSide;
  refused: RefusedMessage | undefined;
}

const WriteField = ({ field, reader, refused }: FieldProps) => (
  <Question
    name={field}
    label={t("messages.write")}
    hint={t(`messages.hint.${reader}`)}
    message={refused?.message}
  >
    <textarea
      id={field}
      name="text"
      rows={4}
      maxLength={longestMessage}
      required
      defaultValue={refused?.text}
      aria-describedby={describedBy(field, true, refused?.message)}
      aria-invalid={refused?.message ? true : undefined}
    />
  </Question>
);

const Hidden = ({ values }: { values: Record<string, string | number> }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
