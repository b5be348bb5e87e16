import { urls } from "../../src/shared/urls.ts";
import type { WizardJob } from "./wizard-props.ts";
import { useWords } from "./words.ts";

/** Which vacancy the application is for. */
export function ApplicationFor({ job }: { job: WizardJob | undefined }) {
  const words = useWords();
  if (!job)
    return (
      <p className="applying-for">
        {words.jobGeneral}
        <br />
        <a href={urls.jobs()}>{words.jobChoose}</a>
      </p>
    );
  return (
    <p className="applying-for">
      {words.job} <a href={urls.job(job.id)}>{job.title}</a>
      <br />
      {job.company}, {job.country}
      <br />
      <a href={urls.jobs()}>{words.jobChange}</a>
    </p>
  );
}
