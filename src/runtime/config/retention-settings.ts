import { type RetentionSetting, retentionTable } from "../../shared/retention.ts";
import { type Format, whole } from "./setting-formats.ts";
import type { SettingRow } from "./setting-row.ts";

/** The table's texts address the candidate, who reads them in the privacy policy. These texts address the operator. */
const purposes: Record<RetentionSetting, string> = {
  RETENTION_DRAFT_DAYS:
    "How many days after its last change the site deletes an application that was not sent, and what was entered in one that was paid for, not sent and refunded.",
  RETENTION_UNPAID_DAYS:
    "How many days after it was sent, or after the last attempt to pay, the site deletes an application that was not paid for.",
  RETENTION_UNANSWERED_DAYS:
    "How many days after it was sent and paid for the site deletes an application whose status nobody changed.",
  RETENTION_IN_PROGRESS_DAYS:
    "How many days after the last change of its status the site deletes an application that is under review, or whose candidate had an interview.",
  RETENTION_ACCEPTED_DAYS: "How many days after it was accepted the site deletes an application.",
  RETENTION_REJECTED_DAYS: "How many days after it was rejected the site deletes an application.",
  RETENTION_WITHDRAWN_DAYS: "How many days after the candidate withdrew it the site deletes an application.",
  RETENTION_REFUNDED_DAYS: "How many days after the refund of its fee the site deletes an application.",
};

interface DaysRow extends SettingRow<number> {
  format: Format<number>;
  default: number;
}

const rows = Object.values(retentionTable).flatMap((row) => ("setting" in row ? [row] : []));

export const retentionSettings = Object.fromEntries(
  rows
    .filter(({ setting }, index) => rows.findIndex((row) => row.setting === setting) === index)
    .map(({ setting, days }): [string, DaysRow] => [
      setting,
      { purpose: purposes[setting], format: whole(1, 3650), default: days },
    ]),
) as Record<RetentionSetting, DaysRow>;
