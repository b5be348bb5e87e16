import { Fragment, type ReactNode } from "react";
import { t } from "../../content/words.ts";
import type { Conversation, MessageSide, ShownMessage } from "../../shared/applications/message.ts";
import { longDate } from "../../shared/format.ts";
import { clockTime } from "../../shared/time-zones.ts";
import { Badge } from "../shell/Badge.tsx";
import { MarkedNote, MessageWarning } from "./MessageWarning.tsx";
import { type RefusedReport, ReportMessage } from "./ReportMessage.tsx";

interface Props {
  conversation: Conversation;
  reader: MessageSide;
  /** The level of the headings of the days. */
  heading: "h2" | "h3" | "h5";
  /** The address that the report of a message goes to. */
  reportTo: (id: string) => string;
  formId: string;
  refused?: RefusedReport | undefined;
  /** The button is below the newest message to the reader. */
  children?: ReactNode;
}

/** The messages in their order, the newest last, with a heading for each day. */
export function MessageThread({
  conversation,
  reader,
  heading: Heading,
  reportTo,
  formId,
  refused,
  children,
}: Props) {
  const { messages, names } = conversation;
  const newest = messages.findLast(({ from }) => from !== reader);
  return (
    <>
      {daysOf(messages).map(([day, written], index) => (
        <Fragment key={day}>
          <Heading className="thread-day">
            <time dateTime={day}>{longDate(day)}</time>
            {index === 0 && ` · ${t("messages.zone")}`}
          </Heading>
          <ol className="plain thread">
            {written.map((message) => (
              <li key={message.id} id={`message-${message.id}`}>
                {message.from !== reader && <MessageWarning findings={message.findings} reader={reader} />}
                <div className={message.from === reader ? "message own-message" : "message"}>
                  <About {...{ message, reader }} name={names[message.from]} />
                  {message.isReadable ? (
                    <p className="lines">{message.text}</p>
                  ) : (
                    <p className="meta">{t("messages.unreadable")}</p>
                  )}
                  {message.from === reader && reader === "employer" && <MarkedNote {...message} />}
                  {message.from !== reader && (
                    <>
                      {message === newest && children}
                      <ReportMessage
                        id={message.id}
                        isReported={message.isReported}
                        action={reportTo(message.id)}
                        formId={formId}
                        refused={refused?.id === message.id ? refused : undefined}
                      />
                    </>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </>
  );
}

/** The days in UTC, as `YYYY-MM-DD`, each with its messages. */
function daysOf(messages: ShownMessage[]): [string, ShownMessage[]][] {
  const days = new Map<string, ShownMessage[]>();
  for (const message of messages) {
    const day = new Date(message.at).toISOString().slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days];
}

interface AboutProps {
  message: ShownMessage;
  reader: MessageSide;
  name: string;
}

function About({ message: { from, at, readAt }, reader, name }: AboutProps) {
  const isOwn = from === reader;
  return (
    <p className="message-about">
      <b>{isOwn ? t("messages.you") : name}</b>{" "}
      <time className="meta" dateTime={at}>
        {clockTime(new Date(at), "UTC")}
      </time>
      {isOwn && readAt && <span className="meta"> · {t("messages.read")}</span>}
      {!isOwn && !readAt && <Badge kind="info">{t("messages.new")}</Badge>}
    </p>
  );
}
