import { CountryOption } from "../../../../islands/lib/CountryOption.tsx";
import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims } from "../../../content/claims.ts";
import { type Destination, destinations } from "../../../content/destinations.ts";
import { payRange } from "../../../content/pay.ts";
import { countWithSamples, type Samples } from "../../../content/samples.ts";
import { site } from "../../../content/site.ts";
import { t } from "../../../content/words.ts";
import type { OpenCountry } from "../../../db/jobs/job-facets.ts";
import * as routes from "../../../routes.ts";
import type { PayRange } from "../../../shared/jobs/priced-job.ts";
import { say } from "../../../shared/say.ts";
import { ApplyLink } from "../../shell/ButtonLink.tsx";
import { FeeLink } from "../ListFee.tsx";
import { WorldMap } from "../WorldMap.tsx";

interface Props {
  /** The number of companies with open jobs. Undefined when it cannot be read. */
  companies: number | undefined;
  samples: Samples;
  /** How many of the open jobs are samples. */
  ofJobs: Samples;
  /** Holds what most open jobs pay; undefined while the task has not counted it. */
  pay: PayRange | undefined;
  /** The countries with open jobs; undefined when they cannot be counted. */
  open: readonly OpenCountry[] | undefined;
  /** `$50`. Undefined when applying costs nothing. */
  fee: string | undefined;
}

export function Hero({ companies, samples, ofJobs, pay, open, fee }: Props) {
  const linkTo = useLinkTo();
  return (
    <section className="hero navy">
      <div className="wrap">
        {companies !== 0 && (
          <p className="eyebrow">
            {companies === undefined
              ? t("home.hero.badge.other", { n: say(claims.partnerCompaniesFallback) })
              : countWithSamples("home.hero.badge", companies, samples)}
          </p>
        )}
        <h1>{say(site.tagline)}</h1>
        <p className="lead">
          {pay ? t(leadKey(ofJobs), { pay: payRange(pay.salaryMin, pay.salaryMax) }) : t("home.hero.lead")}
        </p>
        <HeroSearch />
        <div className="start">
          <ApplyLink href={linkTo(routes.apply)}>{t("home.hero.apply")}</ApplyLink>
          <p>
            {fee ? `${t(feeKey(samples), { fee })} ` : t("fee.free.short")}
            {fee && <FeeLink />}
          </p>
        </div>
        <WorldMap open={openDestinations(open)} />
      </div>
    </section>
  );
}

function leadKey(samples: Samples) {
  if (samples === "none") return "home.hero.pay";
  return samples === "all" ? "home.hero.pay.samples" : "home.hero.pay.some";
}

function feeKey(samples: Samples) {
  if (samples === "none") return "home.hero.fee";
  return samples === "all" ? "home.hero.fee.samples" : "home.hero.fee.some";
}

function openDestinations(open: readonly OpenCountry[] | undefined): Pick<Destination, "name" | "jobs">[] {
  if (!open) return [...destinations];
  const byName = new Map(open.map(({ country, jobs }) => [country.toLowerCase(), jobs]));
  return destinations.flatMap(({ name }) => {
    const jobs = byName.get(name.toLowerCase());
    return jobs ? [{ name, jobs }] : [];
  });
}

/** Has the first two filters of the list of jobs, and leads to that list. */
function HeroSearch() {
  const linkTo = useLinkTo();
  return (
    <form className="hero-search" action={linkTo(routes.jobs)} aria-label={t("jobs.filter.label")}>
      <label>
        <span className="unseen">{t("jobs.filter.search")}</span>
        <input type="search" name="search" placeholder={t("home.hero.search")} />
      </label>
      <label>
        <span className="unseen">{t("jobs.filter.country")}</span>
        <select name="country">
          <option value="">{t("jobs.filter.country.all")}</option>
          {destinations.map(({ name }) => (
            <CountryOption key={name} name={name} />
          ))}
        </select>
      </label>
      <button type="submit">{t("jobs.filter.submit")}</button>
    </form>
  );
}
