import { claims } from "../../content/claims.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { Wave } from "../Wave.tsx";
import { HeroSearch } from "./HeroSearch.tsx";

/** `companies` with open vacancies; undefined when that cannot be read. */
export function Hero({ companies }: { companies: number | undefined }) {
  return (
    <section className="hero navy">
      <div className="wrap">
        {companies !== 0 && (
          <p className="eyebrow">
            {t("home.hero.badge", { companies: companies ?? claims.partnerCompaniesFallback })}
          </p>
        )}
        <h1>{site.tagline}</h1>
        <p className="lead">{t("home.hero.lead")}</p>
        <p className="actions">
          <a className="btn btn-apply" href={urls.apply()}>
            {t("home.hero.apply")}
          </a>
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
