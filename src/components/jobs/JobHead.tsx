import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { usdCents } from "../../shared/format.ts";
import { experienceLabel } from "../../shared/jobs/experience-levels.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { Badge } from "../shell/Badge.tsx";
import { Breadcrumbs, type Trail } from "../shell/Breadcrumbs.tsx";
import { ApplyLink, QuietLink } from "../shell/ButtonLink.tsx";
import { SaveJob } from "./SaveJob.tsx";

interface Props {
  job: Job;
  /** 0: applying costs nothing. */
  feeCents: number;
  trail: Trail;
}

export function JobHead({ job, feeCents, trail }: Props) {
  const linkTo = useLinkTo();
  return (
    <div className="page-head navy">
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <h1>{job.title}</h1>
        <p className="lead">{job.company}</p>
        <p className="badges">
          <Badge kind="info">{sectorLabel(job.sector)}</Badge>
          <Badge>{experienceLabel(job.experienceLevel)}</Badge>
          <Badge>{tn("jobs.vacancies", job.vacancies)}</Badge>
          {job.sample && <Badge kind="warn">{t("jobs.sample")}</Badge>}
        </p>
        <div className="actions">
          {job.open && <ApplyLink href={linkTo(routes.apply, { job: job.id })}>{t("job.apply")}</ApplyLink>}
          {job.open && <SaveJob jobId={job.id} />}
          <QuietLink href={linkTo(routes.jobs)}>{t("job.back")}</QuietLink>
        </div>
        {job.open && (
          <p>{feeCents === 0 ? t("fee.free.short") : t("fee.short", { fee: usdCents(feeCents) })}</p>
        )}
      </div>
    </div>
  );
}
