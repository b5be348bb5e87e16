import { t } from "../content/words.ts";
import { longDate } from "../shared/format.ts";
import { type Email, toAccount } from "./email.ts";

interface Ending {
  email: string;
  firstName: string;
  company: string;
  validUntil: string;
  link: string;
}

export function mandateEnding({ company, validUntil, link, ...account }: Ending): Email {
  const ending = { company, date: longDate(validUntil) };
  const subject = t("emails.mandateEnding.subject", ending);
  return toAccount(account, "mandate ending", subject, t("emails.mandateEnding.body", ending), link);
}
