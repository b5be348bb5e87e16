import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { StoredReport } from "../../db/jobs/job-reports.ts";
import * as routes from "../../routes.ts";
import { shortDate } from "../../shared/format.ts";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";
import { CompanyMark } from "./CompanyMark.tsx";
import { RefusalForm, type RefusedReason } from "./RefusalForm.tsx";

export interface Report extends Omit<StoredReport, "private"> {
  /** Undefined when no key opens the report. */
  words: { details: string; email?: string | undefined } | undefined;
}

interface Props {
  report: Report;
  page: number;
  refused: RefusedReason | undefined;
}

export function ReportedJob({ report, page, refused }: Props) {
  const linkTo = useLinkTo();
  const { id, jobId, employerId, title, company, reason, createdAt, closedAt, words, outcome, jobOpen } =
    report;
  return (
    <li className="card marked" id={`report-${id}`}>
      <CompanyMark company={company} />
      <h3>
        <a href={linkTo(routes.job, { id: jobId })}>{title}</a>
      </h3>
      <Dotted>
        {company}
        <time dateTime={createdAt.toISOString()}>{shortDate(createdAt)}</time>
        {closedAt && t("admin.reports.answered", { date: shortDate(closedAt) })}
      </Dotted>
      <p className="badges">
        {outcome === null && <Badge kind="warn">{t("admin.reports.waiting")}</Badge>}
        {outcome === "kept" && <Badge kind="ok">{t("admin.reports.kept")}</Badge>}
        {outcome === "taken down" && <Badge kind="err">{t("admin.reports.takenDown")}</Badge>}
        {outcome !== "taken down" && !jobOpen && <Badge>{t("admin.reports.jobClosed")}</Badge>}
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
      <div className="side">
        {outcome === null && <Answer id={id} title={title} page={page} answer="keep" />}
        {outcome === "taken down" ? (
          <>
            <Answer id={id} title={title} page={page} answer="restore" hint={`restore-${id}`} />
            <p className="meta" id={`restore-${id}`}>
              {t("admin.reports.restore.hint")}
            </p>
          </>
        ) : (
          <TakeDown {...{ id, title, page, refused }} hasAccount={employerId !== null} />
        )}
      </div>
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
