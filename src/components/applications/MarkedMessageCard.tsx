import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NameMark } from "../../../islands/lib/NameMark.tsx";
import { t } from "../../content/words.ts";
import type { MarkedMessage } from "../../db/applications/marked-messages.ts";
import * as routes from "../../routes.ts";
import { listedDateTime } from "../../shared/applications/listed-dates.ts";
import type { ShownMessage } from "../../shared/applications/message.ts";
import { inOneLine } from "../../shared/format.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";
import { RefusalForm, type RefusedReason } from "../jobs/RefusalForm.tsx";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";

export interface Judged
  extends ShownMessage,
    Pick<MarkedMessage, "decision" | "reference" | "candidate" | "title" | "company"> {
  /** The words of the report. */
  reason: string | null;
  maySuspend: boolean;
}

interface Props {
  message: Judged;
  refused: RefusedReason | undefined;
}

/** A message that a rule marked or its reader reported, with the answers of the administrator. */
export function MarkedMessageCard({ message, refused }: Props) {
  const linkTo = useLinkTo();
  const { id, from, text, at, findings, isReported, isReadable, decision, reason } = message;
  const company = message.company ?? "";
  const name = message.candidate ?? t("admin.messages.candidate");
  // A mark over the whole message would tell nothing.
  const parts = findings.filter(({ sentence }) => sentence !== text.trim());
  const [sender, receiver] = from === "candidate" ? [name, company] : [company, name];
  return (
    <li className="card marked" id={`message-${id}`}>
      {from === "candidate" ? (
        <NameMark name={message.candidate} isPerson />
      ) : (
        <CompanyMark company={company} />
      )}
      <div className="dated">
        <h4>
          {sender} <span aria-hidden="true">→</span> <span className="unseen">{t("admin.messages.to")}</span>{" "}
          {receiver}
        </h4>
        <time className="meta" dateTime={at}>
          {inOneLine(t("messages.time", { date: listedDateTime(at) }))}
        </time>
      </div>
      <blockquote className="lines">
        {isReadable ? <Highlighted text={text} parts={parts} /> : t("messages.unreadable")}
      </blockquote>
      {reason !== null && (
        <p className="lines">
          <b>{t("admin.messages.reason")}</b> {reason}
        </p>
      )}
      <p className="badges">
        {isReported && <Badge kind="err">{t("admin.messages.reported")}</Badge>}
        {findings.map(({ rule }) => (
          <Badge key={rule} kind="warn">
            {t(`admin.messages.rule.${rule}`)}
          </Badge>
        ))}
        {decision && (
          <Badge kind={decision === "kept" ? "ok" : "err"}>{t(`admin.messages.${decision}`)}</Badge>
        )}
      </p>
      <Dotted>
        <a href={linkTo(routes.adminApplications, { search: message.reference })}>{message.reference}</a>
        {message.title}
        {company && (
          <a href={linkTo(routes.adminEmployers, { list: "companies", search: company })}>
            {t("admin.messages.employer")}
          </a>
        )}
      </Dotted>
      {!decision && <Answers message={message} refused={refused} />}
    </li>
  );
}

/** Marks the sentences that a rule found. */
function Highlighted({ text, parts }: { text: string; parts: Judged["findings"] }) {
  const found = parts.find(({ sentence }) => text.includes(sentence));
  if (!found) return text;
  const start = text.indexOf(found.sentence);
  const others = parts.filter(({ sentence }) => sentence !== found.sentence);
  return (
    <>
      <Highlighted text={text.slice(0, start)} parts={others} />
      <mark>{found.sentence}</mark>
      <Highlighted text={text.slice(start + found.sentence.length)} parts={others} />
    </>
  );
}

function Answers({ message: { id, at, maySuspend }, refused }: Props) {
  const linkTo = useLinkTo();
  const action = linkTo(routes.adminMessages);
  const labelOf = (label: string) => t("admin.messages.of", { action: label, date: listedDateTime(at) });
  const suspend = t("admin.messages.suspend");
  return (
    <div className="side">
      <form className="actions" method="post" action={action}>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="answer"
          value="keep"
          className="btn btn-quiet"
          aria-label={labelOf(t("admin.messages.keep"))}
        >
          {t("admin.messages.keep")}
        </button>
      </form>
      {maySuspend && (
        <RefusalForm
          id={id}
          action={action}
          answer="suspend"
          label={suspend}
          fullLabel={labelOf(suspend)}
          question={t("admin.messages.suspend.reason")}
          hint={t("admin.messages.suspend.hint")}
          refused={refused}
        />
      )}
    </div>
  );
}
