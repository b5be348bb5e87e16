import { type Destination, destinations } from "../../content/destinations.ts";
import { t } from "../../content/words.ts";
import { payRange } from "../../shared/format.ts";
import { urls } from "../../shared/urls.ts";
import { Flag } from "../Flag.tsx";

export function Countries() {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.countries.title", { n: destinations.length })}</h2>
        <p className="lead">{t("home.countries.lead")}</p>
        <ul className="tiles countries">
          {destinations.map((destination) => (
            <CountryCard key={destination.code} destination={destination} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function CountryCard({ destination: { name, jobs, salaryMin, salaryMax } }: { destination: Destination }) {
  return (
    <li className="card link-card">
      <h3 className="row">
        <Flag country={name} />
        <a href={urls.country(name)}>{name}</a>
      </h3>
      <p className="pay">{payRange(salaryMin, salaryMax)}</p>
      <p className="meta">{t("home.countries.jobs", { jobs })}</p>
    </li>
  );
}
