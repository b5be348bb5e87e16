import { type Context, Hono } from "hono";
import { Countries } from "../../components/jobs/home/Countries.tsx";
import { DestinationBanner } from "../../components/jobs/home/DestinationBanner.tsx";
import { SalaryBands, SuccessNumbers, SuccessStories } from "../../components/jobs/home/Figures.tsx";
import { Hero } from "../../components/jobs/home/Hero.tsx";
import { InterviewsOpen, JobAlerts, ReadyToSail } from "../../components/jobs/home/Invitations.tsx";
import {
  ApplicationSteps,
  FreeBenefits,
  Industries,
  PaymentMethods,
} from "../../components/jobs/home/Offers.tsx";
import { PartnerHighlights } from "../../components/jobs/home/PartnerHighlights.tsx";
import { fallbackPartners } from "../../content/fallback-partners.ts";
import { samplesAmong, samplesIn } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import { listPartnerStats } from "../../db/jobs/companies.ts";
import {
  findJobStats,
  listOpenCountries,
  listOpenSectors,
  type OpenCountry,
  type OpenSector,
} from "../../db/jobs/job-facets.ts";
import { listOpenJobs } from "../../db/jobs/jobs.ts";
import { everyCountry, findCountryPay, listTradePay, priceJobs } from "../../db/jobs/trade-pay.ts";
import { findReviewSummary, type ReviewSummary } from "../../db/reviews/reviews.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { ClaimName } from "../../shared/claim-names.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { usdCents } from "../../shared/format.ts";
import type { JobStats } from "../../shared/jobs/job.ts";
import type { PartnerStats } from "../../shared/jobs/partner-category.ts";
import type { CountedTradePay, PayRange, PricedJob } from "../../shared/jobs/priced-job.ts";
import { countCountries } from "../jobs/list-filter.ts";

/** With so many companies, each industry has some. */
const busiestPartners = 1_000;
const noReviews: ReviewSummary = { count: 0, average: null };
const newestShown = 6;
const tradesShown = 4;

export const homePage = new Hono<Env>().get(routes.home.path, async (c) => {
  const { sql, settings } = c.env;
  const isClaimed = (...names: ClaimName[]) => names.every((name) => settings.claims.includes(name));
  const [stats, countries, partners, newest, countryPay, tradePay, sectors, reviews] = await Promise.all([
    ifReadable(c, findJobStats(sql)),
    ifReadable(c, listOpenCountries(sql)),
    ifReadable(c, listPartnerStats(sql, { limit: busiestPartners })),
    ifReadable(
      c,
      listOpenJobs(sql, {}, { limit: newestShown }).then((jobs) => priceJobs(sql, jobs)),
    ),
    ifReadable(c, findCountryPay(sql)),
    ifReadable(c, listTradePay(sql, { limit: tradesShown })),
    isClaimed("industry-positions") ? [] : ifReadable(c, listOpenSectors(sql)),
    isClaimed("reviews", "rating") ? noReviews : ifReadable(c, findReviewSummary(sql)),
  ]);
  const fee = settings.feeCents > 0 ? usdCents(settings.feeCents) : undefined;
  const page = await c.render(
    <Home
      stats={stats}
      countries={countries}
      partners={partners?.length ? partners : fallbackPartners}
      newest={newest}
      countryPay={countryPay}
      tradePay={tradePay}
      sectors={sectors}
      reviews={reviews}
      fee={fee}
    />,
    {
      title: t("home.meta.title"),
      description: t("home.meta.description"),
      keywords: t("home.meta.keywords"),
      isHome: true,
      formless: true,
      styles: ["icons", "figures", "home", "map", "partners", "rows"],
    },
  );
  const isWhole = stats && countries && partners && newest && countryPay && tradePay && sectors && reviews;
  if (!isWhole) page.headers.set("Cache-Control", "no-store");
  return page;
});

/** The page is useful without its figures. */
async function ifReadable<T>(c: Context<Env>, figures: Promise<T>): Promise<T | undefined> {
  try {
    return await figures;
  } catch (error) {
    c.env.log({ event: "figuresUnreadable", id: c.get("requestId"), cause: reasonOf(error) });
    return undefined;
  }
}

interface Props {
  stats: JobStats | undefined;
  countries: readonly OpenCountry[] | undefined;
  /** The companies with the most jobs come first. */
  partners: readonly PartnerStats[];
  /** Undefined when the site cannot read them. */
  newest: readonly PricedJob[] | undefined;
  countryPay: ReadonlyMap<string, PayRange> | undefined;
  tradePay: readonly CountedTradePay[] | undefined;
  sectors: readonly OpenSector[] | undefined;
  reviews: ReviewSummary | undefined;
  fee: string | undefined;
}

function Home({ stats, countries, partners, newest, countryPay, tradePay, sectors, reviews, fee }: Props) {
  const companies = stats?.totalCompanies;
  const ofJobs = samplesIn(countries ?? []);
  const ofCompanies = samplesOfCompanies(partners.slice(0, companies));
  return (
    <>
      <Hero
        companies={companies}
        samples={ofCompanies}
        ofJobs={ofJobs}
        pay={countryPay?.get(everyCountry)}
        open={countries}
        fee={fee}
      />
      <DestinationBanner jobs={stats?.totalJobs} samples={ofJobs} newest={newest ?? []} />
      <InterviewsOpen />
      <SuccessNumbers vacancies={stats?.totalVacancies} samples={ofJobs} />
      <FreeBenefits fee={fee} />
      <Countries open={countries} counted={countCountries(countries ?? [])} pay={countryPay} />
      <Industries counted={sectors} />
      <PartnerHighlights partners={partners} companies={companies} samples={ofCompanies} />
      <ApplicationSteps fee={fee} />
      <SuccessStories counted={reviews} />
      {fee && <PaymentMethods />}
      <SalaryBands trades={tradePay ?? []} />
      <JobAlerts />
      <ReadyToSail />
    </>
  );
}

const samplesOfCompanies = (partners: readonly PartnerStats[]) =>
  samplesAmong(partners.filter(({ sample }) => sample).length, partners.length);
