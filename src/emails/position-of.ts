import { t } from "../content/words.ts";
import type { Vacancy } from "../db/vacancy-of.ts";

/** What an application is for. */
export interface Applied {
  desiredPosition: string;
  /** Null for a general application. */
  vacancy: Vacancy | null;
}

/** The vacancy, or else what the candidate wishes for. */
export const positionOf = ({ desiredPosition, vacancy }: Applied): string =>
  vacancy ? t("emails.position", { ...vacancy }) : desiredPosition;
