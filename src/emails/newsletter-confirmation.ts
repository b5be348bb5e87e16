import { t } from "../content/words.ts";
import { type Email, unsubscribeHeaders, writeEmail } from "./email.ts";

export function newsletterConfirmation(
  recipient: string,
  links: { confirm: string; unsubscribe: string },
): Email {
  const subject = t("emails.newsletter.subject");
  const headers = unsubscribeHeaders(links.unsubscribe);
  return writeEmail(
    { kind: "newsletter confirmation", audience: "subscriber", recipient, subject, headers },
    t("emails.newsletter.body"),
    links.confirm,
    t("emails.newsletter.ignore"),
    t("emails.newsletter.leave"),
    links.unsubscribe,
  );
}
