import { describedBy } from "../../../islands/lib/Question.tsx";
import { t, tn } from "../../content/words.ts";
import type { HeldJob } from "../../db/jobs/job-holds.ts";
import { shortDate } from "../../shared/format.ts";
import { urls } from "../../shared/urls.ts";
import { Findings } from "../employers/HeldJob.tsx";
import { Badge } from "../shell/Badge.tsx";
import { type RefusedReason, reasonField } from "./ReportedVacancy.tsx";

interface Props {
  jobs: HeldJob[];
  /** How many wait that are not shown. */
  more: number;
  refused: RefusedReason | undefined;
}

/** The jobs that the rules hold, with the two answers of the administrator. */
export function HeldJobs({ jobs, more, refused }: Props) {
  return (
    <section aria-labelledby="held">
      <h3 id="held">{t("admin.held.title")}</h3>
      <p>{t(jobs.length > 0 ? "admin.held.text" : "admin.held.empty")}</p>
      {jobs.length > 0 && (
        <ul className="cards">
          {jobs.map((job) => (
            <Held key={job.textId} job={job} refused={refused?.id === job.textId ? refused : undefined} />
          ))}
        </ul>
      )}
      {more > 0 && <p>{tn("admin.held.more", more)}</p>}
    </section>
  );
}

function Held({ job, refused }: { job: HeldJob; refused: RefusedReason | undefined }) {
  const { textId, title, company, email, description, requirements, findings, heldAt } = job;
  return (
    <li className="card" id={`held-${textId}`}>
      {(job.refusedBefore || job.isPublic) && (
        <p className="badges">
          {job.refusedBefore && <Badge kind="err">{t("admin.held.refusedBefore")}</Badge>}
          {job.isPublic && <Badge kind="warn">{t("admin.held.public")}</Badge>}
        </p>
      )}
      <h4>{title}</h4>
      <p className="meta">
        {company} · {email} ·{" "}
        <time dateTime={heldAt.toISOString()}>{t("admin.held.since", { date: shortDate(heldAt) })}</time>
      </p>
      {findings.length > 0 ? <Findings findings={findings} /> : <p>{t("admin.held.clean")}</p>}
      <details>
        <summary>{t("admin.held.whole")}</summary>
        <p className="lines">{description}</p>
        <p className="lines">{requirements}</p>
      </details>
      <form className="actions" method="post" action={urls.adminHeldJobs()}>
        <input type="hidden" name="id" value={textId} />
        <button
          type="submit"
          name="answer"
          value="release"
          className="btn btn-quiet"
          aria-label={t("admin.held.of", { action: t("admin.held.release"), title })}
        >
          {t("admin.held.release")}
        </button>
      </form>
      <Refusal id={textId} title={title} refused={refused} />
    </li>
  );
}

interface RefusalProps {
  id: string;
  title: string;
  refused: RefusedReason | undefined;
}

function Refusal({ id, title, refused }: RefusalProps) {
  const field = reasonField(id);
  return (
    <details open={refused && true}>
      <summary>{t("admin.held.refuse")}</summary>
      <form method="post" action={urls.adminHeldJobs()}>
        <input type="hidden" name="id" value={id} />
        <label>
          {t("admin.held.refuse.reason")}
          <textarea
            id={field}
            name="reason"
            rows={3}
            maxLength={500}
            required
            aria-describedby={describedBy(field, true, refused?.message)}
            aria-invalid={refused && true}
            defaultValue={refused?.reason}
          />
        </label>
        {refused && (
          <p className="error-msg" id={`${field}-error`}>
            {refused.message}
          </p>
        )}
        <p className="hint" id={`${field}-hint`}>
          {t("admin.held.refuse.hint")}
        </p>
        <button
          type="submit"
          name="answer"
          value="refuse"
          aria-label={t("admin.held.of", { action: t("admin.held.refuse"), title })}
        >
          {t("admin.held.refuse")}
        </button>
      </form>
    </details>
  );
}
