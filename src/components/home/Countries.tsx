import { type Destination, destinations } from "../../content/destinations.ts";
import { payRange } from "../../content/pay.ts";
import { t, tn } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { Flag } from "../Flag.tsx";

/** `openJobs` holds the open vacancies by country, in lower case; undefined when they could not be counted. */
export function Countries({ openJobs }: { openJobs: ReadonlyMap<string, number> | undefined }) {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.countries.title", { n: destinations.length })}</h2>
        <p className="lead">{t("home.countries.lead")}</p>
        <ul className="tiles countries">
          {destinations.map((destination) => (
            <CountryCard
              key={destination.code}
              destination={destination}
              jobs={openJobs ? (openJobs.get(destination.name.toLowerCase()) ?? 0) : destination.jobs}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

function CountryCard({ destination, jobs }: { destination: Destination; jobs: number }) {
  const { name, salaryMin, salaryMax } = destination;
  return (
    <li className="card link-card">
      <h3 className="row">
        <Flag country={name} />
        <a href={urls.country(name)}>{name}</a>
      </h3>
      <p className="pay">{payRange(salaryMin, salaryMax)}</p>
      <p className="meta">{tn("home.countries.jobs", jobs)}</p>
    </li>
  );
}
