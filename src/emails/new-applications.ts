import { wordsFor } from "../content/words.ts";
import { count } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Employer extends Account {
  applications: number;
}

export const newApplications = inItsLanguage((locale: Locale, employer: Employer, link: string): Email => {
  const { t, tn } = wordsFor(locale);
  const subject = tn("emails.newApplications.subject", employer.applications);
  return toAccount(
    locale,
    employer,
    "new applications",
    subject,
    [[t("emails.fact.newApplications"), count(employer.applications)]],
    tn("emails.newApplications.body", employer.applications),
    { label: t("emails.action.dashboard"), link },
  );
});
