import { wordsFor } from "../content/words.ts";
import type { Job } from "../shared/jobs/job.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, inItsLanguage } from "./email.ts";

type Named = NonNullable<Applied["job"]>;

/** The row of the box that says which application the email is about. */
export const jobFacts = inItsLanguage((locale: Locale, job: Named | null): [string, string][] => {
  const { t } = wordsFor(locale);
  return job ? [[t("emails.fact.job"), t("application.vacancy.of", { ...job })]] : [];
});

export interface Applied extends Candidate {
  /** Null until the candidate proved to own the mailbox, because a stranger may have typed the address. */
  desiredPosition: string | null;
  job: Pick<Job, "title" | "company"> | null;
  link: string;
}

export const positionName = inItsLanguage(
  (locale: Locale, { desiredPosition, job }: Omit<Applied, "link">): string => {
    const { t } = wordsFor(locale);
    return job ? t("emails.position", { ...job }) : (desiredPosition ?? t("emails.anyPosition"));
  },
);
