import { wordsFor } from "../content/words.ts";
import { count } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Employer extends Account {
  jobs: readonly { title: string; applications: number }[];
}

const mostJobs = 20;

export const newApplications = inItsLanguage((locale: Locale, employer: Employer, link: string): Email => {
  const { t, tn } = wordsFor(locale);
  const all = employer.jobs.reduce((sum, { applications }) => sum + applications, 0);
  const lines = employer.jobs.map(({ title, applications }) => `${title}: ${count(applications)}`);
  return toAccount(
    locale,
    employer,
    "new applications",
    tn("emails.newApplications.subject", all),
    tn("emails.newApplications.body", all),
    { text: lines.slice(0, mostJobs).join("\n"), look: "rows" },
    lines.length > mostJobs && "…",
    { label: t("emails.action.dashboard"), link },
  );
});
