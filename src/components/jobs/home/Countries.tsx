import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { type Destination, destinations } from "../../../content/destinations.ts";
import { payRange } from "../../../content/pay.ts";
import { sampleNote, samplesAmong } from "../../../content/samples.ts";
import { t, tn } from "../../../content/words.ts";
import type { OpenCountry } from "../../../db/jobs/job-facets.ts";
import * as routes from "../../../routes.ts";
import { countrySlug } from "../../../shared/jobs/country-slug.ts";
import { Flag } from "../Flag.tsx";

/** A phone shows the others when asked. */
const firstShown = 6;

/** `open` holds the countries with open jobs; undefined when they could not be counted. */
export function Countries({ open }: { open: readonly OpenCountry[] | undefined }) {
  const byName = open && new Map(open.map((country) => [country.country.toLowerCase(), country]));
  const card = (destination: Destination) => (
    <CountryCard
      key={destination.code}
      destination={destination}
      {...(byName ? (byName.get(destination.name.toLowerCase()) ?? none) : uncounted(destination))}
    />
  );
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.countries.title", { n: destinations.length })}</h2>
        <p className="lead">{t("home.countries.lead")}</p>
        <ul className="tiles countries">{destinations.slice(0, firstShown).map(card)}</ul>
        <details className="fold">
          <summary>{t("home.countries.more", { n: destinations.length - firstShown })}</summary>
        </details>
        <ul className="tiles countries">{destinations.slice(firstShown).map(card)}</ul>
      </div>
    </section>
  );
}

const none = { jobs: 0, samples: 0 };
const uncounted = ({ jobs }: Destination) => ({ jobs, samples: 0 });

interface CardProps {
  destination: Destination;
  jobs: number;
  samples: number;
}

function CountryCard({ destination, jobs, samples }: CardProps) {
  const linkTo = useLinkTo();
  const { name, salaryMin, salaryMax } = destination;
  return (
    <li className="card link-card">
      <h3 className="row">
        <Flag country={name} />
        <a href={linkTo(routes.country, { country: countrySlug(name) })}>{name}</a>
      </h3>
      <p className="pay">{payRange(salaryMin, salaryMax)}</p>
      <p className="meta">{tn("home.countries.jobs", jobs) + sampleNote(samplesAmong(samples, jobs))}</p>
    </li>
  );
}
