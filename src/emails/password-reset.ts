import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

export function passwordReset(recipient: string, name: string, link: string): Email {
  return {
    kind: "password reset",
    recipient,
    subject: t("emails.reset.subject"),
    body: [
      t("emails.greeting", { name }),
      t("emails.reset.body"),
      link,
      t("emails.reset.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
