import { claims } from "../../../content/claims.ts";
import { type Samples, sampleNote } from "../../../content/samples.ts";
import { site } from "../../../content/site.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { linkTo } from "../../../shared/link.ts";
import { ApplyLink } from "../../shell/ButtonLink.tsx";
import { HeroSearch } from "./HeroSearch.tsx";

interface Props {
  /** With open jobs; undefined when that cannot be read. */
  companies: number | undefined;
  samples: Samples;
}

export function Hero({ companies, samples }: Props) {
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
