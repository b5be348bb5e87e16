import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims, salaryBands } from "../../../content/claims.ts";
import { destinations } from "../../../content/destinations.ts";
import { payRange } from "../../../content/pay.ts";
import { type Samples, sampleNote } from "../../../content/samples.ts";
import { capitalised } from "../../../content/trade-title.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { count, usd } from "../../../shared/format.ts";
import { experienceLabel } from "../../../shared/jobs/experience-levels.ts";
import type { CountedTradePay } from "../../../shared/jobs/priced-job.ts";
import { QuietLink } from "../../shell/ButtonLink.tsx";
import { Stat } from "../../shell/Stat.tsx";
import { PayRuler } from "../PayRuler.tsx";

interface SuccessProps {
  /** Undefined when they cannot be counted. */
  vacancies: number | undefined;
  samples: Samples;
}

export function SuccessNumbers({ vacancies, samples }: SuccessProps) {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.success.title")}</h2>
        <ul className="tiles">
          <Stat
            value={vacancies === undefined ? claims.vacanciesFallback : count(vacancies)}
            label={t("home.success.vacancies") + (vacancies ? sampleNote(samples) : "")}
          />
          <Stat value={count(destinations.length)} label={t("home.success.countries")} />
          <Stat value={claims.successRate} label={t("home.success.rate")} />
        </ul>
      </div>
    </section>
  );
}

export function SuccessStories() {
  const linkTo = useLinkTo();
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.stats.title")}</h2>
        <ul className="tiles">
          <Stat value={claims.reviewCount} label={t("home.stats.reviews")} />
          <Stat value={claims.averageRating} label={t("home.stats.rating")} />
          <Stat value={claims.placed} label={t("home.stats.placed")} />
        </ul>
        <p className="actions">
          <QuietLink href={linkTo(routes.reviews)}>{t("home.stats.link")}</QuietLink>
        </p>
      </div>
    </section>
  );
}

/** The claimed bands of the levels, and the counted pay of the commonest trades. */
export function SalaryBands({ trades }: { trades: readonly CountedTradePay[] }) {
  const linkTo = useLinkTo();
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.salaries.title")}</h2>
        <p className="lead">{t("home.salaries.lead")}</p>
        <ul className="cards">
          {salaryBands.map(({ level, salaryMin, salaryMax }) => (
            <li key={level} className="card">
              <h3>{experienceLabel(level)}</h3>
              <p className="pay">{t("home.salaries.range", { min: usd(salaryMin), max: usd(salaryMax) })}</p>
              <PayRuler job={{ salaryMin, salaryMax }} />
            </li>
          ))}
        </ul>
        {trades.length > 0 && (
          <>
            <h3>{t("home.salaries.trades")}</h3>
            <ul className="tiles countries">
              {trades.map((trade) => (
                <li key={trade.slug} className="card link-card">
                  <h4>
                    <a href={linkTo(routes.trade, { slug: trade.slug })}>{capitalised(trade.name)}</a>
                  </h4>
                  <p className="pay">{payRange(trade.salaryMin, trade.salaryMax)}</p>
                  <PayRuler job={trade} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
