import { t, tn } from "../content/words.ts";
import { type Email, writeEmail } from "./email.ts";

export function employersWaiting(recipient: string, waiting: number, link: string): Email {
  const subject = tn("emails.employersWaiting.subject", waiting);
  const frame = { kind: "employers waiting", audience: "administrator", recipient, subject } as const;
  return writeEmail(frame, t("emails.employersWaiting.body"), link);
}
