import { t } from "../content/words.ts";
import type { Job } from "../shared/jobs/job.ts";

export interface Applied {
  /** Null until the candidate proved to own the mailbox, because a stranger may have typed the address. */
  desiredPosition: string | null;
  vacancy: Pick<Job, "title" | "company"> | null;
}

export const positionName = ({ desiredPosition, vacancy }: Applied): string =>
  vacancy ? t("emails.position", { ...vacancy }) : (desiredPosition ?? t("emails.anyPosition"));
