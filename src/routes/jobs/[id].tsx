import { type Context, Hono } from "hono";
import { JobFacts } from "../../components/jobs/JobFacts.tsx";
import { JobHead } from "../../components/jobs/JobHead.tsx";
import { ReadyToApply } from "../../components/jobs/ReadyToApply.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { PageMeta } from "../../components/page-meta.ts";
import { t } from "../../content/words.ts";
import { findJob } from "../../db/jobs.ts";
import { type Fee, feeFor } from "../../domain/fee-for.ts";
import type { Env } from "../../env.ts";
import { longDate, payRange } from "../../shared/format.ts";
import type { Job } from "../../shared/job.ts";
import { sectorLabel } from "../../shared/sectors.ts";
import { urls } from "../../shared/urls.ts";

export const jobPage = new Hono<Env>().get("/jobs/:id", async (c) => {
  const job = await findJob(c.env.sql, c.req.param("id"));
  if (!job) return jobNotFound(c);
  const today = c.env.clock().toISOString().slice(0, 10);
  const { sector, country } = job;
  const fee = await feeFor(c.env.sql, c.env.settings, { sector, country });
  return c.render(<JobView job={job} today={today} fee={fee} />, metaOf(job));
});

function metaOf(job: Job): PageMeta {
  const { title, company, country, sector, salaryMin, salaryMax, open } = job;
  return {
    title: t("job.meta.title", { title, company, country }),
    description: t("job.meta.description", { title, company, country, pay: payRange(salaryMin, salaryMax) }),
    keywords: t("job.meta.keywords", { title, sector: sectorLabel(sector), country, company }),
    canonical: urls.job(job.id),
    noindex: !open,
  };
}

interface Props {
  job: Job;
  /** `YYYY-MM-DD` */
  today: string;
  fee: Fee;
}

function JobView({ job, today, fee }: Props) {
  const requirements = new Set(job.requirements.split("\n").map((line) => line.trim()));
  requirements.delete("");
  return (
    <>
      <JobHead job={job} />
      <div className="wrap page">
        {!job.open && <Closed closedOn={job.applicationCloseDate} today={today} />}
        {job.sample && <Notice title={t("jobs.sample")}>{t("jobs.sample.notice")}</Notice>}
        <JobFacts job={job} />
        <h2>{t("job.description")}</h2>
        <p className="lines">{job.description}</p>
        <h2>{t("job.requirements")}</h2>
        <ul>
          {[...requirements].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {job.open && <ReadyToApply jobId={job.id} feeCents={fee.cents} waivedFor={fee.waivedFor} />}
      </div>
    </>
  );
}

/** One that its employer closed early still has its last day ahead, which then says nothing. */
function Closed({ closedOn, today }: { closedOn: string; today: string }) {
  return (
    <Notice kind="warning" title={t("job.closed.title")}>
      {closedOn < today && <p>{t("job.closed.text", { date: longDate(closedOn) })}</p>}
      <p>
        <a href={urls.jobs()}>{t("job.closed.browse")}</a>
      </p>
    </Notice>
  );
}

function jobNotFound(c: Context<Env>) {
  c.status(404);
  return c.render(<JobNotFound />, {
    title: t("job.notFound"),
    description: t("job.notFound.text"),
    noindex: true,
  });
}

function JobNotFound() {
  return (
    <div className="narrow page">
      <h1>{t("job.notFound")}</h1>
      <p className="lead">{t("job.notFound.text")}</p>
      <p className="actions">
        <a className="btn" href={urls.jobs()}>
          {t("job.back")}
        </a>
      </p>
    </div>
  );
}
