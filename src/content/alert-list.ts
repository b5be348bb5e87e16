import type { AlertFilter } from "../shared/alerts/job-alert.ts";
import { experienceLevels } from "../shared/jobs/experience-levels.ts";
import { sectorLabel } from "../shared/jobs/sectors.ts";
import { say } from "../shared/say.ts";
import { t } from "./words.ts";

/** The list that an alert is for, as people say it: `"welder", Norway, Shipping`. */
export function alertList({ search, country, sector, experienceLevel }: AlertFilter): string {
  const level = experienceLevels.find(({ value }) => value === experienceLevel)?.browseLabel ?? "";
  const parts = [
    search && t("jobs.filter.searchChip", { search }),
    country && say(country),
    sector && sectorLabel(sector),
    level && say(level),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : t("alerts.everything");
}
