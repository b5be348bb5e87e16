import { Fact } from "../../../islands/lib/Fact.tsx";
import { t } from "../../content/words.ts";
import { longDate } from "../../shared/format.ts";
import { fullExperienceLabel } from "../../shared/jobs/experience-levels.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { say } from "../../shared/say.ts";
import { Flag } from "./Flag.tsx";
import { StatedFacts, UnstatedFacts } from "./StatedFacts.tsx";

export function JobFacts({ job }: { job: Job }) {
  const { country, experienceLevel, applicationCloseDate, createdAt, open } = job;
  return (
    <>
      <dl className="facts">
        <Fact term={t("job.location")}>
          <Flag country={country} /> {say(country)}
        </Fact>
        <Fact term={t("job.experience")}>{fullExperienceLabel(experienceLevel)}</Fact>
        {open && (
          <Fact term={t("job.closes")}>
            <time dateTime={applicationCloseDate}>{longDate(applicationCloseDate)}</time>
          </Fact>
        )}
        <StatedFacts job={job} />
        {/* A preview has no such day yet. */}
        {createdAt && (
          <Fact term={t("job.posted")}>
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </Fact>
        )}
      </dl>
      <UnstatedFacts job={job} />
    </>
  );
}
