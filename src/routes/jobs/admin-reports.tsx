import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { HeldJobs } from "../../components/jobs/HeldJobs.tsx";
import { AnswerSaved, type Report } from "../../components/jobs/OneReport.tsx";
import { type RefusedReason, reasonField } from "../../components/jobs/RefusalForm.tsx";
import { ReportedJobs } from "../../components/jobs/ReportedJobs.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import { countHeldJobs, listHeldJobs } from "../../db/jobs/job-holds.ts";
import { countReports, listReports, type StoredReport } from "../../db/jobs/job-reports.ts";
import { openSealed } from "../../domain/applications/open-sealed.ts";
import { decideHeldJob } from "../../domain/jobs/decide-held-job.ts";
import {
  answerReport,
  type ReportAnswer,
  type ReportWords,
  reportContext,
} from "../../domain/jobs/report-job.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { countedText } from "../../shared/counted.ts";
import { TakeDown } from "../../shared/jobs/job-report.ts";
import { RefusedJob } from "../../shared/jobs/job-review.ts";
import { pageNumber, placeInList } from "../../shared/page-number.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const jobsOnPage = 50;
/** Once the administrator has decided on these, the next ones show. */
const heldShown = 20;

export const adminReportsPage = new Hono<Env>()
  .get(routes.adminReports.path, (c) => show(c))
  .post(routes.adminReports.path, async (c) => {
    const form = await readForm(c);
    const id = form.get("id") ?? "";
    const answer = answerIn(form) ?? fail("badRequest");
    if ("issue" in answer) {
      c.status(400);
      const suspend = form.has("suspend");
      return show(c, { id, reason: form.get("reason") ?? "", message: answer.issue, suspend });
    }
    if (!isUuid(id) || !(await answerReport(c.env, id, answer.answer))) return fail("notFound");
    const page = pageNumber(c.req.query("page"));
    return c.redirect(`${c.var.linkTo(routes.adminReports, { page, answered: id })}#report-${id}`, 303);
  })
  .post(routes.adminHeldJobs.path, async (c) => {
    const form = await readForm(c);
    const id = form.get("id") ?? "";
    const answer = form.get("answer");
    if (!isUuid(id) || (answer !== "release" && answer !== "refuse")) return fail("badRequest");
    const refusal = RefusedJob.safeParse({ reason: form.get("reason") ?? "" });
    if (answer === "refuse" && !refusal.success) {
      c.status(400);
      return show(c, { id, reason: form.get("reason") ?? "", message: refusal.error.issues[0]!.message });
    }
    await decideHeldJob(c.env, id, answer === "refuse" ? refusal.data!.reason : null);
    return c.redirect(`${c.var.linkTo(routes.adminReports)}#held`, 303);
  });

function answerIn(form: URLSearchParams): { answer: ReportAnswer } | { issue: string } | undefined {
  const answer = form.get("answer");
  if (answer === "keep" || answer === "restore") return { answer };
  if (answer !== "take-down") return undefined;
  const entry = TakeDown.safeParse({ reason: form.get("reason") ?? "" });
  return entry.success
    ? { answer: { takeDown: entry.data.reason, suspend: form.get("suspend") === "yes" } }
    : { issue: entry.error.issues[0]!.message };
}

async function show(c: Context<Env>, refused?: RefusedReason) {
  const { sql } = c.env;
  const { total, waiting, reportedJobs } = await countReports(sql);
  const held = await listHeldJobs(sql, heldShown);
  const allHeld = await countHeldJobs(sql);
  const { page, pages, part } = placeInList(c.req.query("page"), reportedJobs, jobsOnPage);
  const stored = await listReports(sql, part);
  const reports = await Promise.all(stored.map((report) => opened(c.env, report)));
  const answered = reports.filter(({ outcome }) => outcome !== null);
  const shownId = refused?.id ?? c.req.query("answered");
  const listOf = (listed: Report[]) => (
    <ReportedJobs reports={listed} page={page} shownId={shownId} refused={refused} />
  );
  return renderAdmin(
    c,
    {
      section: routes.adminReports,
      title: t("admin.reports.title"),
      isRefused: refused !== undefined,
    },
    <>
      <ErrorSummary
        title={t("errors.summary")}
        issues={refused ? [{ path: reasonField(refused.id), message: refused.message }] : []}
      />
      {!refused && <AnswerSaved report={answered.find(({ id }) => id === shownId)} />}
      <HeldJobs jobs={held} more={allHeld.total - held.length} refused={refused} />
      <section aria-labelledby="reports">
        <h3 id="reports" className={held.length === 0 ? "unseen" : undefined}>
          {t("admin.reports.list")}
        </h3>
        {total === 0 ? (
          <Empty way={{ href: c.var.linkTo(routes.admin), text: t("admin.today") }}>
            {t("admin.reports.empty")}
          </Empty>
        ) : (
          <>
            <p className="meta">
              {waiting.total === 0
                ? t("admin.reports.noneOpen")
                : tn("admin.reports.count", total, { waiting: countedText(waiting) })}
            </p>
            {answered.length < reports.length && listOf(reports.filter(({ outcome }) => outcome === null))}
            {answered.length > 0 && (
              <details className="answered" open={page > 1 || answered.some(({ id }) => id === shownId)}>
                <summary>
                  {waiting.capped
                    ? t("admin.reports.closedList")
                    : t("admin.reports.closedCount", { n: total - waiting.total })}
                </summary>
                {listOf(answered)}
              </details>
            )}
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(page) => c.var.linkTo(routes.adminReports, { page })}
            />
          </>
        )}
      </section>
    </>,
  );
}

async function opened(
  world: Pick<World, "vault" | "log">,
  { private: sealed, ...report }: StoredReport,
): Promise<Report> {
  const words = await openSealed<ReportWords>(world, sealed, reportContext(report.id), { report: report.id });
  return { ...report, words };
}
