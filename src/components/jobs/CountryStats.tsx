import { payRange } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import type { CountrySummary } from "../../db/job-facets.ts";
import { count } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/sectors.ts";
import { Badge } from "../Badge.tsx";
import { Stat } from "../Stat.tsx";

/** What is open in a country, in four figures and its sectors. */
export function CountryStats({ summary }: { summary: CountrySummary }) {
  const { jobs, vacancies, companies, salaryMin, salaryMax, sectors } = summary;
  return (
    <>
      <ul className="tiles">
        <Stat value={count(jobs)} label={t("countryJobs.stats.jobs")} />
        <Stat value={count(vacancies)} label={t("countryJobs.stats.vacancies")} />
        <Stat value={count(companies)} label={t("countryJobs.stats.companies")} />
        <Stat value={payRange(salaryMin, salaryMax)} label={t("countryJobs.stats.salary")} />
      </ul>
      <h2>{t("countryJobs.sectors")}</h2>
      <ul className="badges">
        {sectors.map((sector) => (
          <li key={sector}>
            <Badge kind="info">{sectorLabel(sector)}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
