import { wordsFor } from "../content/words.ts";
import { longDate } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Ending extends Account {
  company: string;
  validUntil: string;
  /** The setting hides the jobs of an employer whose check has ended. */
  hides: boolean;
  link: string;
}

export const mandateEnding = inItsLanguage(
  (locale: Locale, { company, validUntil, hides, link, ...account }: Ending): Email => {
    const { t } = wordsFor(locale);
    const ending = { company, date: longDate(validUntil) };
    return toAccount(
      locale,
      account,
      "mandate ending",
      {
        subject: t("emails.mandateEnding.subject", ending),
        heading: t("emails.mandateEnding.heading", ending),
        about: company,
      },
      `${t("emails.mandateEnding.body", ending)} ${t(hides ? "emails.mandateEnding.hidden" : "emails.mandateEnding.unchecked")}`,
      { label: t("emails.action.renewal"), link },
    );
  },
);
