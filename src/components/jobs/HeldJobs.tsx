import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import type { HeldJob } from "../../db/jobs/job-holds.ts";
import * as routes from "../../routes.ts";
import { shortDate } from "../../shared/format.ts";
import { Findings } from "../employers/HeldJob.tsx";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";
import { CompanyMark } from "./CompanyMark.tsx";
import { RefusalForm, type RefusedReason } from "./RefusalForm.tsx";

interface Props {
  jobs: HeldJob[];
  /** The number of waiting jobs that are not shown. */
  more: number;
  refused: RefusedReason | undefined;
}

/** The jobs that the rules hold, with the two answers of the administrator. */
export function HeldJobs({ jobs, more, refused }: Props) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="held">
      <h3 id="held">{t("admin.held.title")}</h3>
      <p>{t("admin.held.text")}</p>
      <ul className="plain entries">
        {jobs.map((job) => (
          <Held key={job.textId} job={job} refused={refused?.id === job.textId ? refused : undefined} />
        ))}
      </ul>
      {more > 0 && <p>{tn("admin.held.more", more)}</p>}
    </section>
  );
}

function Held({ job, refused }: { job: HeldJob; refused: RefusedReason | undefined }) {
  const linkTo = useLinkTo();
  const { textId, title, company, email, description, requirements, findings, heldAt } = job;
  return (
    <li className="card marked" id={`held-${textId}`}>
      <CompanyMark company={company} />
      <h4>{title}</h4>
      <Dotted>
        {company}
        {email}
        <time dateTime={heldAt.toISOString()}>{t("admin.held.since", { date: shortDate(heldAt) })}</time>
      </Dotted>
      {(job.refusedBefore || job.isPublic) && (
        <p className="badges">
          {job.refusedBefore && <Badge kind="err">{t("admin.held.refusedBefore")}</Badge>}
          {job.isPublic && <Badge kind="warn">{t("admin.held.public")}</Badge>}
        </p>
      )}
      {findings.length > 0 ? <Findings findings={findings} /> : <p>{t("admin.held.clean")}</p>}
      <details>
        <summary>{t("admin.held.whole")}</summary>
        <p className="lines">{description}</p>
        <p className="lines">{requirements}</p>
      </details>
      <div className="side">
        <form className="actions" method="post" action={linkTo(routes.adminHeldJobs)}>
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
        <RefusalForm
          id={textId}
          action={linkTo(routes.adminHeldJobs)}
          answer="refuse"
          label={t("admin.held.refuse")}
          fullLabel={t("admin.held.of", { action: t("admin.held.refuse"), title })}
          question={t("admin.held.refuse.reason")}
          hint={t("admin.held.refuse.hint")}
          refused={refused}
        />
      </div>
    </li>
  );
}
