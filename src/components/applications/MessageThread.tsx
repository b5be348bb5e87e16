import type { ReactNode } from "react";
import { describedBy } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import {
  type Conversation,
  longestReason,
  type MessageSide,
  type ShownMessage,
} from "../../shared/applications/message.ts";
import { shortDateTime } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";

/** A report that was refused, as it was typed. */
export interface RefusedReport {
  id: string;
  reason: string;
  message: string;
}

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
          <Heading message={message} reader={reader} name={names[message.from]} />
          {message.isReadable ? (
            <p className="lines">{message.text}</p>
          ) : (
            <p className="meta">{t("messages.unreadable")}</p>
          )}
          {message.from !== reader && (
            <>
              <Warning message={message} reader={reader} />
              {message === newest && children}
              <Report
                id={message.id}
                isMarked={message.findings.length > 0}
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

function Heading({ message, reader, name }: { message: ShownMessage; reader: MessageSide; name: string }) {
  const { from, at, readAt } = message;
  const isOwn = from === reader;
  return (
    <p className="message-head">
      <b>{isOwn ? t("messages.you") : name}</b>
      {isOwn && readAt && <span className="meta"> · {t("messages.read")}</span>}
      {!isOwn && !readAt && (
        <>
          {" "}
          <Badge kind="info">{t("messages.new")}</Badge>
        </>
      )}{" "}
      <time className="meta" dateTime={at}>
        {t("messages.time", { date: shortDateTime(at) })}
      </time>
    </p>
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

interface ReportProps {
  id: string;
  isMarked: boolean;
  isReported: boolean;
  action: string;
  refused: RefusedReport | undefined;
}

function Report({ id, isMarked, isReported, action, refused }: ReportProps) {
  if (isReported) return <p className="meta">{t("messages.report.done")}</p>;
  const field = `reason-${id}`;
  return (
    <details className="report" open={refused && true}>
      <summary className={isMarked ? "btn btn-quiet" : undefined}>{t("messages.report")}</summary>
      <form method="post" action={action}>
        <label htmlFor={field}>{t("messages.report.reason")}</label>
        <p className="hint" id={`${field}-hint`}>
          {t("messages.report.hint")}
        </p>
        {refused && (
          <p className="error-msg" id={`${field}-error`}>
            {refused.message}
          </p>
        )}
        <textarea
          id={field}
          name="reason"
          rows={2}
          maxLength={longestReason}
          required
          defaultValue={refused?.reason}
          aria-describedby={describedBy(field, true, refused?.message)}
          aria-invalid={refused && true}
        />
        <button type="submit" className="btn btn-quiet">
          {t("messages.report.submit")}
        </button>
      </form>
    </details>
  );
}
