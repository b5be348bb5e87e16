import type { ReactNode } from "react";
import { t } from "../../content/words.ts";
import type { Conversation, MessageSide, ShownMessage } from "../../shared/applications/message.ts";
import { shortDateTime } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";
import { type RefusedReport, ReportMessage } from "./ReportMessage.tsx";

interface Props {
  conversation: Conversation;
  reader: MessageSide;
  /** The address that the report of a message goes to. */
  reportTo: (id: string) => string;
  refused?: RefusedReport | undefined;
  /** The form below the newest message to the reader. */
  children?: ReactNode;
}

/** The messages in their order, the newest last. */
export function MessageThread({ conversation, reader, reportTo, refused, children }: Props) {
  const { messages, names } = conversation;
  const newest = messages.findLast(({ from }) => from !== reader);
  return (
    <ol className="plain thread">
      {messages.map((message) => (
        <li
          key={message.id}
          id={`message-${message.id}`}
          className={message.from === reader ? "message own-message" : "message"}
        >
          {message.from !== reader && <Warning message={message} reader={reader} />}
          {message.isReadable ? (
            <p className="lines">{message.text}</p>
          ) : (
            <p className="meta">{t("messages.unreadable")}</p>
          )}
          <About message={message} reader={reader} name={names[message.from]} />
          {message.from === reader && reader === "employer" && <Marked findings={message.findings} />}
          {message.from !== reader && (
            <>
              {message === newest && children}
              <ReportMessage
                id={message.id}
                isReported={message.isReported}
                action={reportTo(message.id)}
                refused={refused?.id === message.id ? refused : undefined}
              />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function About({ message, reader, name }: { message: ShownMessage; reader: MessageSide; name: string }) {
  const { from, at, readAt } = message;
  const isOwn = from === reader;
  return (
    <p className="message-about">
      <b>{isOwn ? t("messages.you") : name}</b>
      {!isOwn && !readAt && (
        <>
          {" "}
          <Badge kind="info">{t("messages.new")}</Badge>
        </>
      )}{" "}
      <time className="meta" dateTime={at}>
        {t("messages.time", { date: shortDateTime(at) })}
      </time>
      {isOwn && readAt && <span className="meta"> · {t("messages.read")}</span>}
    </p>
  );
}

/** Tells the employer why the candidate sees a warning. */
function Marked({ findings }: Pick<ShownMessage, "findings">) {
  if (findings.length === 0) return null;
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  return (
    <div className="notice notice-warning">
      <p>
        <b>{t("messages.marked")}</b>
      </p>
      <p>
        {rules.map((rule) => t(`messages.marked.${rule}`)).join(" ")} {t("messages.marked.admin")}
      </p>
    </div>
  );
}

/** A sentence that breaks several rules is quoted once, and not at all where it is the whole message. */
function Warning({ message: { text, findings }, reader }: { message: ShownMessage; reader: MessageSide }) {
  if (findings.length === 0) return null;
  const sentences = [...new Set(findings.map(({ sentence }) => sentence))];
  return (
    <div className="notice notice-warning">
      <p>
        <b>{t("messages.warning")}</b>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>
          {sentence !== text.trim() && (
            <>
              <q>{sentence}</q>{" "}
            </>
          )}
          {findings
            .filter((finding) => finding.sentence === sentence)
            .map(({ rule }) =>
              t(
                rule === "money" && reader === "employer"
                  ? "messages.rule.money.employer"
                  : `messages.rule.${rule}`,
              ),
            )
            .join(" ")}
        </p>
      ))}
    </div>
  );
}
