import { Fact } from "../../../islands/lib/Fact.tsx";
import { monthlyPay } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import { experienceLabel } from "../../shared/jobs/experience-levels.ts";
import type { JobVersion } from "../../shared/jobs/job-version.ts";
import { say } from "../../shared/say.ts";
import { asWritten, JobLanguage } from "./JobLanguage.tsx";
import { jobRequirements } from "./job-posting-data.ts";
import { StatedFacts, UnstatedFacts } from "./StatedFacts.tsx";

/** Shows a saved text of a job, without the parts that only an open job has. */
export function JobVersionText({ job }: { job: JobVersion }) {
  return (
    <>
      <p>
        <strong>{job.title}</strong>, {job.company}
      </p>
      <dl className="facts">
        <Fact term={t("job.salary")}>{monthlyPay(job)}</Fact>
        <Fact term={t("job.location")}>{say(job.country)}</Fact>
        <Fact term={t("job.experience")}>{experienceLabel(job.experienceLevel)}</Fact>
        <StatedFacts job={job} />
      </dl>
      <UnstatedFacts job={job} />
      <h3>{t("job.description")}</h3>
      <JobLanguage job={job} />
      <p className="lines" {...asWritten(job)}>
        {job.description}
      </p>
      <h3>{t("job.requirements")}</h3>
      <ul {...asWritten(job)}>
        {jobRequirements(job.requirements).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
