import { t } from "../content/words.ts";
import type { Vacancy } from "../db/applications/application-job.ts";

/** What an application is for. */
export interface Applied {
  /** Null until the candidate proved to own the mailbox: whoever fills in the form chooses the address, too. */
  desiredPosition: string | null;
  /** Null for a general application. */
  vacancy: Vacancy | null;
}

/** The vacancy, or else what the candidate wishes for, if the candidate proved to have written it. */
export const positionName = ({ desiredPosition, vacancy }: Applied): string =>
  vacancy ? t("emails.position", { ...vacancy }) : (desiredPosition ?? t("emails.anyPosition"));
