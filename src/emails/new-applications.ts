import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Employer extends Account {
  applications: number;
}

export const newApplications = inItsLanguage((locale: Locale, employer: Employer, link: string): Email => {
  const { t, tn } = wordsFor(locale);
  const subject = tn("emails.newApplications.subject", employer.applications);
  const body = tn("emails.newApplications.body", employer.applications);
  return toAccount(locale, employer, "new applications", subject, body, {
    label: t("emails.action.dashboard"),
    link,
  });
});
