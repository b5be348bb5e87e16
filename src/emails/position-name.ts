import { t } from "../content/words.ts";
import type { Job } from "../shared/jobs/job.ts";
import type { Candidate } from "./email.ts";

export interface Applied extends Candidate {
  /** Null until the candidate proved to own the mailbox, because a stranger may have typed the address. */
  desiredPosition: string | null;
  vacancy: Pick<Job, "title" | "company"> | null;
  link: string;
}

export const positionName = ({ desiredPosition, vacancy }: Omit<Applied, "link">): string =>
  vacancy ? t("emails.position", { ...vacancy }) : (desiredPosition ?? t("emails.anyPosition"));
