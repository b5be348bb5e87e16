import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AlertOffer } from "../../components/alerts/AlertOffer.tsx";
import { CountryStats } from "../../components/jobs/CountryStats.tsx";
import { DestinationFacts } from "../../components/jobs/DestinationFacts.tsx";
import { Flag } from "../../components/jobs/Flag.tsx";
import { JobRows } from "../../components/jobs/JobRows.tsx";
import { ListFee } from "../../components/jobs/ListFee.tsx";
import { NoJobsInCountry } from "../../components/jobs/NoJobsInCountry.tsx";
import { PayByTrade } from "../../components/jobs/PayByTrade.tsx";
import { scaleFor } from "../../components/jobs/PayTable.tsx";
import { PortMap } from "../../components/jobs/WorldMap.tsx";
import { breadcrumbList, type Trail } from "../../components/shell/Breadcrumbs.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { countWithSamples, samplesAmong } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import { listOpenJobs } from "../../db/jobs/jobs.ts";
import { type CountedPay, findCountryPay, listTradePay, priceJobs } from "../../db/jobs/trade-pay.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import type { CountedTradePay, PricedJob } from "../../shared/jobs/priced-job.ts";
import { say } from "../../shared/say.ts";
import { type Country, findCountry } from "./find-country.ts";

const newestShown = 6;
const tradesShown = 6;

export const countryPage = new Hono<Env>().get(routes.country.path, async (c) => {
  const country = await findCountry(c.env.sql, c.req.param("country"));
  const { name, destination, summary } = country;
  const { sql } = c.env;
  const [newest, trades, pay] = await Promise.all([
    listOpenJobs(sql, { country: name }, { limit: newestShown }).then((jobs) => priceJobs(sql, jobs)),
    listTradePay(sql, { country: name, limit: tradesShown }),
    findCountryPay(sql).then((pays) => pays.get(name.toLowerCase())),
  ]);
  const trail = [
    {
      path: c.var.linkTo(routes.country, { country: countrySlug(name) }),
      label: t("country.title", { country: say(name) }),
    },
  ];
  return c.render(
    <CountryView {...{ country, newest, trades, pay, trail }} feeCents={c.env.settings.feeCents} />,
    {
      title: t("country.meta.title", { country: say(name) }),
      description: t("country.meta.description", { country: say(name) }),
      keywords: t("country.meta.keywords", { country: say(name) }),
      canonical: c.var.linkTo(routes.country, { country: countrySlug(name) }),
      noindex: !destination && !summary,
      formless: true,
      styles: ["country", "fields", "figures", "map", "rows", "saving", "tables", "trade", "trail"],
      feed: c.var.linkTo(routes.feed, { country: name }),
      data: [breadcrumbList(c.env.settings.siteUrl, c.var.linkTo, trail)],
    },
  );
});

interface Props {
  country: Country;
  newest: PricedJob[];
  /** The trades of the country, the commonest first. */
  trades: CountedTradePay[];
  /** Undefined when too few jobs are open. */
  pay: CountedPay | undefined;
  trail: Trail;
  feeCents: number;
}

function CountryView({ country, newest, trades, pay, trail, feeCents }: Props) {
  const linkTo = useLinkTo();
  const { name, destination, summary } = country;
  const end = scaleFor([...trades, ...newest]);
  return (
    <>
      <PageHead
        trail={trail}
        title={t("country.title", { country: say(name) })}
        lead={destination && say(destination.about)}
      >
        {destination && (
          <p className="row">
            <QuietLink href={linkTo(routes.jobsInCountry, { country: countrySlug(name) })}>
              <Flag country={name} />
              {openJobs(summary)}
            </QuietLink>
          </p>
        )}
        {newest.length > 0 && (
          <p>
            <ListFee jobs={newest} feeCents={feeCents} />
          </p>
        )}
        {destination && <PortMap country={destination.name} />}
      </PageHead>
      <div className="wrap page">
        {destination && <DestinationFacts {...{ destination, pay }} counted={summary} />}
        {!destination && summary && <CountryStats country={name} summary={summary} />}
        <PayByTrade trades={trades} country={name} end={end} />
        {newest.length > 0 ? (
          <Newest country={name} jobs={newest} end={end} />
        ) : (
          <NoJobsInCountry country={name} />
        )}
        {(destination || summary) && <AlertOffer filter={{ country: name }} isEmpty={!summary} />}
      </div>
    </>
  );
}

function openJobs({ jobs, samples } = { jobs: 0, samples: 0 }): string {
  return countWithSamples("jobs.list", jobs, samplesAmong(samples, jobs));
}

interface NewestProps {
  country: string;
  jobs: PricedJob[];
  end: number;
}

function Newest({ country, jobs, end }: NewestProps) {
  const linkTo = useLinkTo();
  return (
    <>
      <h2>{t("country.newest")}</h2>
      <JobRows jobs={jobs} isCountryTold end={end} />
      <p className="actions">
        <ButtonLink href={linkTo(routes.jobsInCountry, { country: countrySlug(country) })}>
          {t("country.all", { country: say(country) })}
        </ButtonLink>
      </p>
    </>
  );
}
