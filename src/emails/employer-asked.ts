import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

export function employerAsked(recipient: string, company: string, link: string): Email {
  return {
    kind: "employer asked",
    audience: "administrator",
    recipient,
    subject: t("emails.employerAsked.subject", { company }),
    body: [t("emails.employerAsked.body", { company }), link, t("emails.sign")].join("\n\n"),
  };
}
