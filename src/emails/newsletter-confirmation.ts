import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

export function newsletterConfirmation(recipient: string, link: string): Email {
  return {
    kind: "newsletter confirmation",
    recipient,
    subject: t("emails.newsletter.subject"),
    body: [t("emails.newsletter.body"), link, t("emails.newsletter.ignore"), t("emails.sign")].join("\n\n"),
  };
}
