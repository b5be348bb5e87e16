import { t, tn } from "../content/words.ts";
import type { Email } from "./email.ts";

export function newApplications(recipient: string, name: string, applications: number, link: string): Email {
  return {
    kind: "new applications",
    audience: "account",
    recipient,
    subject: tn("emails.newApplications.subject", applications),
    body: [
      t("emails.greeting", { name }),
      tn("emails.newApplications.body", applications),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}
