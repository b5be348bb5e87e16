import { t } from "../content/words.ts";
import { type Email, writeEmail } from "./email.ts";

export function employerAsked(recipient: string, company: string, link: string): Email {
  const subject = t("emails.employerAsked.subject", { company });
  const frame = { kind: "employer asked", audience: "administrator", recipient, subject } as const;
  return writeEmail(frame, t("emails.employerAsked.body", { company }), link);
}
