import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import type { PageMeta } from "../../components/shell/page-meta.ts";
import { Refusal } from "../../components/shell/Refusal.tsx";
import { t } from "../../content/words.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { reportJob } from "../../domain/jobs/report-job.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { messagesByField } from "../../shared/issues.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { JobReport, reportReasons } from "../../shared/jobs/job-report.ts";

export const reportJobPage = new Hono<Env>()
  .get(routes.reportJob.path, (c) => show(c, untouched))
  .post(routes.reportJob.path, formPage(show), rateLimit, async (c) => {
    const job = await jobIn(c);
    await reportJob(c.env, job.id, validForm(c, JobReport));
    return render(c, job, <Sent job={job} />, { title: t("report.sent.title") });
  });

const jobIn = async (c: Context<Env>): Promise<Job> =>
  (await findJob(c.env.sql, c.req.param("id") ?? "")) ?? fail("jobNotFound");

async function show(c: Context<Env>, form: FormState) {
  const job = await jobIn(c);
  const meta = { title: t("report.title"), isError: form !== untouched };
  return render(c, job, <ReportForm jobId={job.id} {...form} />, meta);
}

function render(c: Context<Env>, job: Job, content: ReactNode, meta: Pick<PageMeta, "title" | "isError">) {
  const page = (
    <>
      <PageHead
        title={t("report.title")}
        lead={
          <>
            <a href={c.var.linkTo(routes.job, { id: job.id })}>{job.title}</a>
            {t("report.about", { title: "", company: job.company })}
          </>
        }
      />
      <div className="narrow page">{content}</div>
    </>
  );
  return c.render(page, { ...meta, description: t("report.lead"), noindex: true, hasFooterRow: true });
}

function Sent({ job }: { job: Job }) {
  const linkTo = useLinkTo();
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

function ReportForm({ jobId, values, issues, refusal }: FormState & { jobId: string }) {
  const linkTo = useLinkTo();
  const messages = messagesByField(issues);
  const marks = (name: string, hint: boolean) => ({
    id: name,
    name,
    defaultValue: values[name] ?? "",
    "aria-describedby": describedBy(name, hint, messages[name]),
    "aria-invalid": messages[name] ? true : undefined,
  });
  return (
    <>
      {refusal && <Refusal message={refusal.message} />}
      <ErrorSummary title={t("errors.summary")} issues={issues} />
      <p>{t("report.lead")}</p>
      <form method="post" action={linkTo(routes.reportJob, { id: jobId })} noValidate>
        <Question name="reason" label={t("report.reason")} message={messages.reason}>
          <select {...marks("reason", false)} required>
            <option value="">{t("report.reason.choose")}</option>
            <Options of={reportReasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))} />
          </select>
        </Question>
        <Question
          name="details"
          label={t("report.details")}
          hint={t("report.details.hint")}
          message={messages.details}
        >
          <textarea {...marks("details", true)} rows={6} maxLength={2000} required />
        </Question>
        <Question
          name="email"
          label={t("report.email")}
          hint={t("report.email.hint")}
          message={messages.email}
        >
          <input {...marks("email", true)} type="email" autoComplete="email" maxLength={254} />
        </Question>
        <p className="actions">
          <button type="submit">{t("report.submit")}</button>
          <a href={linkTo(routes.job, { id: jobId })}>{t("report.back")}</a>
        </p>
      </form>
    </>
  );
}
