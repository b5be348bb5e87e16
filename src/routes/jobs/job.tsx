import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { JobClosed } from "../../components/jobs/JobClosed.tsx";
import { JobHead } from "../../components/jobs/JobHead.tsx";
import { asWritten, JobLanguage } from "../../components/jobs/JobLanguage.tsx";
import { ApplyBar, JobRail } from "../../components/jobs/JobRail.tsx";
import { JobRows } from "../../components/jobs/JobRows.tsx";
import { jobPostingData, jobRequirements } from "../../components/jobs/job-posting-data.ts";
import { ReadyToApply } from "../../components/jobs/ReadyToApply.tsx";
import { breadcrumbList, type Trail } from "../../components/shell/Breadcrumbs.tsx";
import { BackLink } from "../../components/shell/ButtonLink.tsx";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { monthlyPay } from "../../content/pay.ts";
import { site } from "../../content/site.ts";
import { termName } from "../../content/trade-title.ts";
import { t } from "../../content/words.ts";
import { findJob, findJobClosing } from "../../db/jobs/jobs.ts";
import { priceJobs } from "../../db/jobs/trade-pay.ts";
import { findTradeOfJob } from "../../db/jobs/trades.ts";
import { listSimilarJobs } from "../../domain/jobs/search/list-similar.ts";
import { applicationFee, type Fee } from "../../domain/payments/application-fee.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import type { TradeName } from "../../shared/jobs/term-name.ts";
import type { LinkTo } from "../../shared/link.ts";
import { say } from "../../shared/say.ts";
import { renderNotFound } from "../system/render-headed.tsx";

const similarShown = 4;
/**
 * After this many days the page of a closed job answers 410, so that search engines drop it. It still shows the
 * job.
 */
const keptDays = 90;

export const jobPage = new Hono<Env>().get(routes.job.path, async (c) => {
  const job = await findJob(c.env.sql, c.req.param("id"));
  if (!job) return jobNotFound(c);
  const { sql, settings } = c.env;
  const { sector, country } = job;
  const [fee, [priced], similar, trade, closing] = await Promise.all([
    applicationFee(sql, settings, { sector, country }),
    priceJobs(sql, [job]),
    listSimilarJobs(sql, job, similarShown).then((jobs) => priceJobs(sql, jobs)),
    findTradeOfJob(sql, job.id),
    job.open ? undefined : findJobClosing(sql, job.id),
  ]);
  if (closing && closing.daysAgo > keptDays) c.status(410);
  const trail = trailOf(c.var.linkTo, job);
  return c.render(
    <JobView
      {...{ job: priced ?? job, fee, similar, trade, trail }}
      payee={settings.operatorName ?? site.name}
      closedOn={closing?.closedOn}
    />,
    {
      ...metaOf(c.var.linkTo, job),
      data: [
        breadcrumbList(settings.siteUrl, c.var.linkTo, trail),
        ...(mayBePosted(job, fee) ? [jobPostingData(job, settings.siteUrl, c.var.linkTo)] : []),
      ],
    },
  );
});

/** Search engines list only jobs that are open and real, and for which nobody pays to apply. */
const mayBePosted = ({ open, sample }: Job, fee: Fee) => open && !sample && fee.cents === 0;

const trailOf = (linkTo: LinkTo, { id, title, country }: Job): Trail => [
  { path: linkTo(routes.jobs), label: t("jobs.title") },
  {
    path: linkTo(routes.jobsInCountry, { country: countrySlug(country) }),
    label: t("countryJobs.title", { country: say(country) }),
  },
  { path: linkTo(routes.job, { id }), label: title },
];

function metaOf(linkTo: LinkTo, job: Job): PageMeta {
  const { title, company, country, sector, open } = job;
  return {
    title: t("job.meta.title", { title, company, country: say(country) }),
    description: t("job.meta.description", { title, company, country: say(country), pay: monthlyPay(job) }),
    keywords: t("job.meta.keywords", { title, sector: sectorLabel(sector), country: say(country), company }),
    canonical: linkTo(routes.job, { id: job.id }),
    noindex: !open,
    formless: true,
    styles: ["facts", "job", "rows", "saving", "trail"],
  };
}

interface Props {
  job: PricedJob;
  fee: Fee;
  /** The name that gets the fee. */
  payee: string;
  similar: PricedJob[];
  trade: TradeName | undefined;
  /** `YYYY-MM-DD`; undefined while it is open. */
  closedOn: string | undefined;
  trail: Trail;
}

function JobView({ job, fee, payee, similar, trade, closedOn, trail }: Props) {
  return (
    <>
      <JobHead job={job} trail={trail} />
      <div className="wrap page railed">
        <JobRail job={job} feeCents={fee.cents} payee={payee}>
          {closedOn && <JobClosed country={job.country} closedOn={closedOn} />}
        </JobRail>
        <div>
          <div>
            <h2>{t("job.description")}</h2>
            <JobLanguage job={job} />
            <p className="lines" {...asWritten(job)}>
              {job.description}
            </p>
            <h2>{t("job.requirements")}</h2>
            <ul className="needs plain" {...asWritten(job)}>
              {jobRequirements(job.requirements).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {job.open && <ApplyBar job={job} feeCents={fee.cents} />}
          </div>
          {job.open && <ReadyToApply job={job} feeCents={fee.cents} waivedFor={fee.waivedFor} />}
          <WaysOut jobId={job.id} />
        </div>
        <SimilarJobs jobs={similar} trade={trade} />
      </div>
    </>
  );
}

function jobNotFound(c: Context<Env>) {
  const way = { href: c.var.linkTo(routes.jobs), text: t("job.back") };
  return renderNotFound(c, t("job.notFound"), t("job.notFound.text"), [way]);
}

function WaysOut({ jobId }: { jobId: string }) {
  const linkTo = useLinkTo();
  return (
    <p className="actions">
      <BackLink href={linkTo(routes.jobs)}>{t("job.back")}</BackLink>
      <a href={linkTo(routes.reportJob, { id: jobId })}>{t("report.link")}</a>
      <a href={linkTo(routes.safety)}>{t("safety.link")}</a>
    </p>
  );
}

function SimilarJobs({ jobs, trade }: { jobs: PricedJob[]; trade: TradeName | undefined }) {
  const linkTo = useLinkTo();
  if (jobs.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar">
      <h2 id="similar">{t("job.similar")}</h2>
      <JobRows jobs={jobs} />
      {trade && (
        <p className="actions">
          <a href={linkTo(routes.trade, { slug: trade.slug })}>
            {t("trade.of.job", { name: termName(trade) })}
          </a>
        </p>
      )}
    </section>
  );
}
