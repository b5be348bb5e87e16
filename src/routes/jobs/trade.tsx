import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AlertOffer } from "../../components/alerts/AlertOffer.tsx";
import { JobRows } from "../../components/jobs/JobRows.tsx";
import { ListFee } from "../../components/jobs/ListFee.tsx";
import { scaleFor } from "../../components/jobs/PayTable.tsx";
import { isAtSea, SeafarersLink } from "../../components/jobs/SeafarersLink.tsx";
import { TradeCertificates } from "../../components/jobs/TradeCertificates.tsx";
import { CalledTrade, TradeNames } from "../../components/jobs/TradeNames.tsx";
import { TradePay } from "../../components/jobs/TradePay.tsx";
import { breadcrumbList, type Trail } from "../../components/shell/Breadcrumbs.tsx";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { tradePayText } from "../../content/pay.ts";
import { countWithSamples, sampleNote, samplesAmong } from "../../content/samples.ts";
import { capitalised, termName, tradeTitle } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import { readTrade } from "../../domain/jobs/read-trade.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import type { TradeName } from "../../shared/jobs/term-name.ts";
import { leastListed, type TradeFacts, type TradePage } from "../../shared/jobs/trade.ts";
import { renderNotFound } from "../system/render-headed.tsx";

export const tradePage = new Hono<Env>().get(routes.trade.path, async (c) => {
  const page = await readTrade(c.env.sql, c.req.param("slug"));
  if (!page) return tradeNotFound(c);
  const { slug } = page.trade;
  const name = termName(page.trade);
  const title = tradeTitle(page.trade);
  const path = c.var.linkTo(routes.trade, { slug });
  const trail = [
    { path: c.var.linkTo(routes.jobs), label: t("jobs.title") },
    { path, label: title },
  ];
  return c.render(<TradeView {...page} trail={trail} feeCents={c.env.settings.feeCents} />, {
    title,
    description: t("trade.meta.description", { name: capitalised(name) }),
    keywords: t("trade.meta.keywords", { name }),
    canonical: path,
    formless: true,
    styles: ["facts", "fields", "rows", "saving", "tables", "trade", "trail"],
    noindex: page.facts.jobs < leastListed,
    feed: c.var.linkTo(routes.feed, { search: page.trade.name }),
    data: [breadcrumbList(c.env.settings.siteUrl, c.var.linkTo, trail)],
  });
});

interface Props extends TradePage {
  trail: Trail;
  feeCents: number;
}

function TradeView({ trade, facts, newest, trail, feeCents }: Props) {
  const end = scaleFor([...facts.countries, ...newest]);
  return (
    <>
      <PageHead trail={trail} title={tradeTitle(trade)} lead={openJobs(facts)}>
        {trade.pay && <p>{tradePayText(trade.pay)}</p>}
        <CalledTrade trade={trade} jobs={newest} />
      </PageHead>
      <div className="wrap page">
        {facts.jobs > 0 ? (
          <>
            <Newest trade={trade} jobs={newest} all={facts.jobs} {...{ end, feeCents }} />
            {!isRepeated(facts, newest) && <TradePay facts={facts} trade={trade} end={end} />}
            <TradeCertificates {...facts} />
          </>
        ) : (
          <NoneOpen />
        )}
        <TradeNames trade={trade} />
        <Near trades={trade.near} />
        <AlertOffer filter={{ search: termName(trade) }} />
      </div>
    </>
  );
}

/** A table with one job in each country says no more than the rows of these jobs. */
const isRepeated = ({ countries, jobs }: TradeFacts, newest: PricedJob[]) =>
  jobs === newest.length && countries.every((country) => country.jobs === 1);

function openJobs({ jobs, isCapped, samples }: TradeFacts): string {
  const among = samplesAmong(samples, jobs);
  if (isCapped) return t("trade.jobs.more", { n: jobs }) + sampleNote(among, jobs);
  return countWithSamples("jobs.list", jobs, among);
}

/** Says whether most of the jobs are at sea. */
const areAtSea = (jobs: PricedJob[]) => jobs.filter(({ sector }) => isAtSea(sector)).length > jobs.length / 2;

interface NewestProps {
  trade: TradeName;
  jobs: PricedJob[];
  all: number;
  end: number;
  feeCents: number;
}

function Newest({ trade, jobs, all, end, feeCents }: NewestProps) {
  const linkTo = useLinkTo();
  const name = termName(trade);
  return (
    <>
      <h2>{t(all > jobs.length ? "trade.newest" : "jobs.results")}</h2>
      <p>
        <ListFee jobs={jobs} feeCents={feeCents} />
        {feeCents > 0 && areAtSea(jobs) && (
          <>
            <br />
            <SeafarersLink />
          </>
        )}
      </p>
      <JobRows jobs={jobs} end={end} />
      {all > jobs.length && (
        <p className="actions">
          <ButtonLink href={linkTo(routes.jobs, { search: name })}>{t("trade.all", { name })}</ButtonLink>
        </p>
      )}
    </>
  );
}

/** A stranger writes the address, so the page repeats only what may be a trade. */
const maybeTrade = /^[a-z-]{2,40}$/;

function tradeNotFound(c: Context<Env>) {
  const slug = c.req.param("slug") ?? "";
  const ways = [{ href: c.var.linkTo(routes.jobs), text: t("trade.browse") }];
  if (maybeTrade.test(slug)) {
    const name = slug.replaceAll("-", " ");
    ways.unshift({
      href: c.var.linkTo(routes.jobs, { search: name }),
      text: t("trade.unknown.search", { name }),
    });
  }
  return renderNotFound(c, t("trade.unknown"), t("trade.unknown.text"), ways);
}

function NoneOpen() {
  const linkTo = useLinkTo();
  return (
    <>
      <Empty>{t("trade.empty")}</Empty>
      <p className="actions">
        <ButtonLink href={linkTo(routes.jobs)}>{t("trade.browse")}</ButtonLink>
      </p>
    </>
  );
}

function Near({ trades }: { trades: TradeName[] }) {
  const linkTo = useLinkTo();
  if (trades.length === 0) return null;
  return (
    <>
      <h2>{t("trade.near")}</h2>
      <div className="narrowing">
        <ul className="plain">
          {trades.map((trade) => (
            <li key={trade.slug}>
              <a href={linkTo(routes.trade, { slug: trade.slug })}>{tradeTitle(trade)}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
