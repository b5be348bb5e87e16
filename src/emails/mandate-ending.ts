import { wordsFor } from "../content/words.ts";
import { longDate } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Ending extends Account {
  company: string;
  validUntil: string;
  link: string;
}

export const mandateEnding = inItsLanguage(
  (locale: Locale, { company, validUntil, link, ...account }: Ending): Email => {
    const { t } = wordsFor(locale);
    const ending = { company, date: longDate(validUntil) };
    const subject = t("emails.mandateEnding.subject", ending);
    return toAccount(locale, account, "mandate ending", subject, t("emails.mandateEnding.body", ending), {
      label: t("emails.action.company"),
      link,
    });
  },
);
