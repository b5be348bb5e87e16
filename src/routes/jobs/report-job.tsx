import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import { ReportForm } from "../../components/jobs/ReportForm.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { reportJob } from "../../domain/jobs/report-job.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { JobReport } from "../../shared/jobs/job-report.ts";
import { linkTo } from "../../shared/link.ts";

export const reportVacancyPage = new Hono<Env>()
  .get(routes.reportJob.path, (c) => show(c, untouched))
  .post(routes.reportJob.path, formPage(show), rateLimit, async (c) => {
    const job = await jobIn(c);
    await reportJob(c.env, job.id, validForm(c, JobReport));
    return render(c, job, <Sent job={job} />, t("report.sent.title"));
  });

const jobIn = async (c: Context<Env>): Promise<Job> =>
  (await findJob(c.env.sql, c.req.param("id") ?? "")) ?? fail("jobNotFound");

async function show(c: Context<Env>, form: FormState) {
  const job = await jobIn(c);
  const refused = form !== untouched;
  const title = refused ? t("errors.prefix", { title: t("report.title") }) : t("report.title");
  return render(c, job, <ReportForm jobId={job.id} {...form} />, title);
}

function render(c: Context<Env>, job: Job, content: ReactNode, title: string) {
  const page = (
    <>
      <PageHead
        title={t("report.title")}
        lead={t("report.about", { title: job.title, company: job.company })}
      />
      <div className="narrow page">{content}</div>
    </>
  );
  return c.render(page, { title, description: t("report.lead"), noindex: true });
}

function Sent({ job }: { job: Job }) {
  return (
    <>
      <Notice kind="success" title={t("report.sent.title")} text={t("report.sent.text")} />
      <p className="actions">
        <QuietLink href={linkTo(routes.job, { id: job.id })}>{t("report.back")}</QuietLink>
        <QuietLink href={linkTo(routes.safety)}>{t("report.safety")}</QuietLink>
      </p>
    </>
  );
}
