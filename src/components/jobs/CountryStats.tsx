import { useLinkTo } from "../../../islands/lib/locale.ts";
import { payRange } from "../../content/pay.ts";
import { sampleNote, samplesAmong } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import type { CountrySummary } from "../../db/jobs/job-facets.ts";
import * as routes from "../../routes.ts";
import { count } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { Stat } from "../shell/Stat.tsx";

interface Props {
  country: string;
  summary: CountrySummary;
}

/** Shows the open jobs of a country in four figures, and its sectors, each with the link to its jobs. */
export function CountryStats({ country, summary }: Props) {
  const linkTo = useLinkTo();
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
        <Stat
          value={payRange(salaryMin, salaryMax)}
          label={t("countryJobs.stats.salary") + t("countryJobs.stats.range")}
        />
      </ul>
      <div className="narrowing">
        <h2>{t("countryJobs.sectors")}</h2>
        <ul className="plain">
          {sectors.map((sector) => (
            <li key={sector}>
              <a href={linkTo(routes.jobs, { sector, country })} rel="nofollow">
                {sectorLabel(sector)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
