import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { say } from "../../shared/say.ts";
import { Badge } from "../shell/Badge.tsx";
import { Breadcrumbs, type Trail } from "../shell/Breadcrumbs.tsx";
import { CompanyMark } from "./CompanyMark.tsx";
import { Flag } from "./Flag.tsx";
import { JobTitle } from "./JobLanguage.tsx";
import { checkedText, VerifiedBadge } from "./VerifiedEmployer.tsx";

interface Props {
  job: Job;
  trail: Trail;
}

/** The company leads to its open jobs. */
export function JobHead({ job, trail }: Props) {
  const linkTo = useLinkTo();
  return (
    <div className="page-head navy">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <h1>
          <JobTitle job={job} />
        </h1>
        <div className="company">
          <CompanyMark company={job.company} />
          <p className="lead">
            <a href={linkTo(routes.jobs, { search: job.company })} rel="nofollow">
              {job.company}
            </a>{" "}
            {job.verification && <VerifiedBadge />}
          </p>
          <p className="dotted">
            <span>
              <Flag country={job.country} /> {say(job.country)}
            </span>{" "}
            <span>{sectorLabel(job.sector)}</span>{" "}
            {job.open ? (
              <span>{tn("jobs.vacancies", job.vacancies)}</span>
            ) : (
              <Badge kind="err">{t("saved.closed")}</Badge>
            )}{" "}
            {job.sample && <Badge>{t("jobs.sample")}</Badge>}
          </p>
        </div>
        {job.verification && <p className="checked">{checkedText(job.verification)}</p>}
      </div>
    </div>
  );
}
