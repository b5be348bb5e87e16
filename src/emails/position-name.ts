import { wordsFor } from "../content/words.ts";
import type { Job } from "../shared/jobs/job.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, inItsLanguage } from "./email.ts";

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
