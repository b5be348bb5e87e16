import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import type { StoredReport } from "../../db/jobs/job-reports.ts";
import * as routes from "../../routes.ts";
import { shortDate } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";
import { FoldedRow } from "../shell/FoldedRow.tsx";
import { RefusalForm, type RefusedReason } from "./RefusalForm.tsx";

export interface Report extends Omit<StoredReport, "private"> {
  /** Undefined when no key opens the report. */
  words: { details: string; email?: string | undefined } | undefined;
}

interface Props {
  /** Reports of one job that all wait, or that all have an answer. */
  reports: [Report, ...Report[]];
  page: number;
  isOpen: boolean;
  refused: RefusedReason | undefined;
}

/** A job, with what people reported of it. */
export function ReportedJob({ reports, page, isOpen, refused }: Props) {
  const linkTo = useLinkTo();
  const [{ jobId, employerId, title, company, createdAt, outcome, jobOpen, alike }] = reports;
  const takenDown = reports.find((report) => report.outcome === "taken down");
  const number = tn("admin.reports.number", alike);
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
      <ul className="plain reports">
        {reports.map((report) => (
          <OneReport key={report.id} report={report} page={page} />
        ))}
      </ul>
      <div>
        <p>
          <a href={linkTo(routes.job, { id: jobId })}>{t("admin.reports.job")}</a>
        </p>
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

function OneReport({ report, page }: { report: Report; page: number }) {
  const { id, title, reason, createdAt, closedAt, words, outcome } = report;
  return (
    <li id={`report-${id}`}>
      <p>
        <b>{t(`report.reason.${reason}`)}</b>
      </p>
      <p className="lines">{words ? words.details : t("admin.reports.unreadable")}</p>
      <Dotted>
        <time dateTime={createdAt.toISOString()}>{shortDate(createdAt)}</time>
        {words &&
          (words.email ? t("admin.reports.from", { email: words.email }) : t("admin.reports.anonymous"))}
        {closedAt && t("admin.reports.answered", { date: shortDate(closedAt) })}
        {outcome && t(outcome === "kept" ? "admin.reports.kept" : "admin.reports.takenDown")}
      </Dotted>
      {outcome === null && <Answer id={id} title={title} page={page} answer="keep" />}
    </li>
  );
}

interface AnswerProps {
  id: string;
  title: string;
  page: number;
}

interface AnswerButtonProps extends AnswerProps {
  answer: "keep" | "restore";
  /** The id of the sentence that says what follows. */
  hint?: string;
}

function Answer({ id, title, page, answer, hint }: AnswerButtonProps) {
  const linkTo = useLinkTo();
  const label = t(`admin.reports.${answer}`);
  return (
    <form className="actions" method="post" action={linkTo(routes.adminReports, { page })}>
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="answer"
        value={answer}
        className="btn btn-quiet"
        aria-label={t("admin.reports.of", { action: label, title })}
        aria-describedby={hint}
      >
        {label}
      </button>
    </form>
  );
}

interface TakeDownProps extends AnswerProps {
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
          <input type="checkbox" name="suspend" value="yes" /> {t("suspension.with")}
        </label>
      )}
    </RefusalForm>
  );
}
