import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { Options } from "../../../../islands/lib/Options.tsx";
import { claims } from "../../../content/claims.ts";
import { destinations } from "../../../content/destinations.ts";
import { type Samples, sampleNote } from "../../../content/samples.ts";
import { site } from "../../../content/site.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { browseSectors, sectorOptions } from "../../../shared/jobs/sectors.ts";
import { ApplyLink } from "../../shell/ButtonLink.tsx";

interface Props {
  /** With open jobs; undefined when that cannot be read. */
  companies: number | undefined;
  samples: Samples;
}

export function Hero({ companies, samples }: Props) {
  const linkTo = useLinkTo();
  return (
    <section className="hero navy">
      <div className="wrap">
        {companies !== 0 && (
          <p className="eyebrow">
            {t("home.hero.badge", { companies: companies ?? claims.partnerCompaniesFallback })}
            {companies && sampleNote(samples)}
          </p>
        )}
        <h1>{site.tagline}</h1>
        <p className="lead">{t("home.hero.lead")}</p>
        <p className="actions">
          <ApplyLink href={linkTo(routes.apply)}>{t("home.hero.apply")}</ApplyLink>
        </p>
        <HeroSearch />
        <ul className="trust plain">
          <li>{t("home.hero.pay")}</li>
          <li>{t("home.hero.account")}</li>
          <li>{t("home.hero.fee")}</li>
        </ul>
      </div>
      <Wave />
    </section>
  );
}

/** The lower edge of a navy band, above the page's ground. */
function Wave() {
  return (
    <svg className="wave" viewBox="0 0 1200 64" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 30C200 0 350 10 600 30s400 20 600-8v42H0z" />
      <path d="M0 44c220-30 420-10 640 4s380 6 560-16v32H0z" />
    </svg>
  );
}

/** The first filters of the list of vacancies, which it leads to. */
function HeroSearch() {
  const linkTo = useLinkTo();
  return (
    <form className="search" action={linkTo(routes.jobs)} aria-label={t("jobs.filter.label")}>
      <label>
        {t("jobs.filter.search")}
        <input type="search" name="search" placeholder={t("jobs.filter.search.placeholder")} />
      </label>
      <label>
        {t("jobs.filter.country")}
        <select name="country">
          <option value="">{t("jobs.filter.country.all")}</option>
          {destinations.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {t("jobs.filter.sector")}
        <select name="sector">
          <option value="">{t("jobs.filter.sector.all")}</option>
          <Options of={sectorOptions(browseSectors)} />
        </select>
      </label>
      <button type="submit">{t("jobs.filter.submit")}</button>
    </form>
  );
}
