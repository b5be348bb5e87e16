import { usd } from "../../src/shared/format.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import type { JobFilter } from "../../src/shared/jobs/job-filter.ts";
import { sectorLabel } from "../../src/shared/jobs/sectors.ts";
import { t } from "./words.ts";

export type FilterName = "search" | "country" | "sector" | "experienceLevel" | "salaryFrom" | "postedWithin";

interface ActiveFilter {
  name: FilterName;
  label: string;
}

export function activeFilters(filter: JobFilter): ActiveFilter[] {
  const { search, country, sector, experienceLevel, salaryFrom, postedWithin } = filter;
  const level = experienceLevels.find(({ value }) => value === experienceLevel);
  const labels: Record<FilterName, string | 0 | undefined> = {
    search: search && t("jobs.filter.searchChip", { search }),
    country,
    sector: sector && sectorLabel(sector),
    experienceLevel: level?.browseLabel,
    salaryFrom: salaryFrom && t("jobs.filter.pay.from", { pay: usd(salaryFrom) }),
    postedWithin:
      postedWithin &&
      t(`jobs.filter.postedChip.${postedWithin === 1 ? "one" : "other"}`, { n: postedWithin }),
  };
  return (Object.keys(labels) as FilterName[]).flatMap((name) => {
    const label = labels[name];
    return label ? [{ name, label }] : [];
  });
}
