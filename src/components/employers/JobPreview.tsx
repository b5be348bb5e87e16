import { type PostingAnswers, postingOf } from "../../../islands/employers/posting-answers.ts";
import { countryNamed } from "../../content/countries.ts";
import { t, tn } from "../../content/words.ts";
import { isCalendarDate } from "../../shared/calendar-date.ts";
import { experienceLabel } from "../../shared/jobs/experience-levels.ts";
import { factRules } from "../../shared/jobs/fact-rules.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { textLanguage } from "../../shared/jobs/text-languages.ts";
import { JobFacts } from "../jobs/JobFacts.tsx";
import { asWritten, JobLanguage } from "../jobs/JobLanguage.tsx";
import { JobPay } from "../jobs/JobPay.tsx";
import { jobRequirements } from "../jobs/job-posting-data.ts";
import { Badge } from "../shell/Badge.tsx";

/** Draws the parts of the job's page from what is typed so far, right or wrong. */
export function JobPreview({ answers }: { answers: PostingAnswers }) {
  const posting = postingOf(answers);
  const { title, company, sector, experienceLevel, requirements } = answers;
  const job = {
    ...posting,
    country: countryNamed(answers.country),
    // A typed value that is no number becomes 0, like an empty field.
    salaryMin: posting.salaryMin || 0,
    salaryMax: posting.salaryMax || 0,
    vacancies: posting.vacancies || 1,
    ...rightFacts(posting),
    lang: textLanguage.safeParse(posting.lang).data ?? "en",
    open: isCalendarDate(answers.applicationCloseDate),
    sample: false,
    verification: null,
  } as unknown as Job;
  const required = jobRequirements(requirements);
  return (
    <>
      <h2>{t("employer.preview.title")}</h2>
      <div className="preview">
        <div className="page-head navy">
          <h3>{title.trim() || t("employer.preview.untitled")}</h3>
          <p className="lead">{company}</p>
          <p className="badges">
            {sector && <Badge kind="info">{sectorLabel(sector)}</Badge>}
            {experienceLevel && <Badge>{experienceLabel(experienceLevel)}</Badge>}
            <Badge>{tn("jobs.vacancies", job.vacancies)}</Badge>
          </p>
        </div>
        <JobPay job={job} heading="h4" />
        <JobFacts job={job} />
        <h4>{t("job.description")}</h4>
        <JobLanguage job={job} />
        {job.description ? (
          <p className="lines" {...asWritten(job)}>
            {job.description}
          </p>
        ) : (
          <p>{t("employer.preview.empty")}</p>
        )}
        <h4>{t("job.requirements")}</h4>
        {required.length === 0 && <p>{t("employer.preview.empty")}</p>}
        <ul {...asWritten(job)}>
          {required.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Leaves out wrong facts, as if the employer had not stated them. */
const rightFacts = (posting: ReturnType<typeof postingOf>) =>
  Object.fromEntries(
    Object.entries(factRules).map(([name, rule]) => {
      const fact = posting[name as keyof typeof factRules];
      return [name, rule.safeParse(fact).success ? fact : null];
    }),
  );
