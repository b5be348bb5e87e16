import { t } from "../content/words.ts";
import { type Email, unsubscribeHeaders } from "./email.ts";

interface Links {
  confirm: string;
  unsubscribe: string;
}

export function newsletterConfirmation(recipient: string, links: Links): Email {
  return {
    kind: "newsletter confirmation",
    audience: "subscriber",
    recipient,
    subject: t("emails.newsletter.subject"),
    body: [
      t("emails.newsletter.body"),
      links.confirm,
      t("emails.newsletter.ignore"),
      t("emails.newsletter.leave"),
      links.unsubscribe,
      t("emails.sign"),
    ].join("\n\n"),
    headers: unsubscribeHeaders(links.unsubscribe),
  };
}
