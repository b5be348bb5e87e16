import { type RetentionSetting, retentionTable } from "../../shared/retention.ts";
import { type Format, whole } from "./setting-formats.ts";
import type { SettingRow } from "./setting-row.ts";

interface DaysRow extends SettingRow<number> {
  format: Format<number>;
  default: number;
}

const rows = Object.values(retentionTable).flatMap((row) => ("setting" in row ? [row] : []));

export const retentionSettings = Object.fromEntries(
  rows
    .filter(({ setting }, index) => rows.findIndex((row) => row.setting === setting) === index)
    .map(({ setting, days, what, from }): [string, DaysRow] => [
      setting,
      {
        purpose: `How many days after ${from} the site deletes this: ${what}.`,
        format: whole(1, 3650),
        default: days,
      },
    ]),
) as Record<RetentionSetting, DaysRow>;
