import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims, salaryBands } from "../../../content/claims.ts";
import { destinations } from "../../../content/destinations.ts";
import { payRange } from "../../../content/pay.ts";
import { countWithSamples, type Samples } from "../../../content/samples.ts";
import { capitalised, termName } from "../../../content/trade-title.ts";
import { t, tn } from "../../../content/words.ts";
import type { ReviewSummary } from "../../../db/reviews/reviews.ts";
import * as routes from "../../../routes.ts";
import { count, usd } from "../../../shared/format.ts";
import { experienceLabel } from "../../../shared/jobs/experience-levels.ts";
import type { CountedTradePay } from "../../../shared/jobs/priced-job.ts";
import { say } from "../../../shared/say.ts";
import { QuietLink } from "../../shell/ButtonLink.tsx";
import { useClaims } from "../../shell/confirmed-claims.ts";
import { Stat } from "../../shell/Stat.tsx";
import { PayRuler } from "../PayRuler.tsx";

interface SuccessProps {
  /** Undefined when they cannot be counted. */
  vacancies: number | undefined;
  samples: Samples;
}

export function SuccessNumbers({ vacancies, samples }: SuccessProps) {
  const isConfirmed = useClaims();
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.success.title")}</h2>
        <ul className="tiles">
          <Stat
            value={vacancies === undefined ? say(claims.vacanciesFallback) : count(vacancies)}
            label={
              vacancies === undefined
                ? t("home.success.vacancies.other")
                : countWithSamples("home.success.vacancies", vacancies, samples)
            }
          />
          <Stat value={count(destinations.length)} label={t("home.success.countries")} />
          {isConfirmed("success-rate") && (
            <Stat value={say(claims.successRate)} label={t("home.success.rate")} />
          )}
        </ul>
      </div>
    </section>
  );
}

interface StoriesProps {
  /** Undefined when the page does not need them, or when they cannot be read. */
  counted: ReviewSummary | undefined;
}

/** The counted reviews replace the claims. Without a review there is nothing to show. */
export function SuccessStories({ counted }: StoriesProps) {
  const linkTo = useLinkTo();
  const isConfirmed = useClaims();
  const reviews = isConfirmed("reviews") ? say(claims.reviewCount) : countOf(counted);
  const labelOfReviews = isConfirmed("reviews")
    ? t("home.stats.reviews.other")
    : tn("home.stats.reviews", counted?.count ?? 0);
  const rating = isConfirmed("rating") ? say(claims.averageRating) : counted?.average?.toFixed(1);
  const placed = isConfirmed("placed") && say(claims.placed);
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.stats.title")}</h2>
        {(reviews || rating || placed) && (
          <ul className="tiles">
            {reviews && <Stat value={reviews} label={labelOfReviews} />}
            {rating && <Stat value={rating} label={t("home.stats.rating")} />}
            {placed && <Stat value={placed} label={t("home.stats.placed")} />}
          </ul>
        )}
        <p className="actions">
          <QuietLink href={linkTo(routes.reviews)}>{t("home.stats.link")}</QuietLink>
        </p>
      </div>
    </section>
  );
}

const countOf = (counted: ReviewSummary | undefined) => (counted?.count ? count(counted.count) : undefined);

/** Shows the claimed bands of the levels, and the counted pay of the commonest trades. */
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
            <details className="fold">
              <summary>{t("home.salaries.trades")}</summary>
            </details>
            <ul className="tiles countries">
              {trades.map((trade) => (
                <li key={trade.slug} className="card link-card">
                  <h4>
                    <a href={linkTo(routes.trade, { slug: trade.slug })}>{capitalised(termName(trade))}</a>
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
