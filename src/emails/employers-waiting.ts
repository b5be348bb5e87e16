import { t, tn } from "../content/words.ts";
import type { Email } from "./email.ts";

export function employersWaiting(recipient: string, waiting: number, link: string): Email {
  return {
    kind: "employers waiting",
    audience: "administrator",
    recipient,
    subject: tn("emails.employersWaiting.subject", waiting),
    body: [t("emails.employersWaiting.body"), link, t("emails.sign")].join("\n\n"),
  };
}
