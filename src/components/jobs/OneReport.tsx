import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { StoredReport } from "../../db/jobs/job-reports.ts";
import * as routes from "../../routes.ts";
import { shortDate } from "../../shared/format.ts";
import { Dotted } from "../shell/Dotted.tsx";
import { Notice } from "../shell/Notice.tsx";

export interface Report extends Omit<StoredReport, "private"> {
  /** Undefined when no key opens the report. */
  words: { details: string; email?: string | undefined } | undefined;
}

interface Props {
  report: Report;
  page: number;
  /** The answer to the only report of a job is among the actions of the job, and its outcome is in the line. */
  isOnly: boolean;
}

/** Shows what one person reported of a job. */
export function OneReport({ report, page, isOnly }: Props) {
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
        {closedAt && t("admin.reports.closed", { date: shortDate(closedAt) })}
        {outcome && !isOnly && t(outcome === "kept" ? "admin.reports.kept" : "admin.reports.takenDown")}
      </Dotted>
      {outcome === null && !isOnly && <Answer id={id} title={title} page={page} answer="keep" />}
    </li>
  );
}

interface AnswerProps {
  id: string;
  title: string;
  page: number;
  answer: "keep" | "restore";
  /** The id of the sentence that says what follows. */
  hint?: string;
}

/** A button that answers a report. */
export function Answer({ id, title, page, answer, hint }: AnswerProps) {
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

/** Says what the administrator has just done. */
export const AnswerSaved = ({ report }: { report: Report | undefined }) =>
  report && (
    <Notice
      kind="success"
      text={t(report.outcome === "taken down" ? "admin.reports.done.takenDown" : "admin.reports.done.kept")}
    />
  );
