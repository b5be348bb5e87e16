import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import type { FailedEmail as Stored } from "../../db/mail/failed-emails.ts";
import * as routes from "../../routes.ts";
import { longDateTime, shortDate } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";

export interface ListedEmail extends Omit<Stored, "message"> {
  /** Undefined when the key that sealed it is missing. */
  opened: { recipient: string; subject: string } | undefined;
}

interface Props {
  email: ListedEmail;
  /** The page of the list to come back to. */
  page: number;
  mostAttempts: number;
}

/** Shows why an email was not sent, with a button to send it again. The text may hold secret links, so it is not shown. */
export function FailedEmail({ email, page, mostAttempts }: Props) {
  const linkTo = useLinkTo();
  const { id, kind, opened, createdAt } = email;
  const { badge, text } = stateOf(email, mostAttempts);
  const title = opened?.subject ?? kind;
  return (
    <li className="card" id={`email-${id}`}>
      <h3>{title}</h3>
      <Dotted>
        {opened ? t("admin.emails.to", { recipient: opened.recipient }) : t("admin.emails.unreadable")}
        {t("admin.emails.written", { date: shortDate(createdAt) })}
      </Dotted>
      <p className="badges">{badge}</p>
      <p>{text}</p>
      <form className="actions" method="post" action={linkTo(routes.adminEmails, { page })}>
        <input type="hidden" name="id" value={id} />
        <button type="submit" className="btn btn-quiet" aria-label={t("admin.emails.send.of", { title })}>
          {t("admin.emails.send")}
        </button>
      </form>
    </li>
  );
}

function stateOf({ givenUpAt, attempts, failure, nextAttemptAt }: ListedEmail, mostAttempts: number) {
  const reason = failure ?? t("admin.emails.unknown");
  if (!givenUpAt)
    return {
      badge: <Badge kind="info">{t("admin.emails.waiting")}</Badge>,
      text: t("admin.emails.waiting.text", { reason, date: longDateTime(nextAttemptAt) }),
    };
  if (attempts < mostAttempts)
    return {
      badge: <Badge kind="err">{t("admin.emails.refused")}</Badge>,
      text: t("admin.emails.refused.text", { reason }),
    };
  return {
    badge: <Badge kind="err">{t("admin.emails.givenUp")}</Badge>,
    text: tn("admin.emails.givenUp.text", attempts, { reason }),
  };
}
