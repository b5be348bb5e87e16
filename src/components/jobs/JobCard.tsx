import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { monthlyPay, yearlyPay } from "../../content/pay.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { longDate, shortDate } from "../../shared/format.ts";
import { experienceLabel } from "../../shared/jobs/experience-levels.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { Badge } from "../shell/Badge.tsx";
import { Flag } from "./Flag.tsx";
import { SaveJob } from "./SaveJob.tsx";
import { checkedText, VerifiedBadge } from "./VerifiedEmployer.tsx";

interface Props {
  job: Job;
  /** One below the heading of the list. */
  heading?: "h2" | "h3";
  /** Says how many people are wanted, too. */
  withVacancies?: boolean;
  /** In place of the button that saves it. */
  action?: ReactNode;
}

/** An item of a list with class `cards`. */
export function JobCard({ job, heading: Heading = "h3", withVacancies = false, action }: Props) {
  const linkTo = useLinkTo();
  const perYear = yearlyPay(job);
  return (
    <li className="job">
      <Heading>
        <a href={linkTo(routes.job, { id: job.id })}>{job.title}</a>
      </Heading>
      <p>{job.company}</p>
      <p className="row">
        <Flag country={job.country} />
        {job.country}
      </p>
      <p className="pay">{monthlyPay(job)}</p>
      {perYear && <p className="meta">{perYear}</p>}
      <p className="meta">
        {t("jobs.posted", { date: shortDate(job.createdAt) })}
        <br />
        {job.open && t("jobs.closes", { date: longDate(job.applicationCloseDate) })}
      </p>
      {job.verification && <p className="meta">{checkedText(job.verification)}</p>}
      <p className="badges">
        <Badge kind="info">{sectorLabel(job.sector)}</Badge>
        <Badge>{experienceLabel(job.experienceLevel)}</Badge>
        {withVacancies && <Badge>{tn("jobs.vacancies", job.vacancies)}</Badge>}
        {!job.open && <Badge kind="err">{t("saved.closed")}</Badge>}
        {job.sample && <Badge kind="warn">{t("jobs.sample")}</Badge>}
        {job.verification && <VerifiedBadge />}
      </p>
      {action ?? <SaveJob jobId={job.id} title={job.title} />}
    </li>
  );
}
