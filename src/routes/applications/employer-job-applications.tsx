import { type Context, Hono } from "hono";
import ApplicationStatus from "../../../islands/ApplicationStatus.tsx";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ApplicationCard, type Shown } from "../../components/applications/ApplicationCard.tsx";
import type { Neighbours } from "../../components/applications/NeighbourLinks.tsx";
import { StatusFilter } from "../../components/applications/StatusFilter.tsx";
import { usualPayment } from "../../components/applications/usual-payment.ts";
import { DeskHead } from "../../components/employers/DeskHead.tsx";
import { HeldJobNotice } from "../../components/employers/HeldJob.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { countJobApplications } from "../../db/applications/employer-applications.ts";
import { hasStandingMandate } from "../../db/employers/employer-jobs.ts";
import { listTemplates, type NoteTemplate } from "../../db/employers/note-templates.ts";
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
import { type AnsweredApplication, isWithheld } from "../../shared/applications/job-application.ts";
import type { Counted } from "../../shared/counted.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";
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
  const { status, open, updated, invites = false, undone = false, refused } = view;
  const all = await countJobApplications(sql, job.id);
  const found = status ? await countJobApplications(sql, job.id, status) : all;
  const listed = await listPage(view.page, pageSize, found, (part) =>
    answeredApplications(c.env, job.id, { company: job.company, status, ...part }),
  );
  const { rows: applications, page, pages } = listed;
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "job", id: job.id },
    ids: applications.map(({ id }) => id),
    details: { way: "page", status: status ?? null, page },
  });
  const only = applications.length === 1 ? applications[0]?.id : undefined;
  const shown = { open: open ?? only, updated, invites, refused };
  const hold = await holdOf(c, job);
  const isTold = Boolean(c.env.mail) && job.open && (await isMailboxConfirmed(sql, c.get("user").id));
  const templates = await listTemplates(sql, c.get("user").id);
  const meta = await employerMeta(c, t("employer.applications.meta.title", { title: job.title }));
  return c.render(
    <Applications
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
      now={clock()}
    />,
    { ...meta, isError: refused !== undefined },
  );
}

interface Props {
  undone: boolean;
  /** The site emails the employer about new applications. */
  isTold: boolean;
  templates: NoteTemplate[];
  now: Date;
  job: Job;
  hold: JobHold | undefined;
  /** The number of applications of any status. */
  received: number;
  found: Counted;
  status: Status | undefined;
  page: number;
  pages: number;
  applications: AnsweredApplication[];
  shown: Shown;
}

function Applications(props: Props) {
  const {
    job,
    hold,
    received,
    found,
    status,
    page,
    pages,
    applications,
    shown,
    undone,
    isTold,
    templates,
    now,
  } = props;
  const linkTo = useLinkTo();
  const isReadable = applications.some((application) => !isWithheld(application));
  const isShown = applications.some(({ id }) => id === shown.updated);
  return (
    <>
      <DeskHead
        title={job.title}
        lead={
          <p className="lead" id="count" role="status">
            {tn("employer.applications.received", received)}
          </p>
        }
        back={{ href: linkTo(routes.employerDashboard), text: t("employer.applications.back") }}
        list={
          applications.length > 1
            ? {
                href: linkTo(routes.employerJob, { id: job.id, status, page }),
                text: tn("employer.job.applications", found.total),
              }
            : undefined
        }
      >
        <p className="desk-ways">
          {job.state === "live" && (
            <a href={linkTo(routes.job, { id: job.id })}>{t("employer.applications.public")}</a>
          )}
          {received > 0 && (
            <a href={linkTo(routes.employerJobExport, { id: job.id, status })} download>
              {t("employer.applications.export")}
            </a>
          )}
        </p>
      </DeskHead>
      <div className="wrap page">
        {hold && <HeldJobNotice hold={hold} />}
        {job.state === "review" && !hold && (
          <Notice
            kind="warning"
            title={t("review.notice.title")}
            text={t("review.notice.text", { company: job.company })}
          />
        )}
        {shown.updated && !isShown && <Notice kind="success" title={t("employer.status.updated")} />}
        {undone && (
          <Notice kind="success" title={t("employer.undone.title")} text={t("employer.undone.page")} />
        )}
        <ErrorSummary title={t("errors.summary")} issues={refusedIssues(shown)} />
        <Island of={ApplicationStatus} props={{}} when="idle" />
        {received === 0 ? (
          <Empty
            next={isTold ? t("employer.applications.empty.told") : undefined}
            way={{
              href: linkTo(routes.employerJobEdit, { id: job.id }),
              text: t("employer.job.editOf", { title: job.title }),
            }}
          >
            {t("employer.applications.empty")}
          </Empty>
        ) : (
          <div id="results">
            {(received > 1 || status) && <StatusFilter jobId={job.id} status={status} found={found} />}
            <h2 className="unseen">{t("employer.applications.list")}</h2>
            <div className="inbox">
              <ul className={isReadable ? "plain applicants panes" : "plain applicants"}>
                {applications.map((application) => (
                  <ApplicationCard
                    key={application.id}
                    application={application}
                    place={{ filter: status, page }}
                    neighbours={neighboursOf(application.id, applications)}
                    shown={shown}
                    usualPayment={usualPayment(applications)}
                    templates={templates}
                    now={now}
                  />
                ))}
              </ul>
              {isReadable && (
                <p className="choose">
                  {t("employer.applications.choose")} <span>{t("employer.applications.keys")}</span>
                </p>
              )}
            </div>
            {found.total === 0 && (
              <Empty
                way={{
                  href: linkTo(routes.employerJob, { id: job.id }),
                  text: t("admin.applications.clear"),
                }}
              >
                {t("employer.applications.none")}
              </Empty>
            )}
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(n) => linkTo(routes.employerJob, { id: job.id, status, page: n })}
            />
          </div>
        )}
      </div>
    </>
  );
}

function neighboursOf(id: string, applications: AnsweredApplication[]): Neighbours {
  const opened = applications.filter((application) => !isWithheld(application));
  const at = opened.findIndex((application) => application.id === id);
  return { previous: opened[at - 1], next: opened[at + 1] };
}

/** The names of fields hold the id of their application. */
const refusedIssues = ({ refused }: Shown) =>
  refused ? refused.issues.map(({ path, message }) => ({ path: `${path}-${refused.id}`, message })) : [];
