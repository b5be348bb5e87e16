import { type Context, Hono } from "hono";
import type { Shown } from "../../components/applications/ApplicationCard.tsx";
import { JobInbox } from "../../components/applications/JobInbox.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { countJobApplications } from "../../db/applications/employer-applications.ts";
import { hasStandingMandate } from "../../db/employers/employer-jobs.ts";
import { listTemplates } from "../../db/employers/note-templates.ts";
import { exportJobApplications } from "../../domain/applications/export-job-applications.ts";
import { answeredApplications } from "../../domain/jobs/answered-applications.ts";
import { refuseTakenDown } from "../../domain/jobs/refuse-taken-down.ts";
import { listPage } from "../../domain/list-page.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { csvDownload } from "../../middleware/csv.ts";
import * as routes from "../../routes.ts";
import {
  isApplicationStatus,
  type ApplicationStatus as Status,
} from "../../shared/applications/application-status.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { pageNumber } from "../../shared/page-number.ts";
import { holdOf, ownJob } from "../employers/employer-job.ts";
import { employerMeta } from "../employers/employer-meta.tsx";

const pageSize = 50;

export const employerJobPage = new Hono<Env>()
  .get(routes.employerJob.path, async (c) => {
    const job = await ownJob(c);
    const { status, page, updated, open = updated, invite, undone } = c.req.query();
    return renderInbox(c, job, {
      status: isApplicationStatus(status) ? status : undefined,
      page: pageNumber(page),
      open,
      updated,
      invites: invite !== undefined,
      undone: undone !== undefined,
    });
  })
  .get(routes.employerJobExport.path, async (c) => {
    const job = await ownJob(c);
    await refuseTakenDown(c.env.sql, job.id);
    if (!(await hasStandingMandate(c.env.sql, job.id))) fail("jobNotFound");
    const asked = c.req.query("status");
    const status = isApplicationStatus(asked) ? asked : undefined;
    const { total: count, capped } = await countJobApplications(c.env.sql, job.id, status);
    await recordShown(c, {
      action: "applications exported",
      subject: { kind: "job", id: job.id },
      details: { way: "csv", status: status ?? null, count, capped },
    });
    return csvDownload(c, "applications", exportJobApplications(c.env, job.id, status));
  });

interface View extends Partial<Shown> {
  status: Status | undefined;
  page: number;
  /** The employer has just undone a change without script. */
  undone?: boolean;
}

/** The inbox of a job. A refused rejection shows it, too. */
export async function renderInbox(c: Context<Env>, job: Job, view: View) {
  const { sql, clock } = c.env;
  await refuseTakenDown(sql, job.id);
  const { status, open, updated, invites = false, undone = false, refused, reply } = view;
  const all = await countJobApplications(sql, job.id);
  const found = status ? await countJobApplications(sql, job.id, status) : all;
  const listed = await listPage(view.page, pageSize, found, (part) =>
    answeredApplications(c.env, job.id, { company: job.company, status, ...part }),
  );
  const { rows, page, pages } = listed;
  const applications = [...(await outsideList(c, job, view, rows)), ...rows];
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "job", id: job.id },
    ids: applications.map(({ id }) => id),
    details: { way: "page", status: status ?? null, page },
  });
  const only = applications.length === 1 ? applications[0]?.id : undefined;
  const shown = { open: open ?? only, updated, invites, refused, reply };
  const hold = await holdOf(c, job);
  const isTold = Boolean(c.env.mail) && job.open && (await isMailboxConfirmed(sql, c.get("user").id));
  const templates = await listTemplates(sql, c.get("user").id);
  const meta = await employerMeta(c, t("employer.applications.meta.title", { title: job.title }));
  return c.render(
    <JobInbox
      {...{
        job,
        hold,
        received: all.total,
        found,
        status,
        page,
        pages,
        applications,
        shown,
        undone,
        isTold,
        templates,
      }}
      address={
        c.req.method === "POST" ? c.var.linkTo(routes.employerJob, { id: job.id, status, page }) : undefined
      }
      now={clock()}
    />,
    { ...meta, isError: refused !== undefined },
  );
}

/** Reads the application with a typed reply where the filter no longer lists it, so that the reply is kept. */
function outsideList(c: Context<Env>, job: Job, { open, reply }: View, rows: readonly { id: string }[]) {
  if (!reply || !open || rows.some(({ id }) => id === open)) return [];
  return answeredApplications(c.env, job.id, { company: job.company, id: open, limit: 1 });
}
