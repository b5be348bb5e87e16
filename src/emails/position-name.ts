import { t } from "../content/words.ts";
import type { Vacancy } from "../db/applications/application-job.ts";

export interface Applied {
  /** Null until the candidate proved to own the mailbox, because a stranger may have typed the address. */
  desiredPosition: string | null;
  vacancy: Vacancy | null;
}

export const positionName = ({ desiredPosition, vacancy }: Applied): string =>
  vacancy ? t("emails.position", { ...vacancy }) : (desiredPosition ?? t("emails.anyPosition"));
