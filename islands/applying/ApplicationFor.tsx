import { urls } from "../../src/shared/urls.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

/** Which vacancy the application is for. */
export function ApplicationFor({ job }: { job: WizardJob | undefined }) {
  if (!job)
    return (
      <p className="applying-for">
        {t("apply.job.general")}
        <br />
        <a href={urls.jobs()}>{t("apply.job.choose")}</a>
      </p>
    );
  return (
    <p className="applying-for">
      {t("apply.job")} <a href={urls.job(job.id)}>{job.title}</a>
      <br />
      {job.company}, {job.country}
      <br />
      <a href={urls.jobs()}>{t("apply.job.change")}</a>
    </p>
  );
}
