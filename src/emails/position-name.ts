import { type Key, wordsFor } from "../content/words.ts";
import type { Job } from "../shared/jobs/job.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Head, inItsLanguage } from "./email.ts";
import { withHeading } from "./heading.ts";

type Named = NonNullable<Applied["job"]>;

/** The row of the box that says which application the email is about. */
export const jobFacts = inItsLanguage((locale: Locale, job: Named | null): [string, string][] => {
  const { t } = wordsFor(locale);
  return job ? [[t("emails.fact.job"), t("application.vacancy.of", { ...job })]] : [];
});

type SubjectKey = {
  [K in Key & `${string}.subject${string}`]: `${K}.job` extends Key ? K : never;
}[Key & `${string}.subject${string}`];

export const headOf = inItsLanguage(
  (
    locale: Locale,
    key: SubjectKey,
    { job, reference }: { job?: Named | null; reference: string },
    details: { fee?: string; status?: string } = {},
  ): Head => {
    const { t } = wordsFor(locale);
    const values = { title: "", company: "", fee: "", status: "", ...job, ...details, reference };
    const subject = t(job ? `${key}.job` : key, values);
    return job ? withHeading(subject, t("application.vacancy.of", { ...job })) : { subject };
  },
);

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
