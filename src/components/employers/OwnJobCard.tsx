import { useLinkTo } from "../../../islands/lib/locale.ts";
import { monthlyPay } from "../../content/pay.ts";
import { site } from "../../content/site.ts";
import { t, tn } from "../../content/words.ts";
import type { OwnJob } from "../../db/employers/employer-jobs.ts";
import * as routes from "../../routes.ts";
import { count, inOneLine, longDate } from "../../shared/format.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { say } from "../../shared/say.ts";
import { CompanyMark } from "../jobs/CompanyMark.tsx";
import { Flag } from "../jobs/Flag.tsx";
import { Badge } from "../shell/Badge.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { HeldJobNote } from "./HeldJob.tsx";

interface Props {
  job: OwnJob;
  /** `YYYY-MM-DD` */
  today: string;
}

/** An item of the list `own-jobs`: a vacancy of the employer who looks at it. */
export function OwnJobCard({ job, today }: Props) {
  const linkTo = useLinkTo();
  const { id, title, company, country, sector, applications, newApplications, takenDown } = job;
  return (
    <li className="own-job" id={`job-${id}`}>
      <CompanyMark company={company} />
      <div>
        <h3>
          <a href={takenDown ? linkTo(routes.job, { id }) : linkTo(routes.employerJob, { id })}>{title}</a>{" "}
          <State job={job} />
        </h3>
        <p className="row">
          <span className="pay">{monthlyPay(job)}</span>
          <span>{company}</span>
          <span className="row">
            <Flag country={country} />
            {say(country)}
          </span>
        </p>
        <p className="meta">
          {sectorLabel(sector)} · <ContactText>{closing(job, today)}</ContactText>
        </p>
      </div>
      <p className="own-job-count">
        {newApplications > 0 && (
          <b className="new-count">{t("employer.nav.toAnswer", { n: count(newApplications) })}</b>
        )}
        {(newApplications === 0 || newApplications < applications) && (
          <span>{tn("employer.job.applications", applications)}</span>
        )}
      </p>
      {!takenDown && <Actions job={job} today={today} />}
      {isHeld(job) && <HeldJobNote hold={job.hold} />}
    </li>
  );
}

/** True when the job itself waits for an administrator, and not only its employer. */
const isHeld = (job: OwnJob): job is OwnJob & { hold: JobHold } =>
  job.state === "review" && !job.takenDown && job.hold !== null && job.hold.state !== "released";

/** A job in review counts as open for its employer. It goes live as soon as we have checked them. */
const isOpenOrWaits = ({ open, state, closedEarly, applicationCloseDate }: OwnJob, today: string) =>
  open || (state === "review" && !closedEarly && applicationCloseDate >= today);

function State({ job: { open, state, takenDown } }: { job: OwnJob }) {
  if (!takenDown && state === "review") return <Badge kind="warn">{t("review.badge")}</Badge>;
  if (takenDown) return <Badge kind="err">{t("employer.job.takenDown")}</Badge>;
  return open ? <Badge kind="ok">{t("employer.job.open")}</Badge> : <Badge>{t("employer.job.closed")}</Badge>;
}

function Actions({ job, today }: Props) {
  const linkTo = useLinkTo();
  const { id, title } = job;
  return (
    <div className="actions">
      <a
        className="btn btn-quiet"
        href={linkTo(routes.employerJob, { id })}
        aria-label={t("employer.job.viewOf", { title })}
      >
        {t("employer.job.view")}
      </a>
      <a
        className="btn btn-quiet"
        href={linkTo(routes.employerJobEdit, { id })}
        aria-label={t("employer.job.editOf", { title })}
      >
        {t("employer.job.edit")}
      </a>
      <ClosureForm job={job} today={today} />
    </div>
  );
}

function closing(job: OwnJob, today: string): string {
  const { open, closedEarly, takenDown, company, applicationCloseDate: day } = job;
  if (takenDown) return t("employer.job.takenDown.text", { email: site.contactEmail });
  if (isOpenOrWaits(job, today) && !open)
    return isHeld(job)
      ? t("employer.job.closes", { date: inOneLine(longDate(day)) })
      : t("review.hidden", { company });
  if (open) return t("employer.job.closes", { date: inOneLine(longDate(day)) });
  return closedEarly && day >= today
    ? t("employer.job.closedEarly")
    : t("employer.job.closedAfter", { date: inOneLine(longDate(day)) });
}

function ClosureForm({ job, today }: Props) {
  const linkTo = useLinkTo();
  const { id, title } = job;
  const open = isOpenOrWaits(job, today);
  return (
    <form
      id={`closing-${id}`}
      method="post"
      action={linkTo(routes.employerJobClosure, { id })}
      data-job={id}
      data-closed={open ? "yes" : ""}
    >
      <input type="hidden" name="closed" value={open ? "yes" : "no"} />
      <button
        type="submit"
        id={`closure-${id}`}
        className="btn btn-quiet"
        aria-label={open ? t("employer.job.closeOf", { title }) : t("employer.job.reopenOf", { title })}
      >
        {open ? t("employer.job.close") : t("employer.job.reopen")}
      </button>
    </form>
  );
}
