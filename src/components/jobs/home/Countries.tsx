import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { type Destination, destinations } from "../../../content/destinations.ts";
import { payRange } from "../../../content/pay.ts";
import { countWithSamples, samplesAmong } from "../../../content/samples.ts";
import { t } from "../../../content/words.ts";
import type { OpenCountry } from "../../../db/jobs/job-facets.ts";
import * as routes from "../../../routes.ts";
import { countrySlug } from "../../../shared/jobs/country-slug.ts";
import type { PayRange } from "../../../shared/jobs/priced-job.ts";
import { say } from "../../../shared/say.ts";
import { Flag } from "../Flag.tsx";

/** A phone shows the others when asked. */
const firstShown = 6;

interface Props {
  /** The countries with open jobs; undefined when they could not be counted. */
  open: readonly OpenCountry[] | undefined;
  /** The number of those that count as countries. */
  counted: number;
  /** Holds what most jobs there pay, by name in lower case. */
  pay: ReadonlyMap<string, PayRange> | undefined;
}

export function Countries({ open, counted, pay }: Props) {
  const byName = open && new Map(open.map((country) => [country.country.toLowerCase(), country]));
  const card = (destination: Destination) => (
    <CountryCard
      key={destination.code}
      destination={destination}
      pay={pay?.get(destination.name.toLowerCase()) ?? destination}
      {...(byName ? (byName.get(destination.name.toLowerCase()) ?? none) : uncounted(destination))}
    />
  );
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.countries.title", { n: destinations.length })}</h2>
        <p className="lead">
          {t("home.countries.lead")}
          {counted > destinations.length && ` ${t("home.countries.open", { n: counted })}`}
        </p>
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
  pay: PayRange;
  jobs: number;
  samples: number;
}

function CountryCard({ destination: { name }, pay, jobs, samples }: CardProps) {
  const linkTo = useLinkTo();
  return (
    <li className="card link-card">
      <h3 className="row">
        <Flag country={name} />
        <a href={linkTo(routes.country, { country: countrySlug(name) })}>{say(name)}</a>
      </h3>
      <p className="pay">{payRange(pay.salaryMin, pay.salaryMax)}</p>
      <p className="meta">{countWithSamples("home.countries.jobs", jobs, samplesAmong(samples, jobs))}</p>
    </li>
  );
}
