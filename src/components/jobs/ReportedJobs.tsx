import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { Badge } from "../shell/Badge.tsx";
import { QuietLink } from "../shell/ButtonLink.tsx";
import { FoldedRow } from "../shell/FoldedRow.tsx";
import { Answer, OneReport, type Report } from "./OneReport.tsx";
import { RefusalForm, type RefusedReason } from "./RefusalForm.tsx";

interface ListProps {
  reports: Report[];
  page: number;
  /** The job with this report shows open. */
  shownId: string | undefined;
  refused: RefusedReason | undefined;
}

/** Gathers reports by their job. */
export function ReportedJobs({ reports, page, shownId, refused }: ListProps) {
  return (
    <ul className="plain fold-rows">
      {byJob(reports).map((ofJob) => {
        const holdsId = (wanted?: string) => ofJob.some(({ id }) => id === wanted);
        return (
          <ReportedJob
            key={ofJob[0].id}
            reports={ofJob}
            page={page}
            isOpen={holdsId(shownId)}
            refused={holdsId(refused?.id) ? refused : undefined}
          />
        );
      })}
    </ul>
  );
}

/** Gives the reports of each job. They follow each other already. */
function byJob(reports: Report[]): [Report, ...Report[]][] {
  const jobs = new Map<string, [Report, ...Report[]]>();
  for (const report of reports) {
    const others = jobs.get(report.jobId);
    if (others) others.push(report);
    else jobs.set(report.jobId, [report]);
  }
  return [...jobs.values()];
}

interface Props {
  /** Reports of one job that all wait, or that all have an answer. */
  reports: [Report, ...Report[]];
  page: number;
  isOpen: boolean;
  refused: RefusedReason | undefined;
}

/** A job, with what people reported of it. */
function ReportedJob({ reports, page, isOpen, refused }: Props) {
  const linkTo = useLinkTo();
  const [{ jobId, employerId, title, company, createdAt, outcome, jobOpen, alike }] = reports;
  const takenDown = reports.find((report) => report.outcome === "taken down");
  const number = tn("admin.reports.number", alike);
  const isOnly = reports.length === 1;
  return (
    <FoldedRow
      company={company}
      title={title}
      facts={[
        company,
        !takenDown && !jobOpen && t("admin.reports.jobClosed"),
        outcome !== null && alike > 1 && number,
      ]}
      since={createdAt}
      state={outcome === null ? <Badge kind="warn">{number}</Badge> : <Outcome isDown={Boolean(takenDown)} />}
      isOpen={isOpen}
    >
      {reports.length < alike && (
        <p className="meta">{tn("admin.reports.first", reports.length, { total: alike })}</p>
      )}
      <ul className="plain reports">
        {reports.map((report) => (
          <OneReport key={report.id} report={report} page={page} isOnly={isOnly} />
        ))}
      </ul>
      <div className="job-actions">
        <QuietLink href={linkTo(routes.job, { id: jobId })}>{t("admin.reports.job")}</QuietLink>
        {isOnly && outcome === null && <Answer id={reports[0].id} title={title} page={page} answer="keep" />}
        {takenDown ? (
          <>
            <Answer id={takenDown.id} title={title} page={page} answer="restore" hint={`restore-${jobId}`} />
            <p className="meta" id={`restore-${jobId}`}>
              {t("admin.reports.restore.hint")}
            </p>
          </>
        ) : (
          <TakeDown
            id={refused?.id ?? reports[0].id}
            {...{ title, page, refused }}
            hasAccount={employerId !== null}
          />
        )}
      </div>
    </FoldedRow>
  );
}

const Outcome = ({ isDown }: { isDown: boolean }) => (
  <Badge kind={isDown ? "err" : "ok"}>{t(isDown ? "admin.reports.takenDown" : "admin.reports.kept")}</Badge>
);

interface TakeDownProps {
  id: string;
  title: string;
  page: number;
  refused: RefusedReason | undefined;
  /** True when somebody with an account posted the job. */
  hasAccount: boolean;
}

function TakeDown({ id, title, page, refused, hasAccount }: TakeDownProps) {
  const linkTo = useLinkTo();
  const label = t("admin.reports.takeDown");
  return (
    <RefusalForm
      id={id}
      action={linkTo(routes.adminReports, { page })}
      answer="take-down"
      label={label}
      fullLabel={t("admin.reports.of", { action: label, title })}
      question={t("admin.reports.takeDown.reason")}
      hint={t("admin.reports.takeDown.hint")}
      refused={refused}
    >
      {hasAccount && (
        <label>
          <input type="checkbox" name="suspend" value="yes" defaultChecked={refused?.suspend} />{" "}
          {t("suspension.with")}
        </label>
      )}
    </RefusalForm>
  );
}
