import { t } from "../content/words.ts";
import { longDate } from "../shared/format.ts";
import type { Email } from "./email.ts";

interface Ending {
  email: string;
  firstName: string;
  company: string;
  validUntil: string;
  link: string;
}

export function mandateEnding({ email, firstName, company, validUntil, link }: Ending): Email {
  return {
    kind: "mandate ending",
    audience: "account",
    recipient: email,
    subject: t("emails.mandateEnding.subject", { company, date: longDate(validUntil) }),
    body: [
      t("emails.greeting", { name: firstName }),
      t("emails.mandateEnding.body", { company, date: longDate(validUntil) }),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}
