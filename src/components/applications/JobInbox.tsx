import ApplicationStatus from "../../../islands/ApplicationStatus.tsx";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import type { NoteTemplate } from "../../db/employers/note-templates.ts";
import * as routes from "../../routes.ts";
import type { ApplicationStatus as Status } from "../../shared/applications/application-status.ts";
import { type AnsweredApplication, isWithheld } from "../../shared/applications/job-application.ts";
import type { Counted } from "../../shared/counted.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";
import { DeskHead } from "../employers/DeskHead.tsx";
import { HeldJobNotice } from "../employers/HeldJob.tsx";
import { Empty } from "../shell/Empty.tsx";
import { Island } from "../shell/Island.tsx";
import { Notice } from "../shell/Notice.tsx";
import { Pagination } from "../shell/Pagination.tsx";
import { ApplicationCard, type Shown } from "./ApplicationCard.tsx";
import type { Neighbours } from "./NeighbourLinks.tsx";
import { StatusFilter } from "./StatusFilter.tsx";
import { usualPayment } from "./usual-payment.ts";

interface Props {
  /** The address of the list, on a page that answers a form. */
  address: string | undefined;
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

/** Lists the applications for a job, each with its answer. */
export function JobInbox(props: Props) {
  const {
    address,
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
  // A single candidate needs no list beside the pane.
  const hasPanes = applications.length > 1 && applications.some((application) => !isWithheld(application));
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
          {job.state === "live" && received > 0 && (
            <a href={linkTo(routes.job, { id: job.id })}>{t("employer.applications.public")}</a>
          )}
          {received === 0 && (
            <a href={linkTo(routes.employerJobEdit, { id: job.id })}>{t("employer.job.edit")}</a>
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
            way={
              job.state === "live"
                ? { href: linkTo(routes.job, { id: job.id }), text: t("employer.applications.public") }
                : undefined
            }
            next={[
              job.open && job.state === "live" && t("employer.applications.empty.share"),
              isTold && t("employer.applications.empty.told"),
            ]
              .filter(Boolean)
              .join(" ")}
          >
            {t("employer.applications.empty")}
          </Empty>
        ) : (
          <div id="results" data-address={address}>
            {(received > 1 || status) && <StatusFilter jobId={job.id} status={status} found={found} />}
            <h2 className="unseen">{t("employer.applications.list")}</h2>
            <div className="inbox">
              <ul className={hasPanes ? "plain applicants panes" : "plain applicants"}>
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
              {hasPanes && (
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
