import { site } from "../content/site.ts";
import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

export function accountErased(recipient: string, name: string): Email {
  return {
    kind: "account erased",
    audience: "account",
    recipient,
    subject: t("emails.accountDeleted.subject"),
    body: [
      t("emails.greeting", { name }),
      t("emails.accountDeleted.body"),
      t("emails.accountDeleted.notYou", { email: site.contactEmail }),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
