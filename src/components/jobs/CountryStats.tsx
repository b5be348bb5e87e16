import { payRange } from "../../content/pay.ts";
import { sampleNote, samplesAmong } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import type { CountrySummary } from "../../db/jobs/job-facets.ts";
import { count } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { Badge } from "../shell/Badge.tsx";
import { Stat } from "../shell/Stat.tsx";

/** The open jobs of a country in four figures, and their sectors. */
export function CountryStats({ summary }: { summary: CountrySummary }) {
  const { jobs, samples, vacancies, companies, salaryMin, salaryMax, sectors } = summary;
  const among = samplesAmong(samples, jobs);
  return (
    <>
      <ul className="tiles">
        <Stat value={count(jobs)} label={t("countryJobs.stats.jobs") + sampleNote(among, jobs)} />
        <Stat
          value={count(vacancies)}
          label={t("countryJobs.stats.vacancies") + sampleNote(among, vacancies)}
        />
        <Stat
          value={count(companies)}
          label={t("countryJobs.stats.companies") + sampleNote(among, companies)}
        />
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
