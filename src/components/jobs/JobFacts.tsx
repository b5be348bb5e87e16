import { Fact } from "../../../islands/lib/Fact.tsx";
import { monthlyPay, yearlyPay } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import { longDate } from "../../shared/format.ts";
import { experienceLabel } from "../../shared/jobs/experience-levels.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { Flag } from "./Flag.tsx";
import { StatedFacts } from "./StatedFacts.tsx";

export function JobFacts({ job }: { job: Job }) {
  const { country, experienceLevel, applicationCloseDate, open } = job;
  const perYear = yearlyPay(job);
  return (
    <dl className="facts">
      <Fact term={t("job.location")}>
        <span className="row">
          <Flag country={country} />
          {country}
        </span>
      </Fact>
      <Fact term={t("job.salary")}>
        {monthlyPay(job)}
        {perYear && <span className="hint">{perYear}</span>}
      </Fact>
      <Fact term={t("job.experience")}>{experienceLabel(experienceLevel)}</Fact>
      {open && (
        <Fact term={t("job.closes")}>
          <time dateTime={applicationCloseDate}>{longDate(applicationCloseDate)}</time>
        </Fact>
      )}
      <StatedFacts job={job} />
    </dl>
  );
}
