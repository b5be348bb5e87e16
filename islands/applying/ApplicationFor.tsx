import * as routes from "../../src/routes.ts";
import { useLinkTo } from "../lib/locale.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

export function ApplicationFor({ job }: { job: WizardJob | undefined }) {
  const linkTo = useLinkTo();
  if (!job)
    return (
      <p className="applying-for">
        {t("apply.job.general")}
        <br />
        <a href={linkTo(routes.jobs)}>{t("apply.job.choose")}</a>
      </p>
    );
  return (
    <p className="applying-for">
      {t("apply.job")} <a href={linkTo(routes.job, { id: job.id })}>{job.title}</a>{" "}
      {job.sample && <span className="badge">{t("apply.job.sample")}</span>}
      <br />
      {job.company}, {job.country}
      <br />
      <a href={linkTo(routes.jobs)}>{t("apply.job.change")}</a>
    </p>
  );
}
