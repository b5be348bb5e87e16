import type { ReactNode } from "react";
import { t } from "../../content/words.ts";
import { experienceLabel } from "../../shared/experience-levels.ts";
import { longDate, payRange } from "../../shared/format.ts";
import type { Job } from "../../shared/job.ts";
import { Flag } from "../Flag.tsx";

export function JobFacts({ job }: { job: Job }) {
  const { country, salaryMin, salaryMax, experienceLevel, applicationCloseDate, open } = job;
  return (
    <dl className="facts">
      <Fact term={t("job.location")}>
        <span className="row">
          <Flag country={country} />
          {country}
        </span>
      </Fact>
      <Fact term={t("job.salary")}>
        {t("jobs.salary.month", { range: payRange(salaryMin, salaryMax) })}
        <span className="hint">
          {t("jobs.salary.year", { range: payRange(salaryMin * 12, salaryMax * 12) })}
        </span>
      </Fact>
      <Fact term={t("job.experience")}>{experienceLabel(experienceLevel)}</Fact>
      {open && (
        <Fact term={t("job.closes")}>
          <time dateTime={applicationCloseDate}>{longDate(applicationCloseDate)}</time>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
