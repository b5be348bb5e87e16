import { type AlertFilter, jobFilterOf } from "../shared/alerts/job-alert.ts";
import { listed, usd } from "../shared/format.ts";
import { experienceLevels } from "../shared/jobs/experience-levels.ts";
import { sectorLabel } from "../shared/jobs/sectors.ts";
import { nestedQuotes } from "../shared/nested-quotes.ts";
import { say } from "../shared/say.ts";
import { t, tn } from "./words.ts";

/** The list that an alert is for, as people say it: `"welder", Norway, Shipping, Housing provided`. */
export function alertList(alert: AlertFilter): string {
  const { search, country, sector, experienceLevel, ...others } = jobFilterOf(alert);
  const { salaryFrom, housing, flights, visa, certificate, contractUpTo: months, isLiteral } = others;
  const level = experienceLevels.find(({ value }) => value === experienceLevel)?.browseLabel ?? "";
  const parts = [
    search && t(isLiteral ? "alerts.exact" : "jobs.filter.searchChip", { search: nestedQuotes(search) }),
    country && say(country),
    sector && sectorLabel(sector),
    level && say(level),
    salaryFrom && t("jobs.filter.pay.from", { pay: usd(salaryFrom) }),
    housing && t("jobs.filter.housing"),
    flights && t("jobs.filter.flights"),
    visa && t(`jobs.filter.visaChip.${visa}`),
    certificate && t(`certificate.${certificate}`),
    months && tn("jobs.filter.contractChip", months),
  ].filter((part): part is string => Boolean(part));
  return parts.length > 0 ? listed(parts) : t("alerts.everything");
}
