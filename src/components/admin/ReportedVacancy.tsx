import { t } from "../../content/words.ts";
import type { StoredReport } from "../../db/vacancy-reports.ts";
import { shortDate } from "../../shared/format.ts";
import { urls } from "../../shared/urls.ts";
import { Badge } from "../Badge.tsx";

export interface Report extends Omit<StoredReport, "private"> {
  /** Undefined: sealed by a key that is gone. */
  words: { details: string; email?: string | undefined } | undefined;
}

const actions = [
  { answer: "keep", label: t("admin.reports.keep") },
  { answer: "take-down", label: t("admin.reports.takeDown") },
] as const;

export function ReportedVacancy({ report, page }: { report: Report; page: number }) {
  const { id, jobId, title, company, reason, createdAt, words, outcome, jobOpen } = report;
  return (
    <li className="card" id={`report-${id}`}>
      <p className="badges">
        {outcome === null && <Badge kind="warn">{t("admin.reports.waiting")}</Badge>}
        {outcome === "kept" && <Badge kind="ok">{t("admin.reports.kept")}</Badge>}
        {outcome === "taken down" && <Badge kind="err">{t("admin.reports.takenDown")}</Badge>}
        {outcome !== "taken down" && !jobOpen && <Badge>{t("admin.reports.jobClosed")}</Badge>}
      </p>
      <h3>
        <a href={urls.job(jobId)}>{title}</a>
      </h3>
      <p className="meta">
        {company} · <time dateTime={createdAt.toISOString()}>{shortDate(createdAt)}</time>
      </p>
      <p>
        <b>{t(`report.reason.${reason}`)}</b>
      </p>
      <p className="lines">{words ? words.details : t("admin.reports.unreadable")}</p>
      {words && (
        <p className="meta">
          {words.email ? t("admin.reports.from", { email: words.email }) : t("admin.reports.anonymous")}
        </p>
      )}
      {outcome !== "taken down" && (
        <form className="actions" method="post" action={urls.adminReports(page)}>
          <input type="hidden" name="id" value={id} />
          {actions
            .filter(({ answer }) => outcome === null || answer === "take-down")
            .map(({ answer, label }) => (
              <button
                key={answer}
                type="submit"
                name="answer"
                value={answer}
                className="btn btn-quiet"
                aria-label={t("admin.reports.of", { action: label, title })}
              >
                {label}
              </button>
            ))}
        </form>
      )}
    </li>
  );
}
