import { formOf } from "../../src/content/translator.ts";
import { usd } from "../../src/shared/format.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import type { FactFilter } from "../../src/shared/jobs/fact-filter.ts";
import type { JobFilter } from "../../src/shared/jobs/job-filter.ts";
import { sectorLabel } from "../../src/shared/jobs/sectors.ts";
import { nestedQuotes } from "../../src/shared/nested-quotes.ts";
import { say } from "../../src/shared/say.ts";
import { t } from "./words.ts";

export type FilterName =
  | "search"
  | "country"
  | "sector"
  | "experienceLevel"
  | "salaryFrom"
  | "postedWithin"
  | keyof FactFilter;

interface ActiveFilter {
  name: FilterName;
  label: string;
}

export function activeFilters(filter: JobFilter): ActiveFilter[] {
  const { search, country, sector, experienceLevel, salaryFrom, postedWithin } = filter;
  const { housing, flights, visa, certificate, contractUpTo } = filter;
  const level = experienceLevels.find(({ value }) => value === experienceLevel);
  const labels: Record<FilterName, string | 0 | undefined> = {
    search: search && t("jobs.filter.searchChip", { search: nestedQuotes(search) }),
    country: country && say(country),
    sector: sector && sectorLabel(sector),
    experienceLevel: level && say(level.browseLabel),
    salaryFrom: salaryFrom && t("jobs.filter.pay.from", { pay: usd(salaryFrom) }),
    postedWithin: postedWithin && t(`jobs.filter.postedChip.${formOf(postedWithin)}`, { n: postedWithin }),
    housing: housing && t("jobs.filter.housing"),
    flights: flights && t("jobs.filter.flights"),
    visa: visa && t(`jobs.filter.visaChip.${visa}`),
    certificate: certificate && t(`certificate.${certificate}`),
    contractUpTo: contractUpTo && t(`jobs.filter.contractChip.${formOf(contractUpTo)}`, { n: contractUpTo }),
  };
  return (Object.keys(labels) as FilterName[]).flatMap((name) => {
    const label = labels[name];
    return label ? [{ name, label }] : [];
  });
}
