import type { ButtonHTMLAttributes } from "react";
import * as routes from "../../src/routes.ts";
import { listed } from "../../src/shared/format.ts";
import { say } from "../../src/shared/say.ts";
import { useLinkTo } from "../lib/locale.ts";
import { stepFormId } from "./StepForm.tsx";
import { wayOutName } from "./ways-out.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

interface Props {
  job: WizardJob | undefined;
  openJobs?: string | undefined;
  isFirst?: boolean;
  /** The last step has no form that a draft keeps. */
  isLast?: boolean;
}

export function ApplicationFor({ job, openJobs, isFirst, isLast }: Props) {
  const linkTo = useLinkTo();
  const label = t(job ? "apply.job.change" : "apply.job.choose");
  const way = { className: "as-link", children: label };
  return (
    <div className="applying-for">
      {job ? (
        <p>
          <span className="meta for">{t("apply.job")}</span>{" "}
          <span>
            <a href={linkTo(routes.job, { id: job.id })}>{job.title}</a>{" "}
            {job.sample && <span className="badge">{t("apply.job.sample")}</span>}
          </span>{" "}
          <span>
            <span className="pay">{job.pay}</span>{" "}
            <span className="meta">{listed([job.company, say(job.country)])}</span>
          </span>
        </p>
      ) : (
        <p>
          {openJobs && <span className="meta for">{t("apply.job")}</span>}{" "}
          <span>{t("apply.bill.general")}</span>
        </p>
      )}
      {isLast ? <a {...way} href={linkTo(routes.jobs)} /> : <LeaveButton {...way} />}
      {job && (job.sample || isFirst || isLast) && (
        <p className={job.trust ?? "meta"}>
          {job.trust === "unchecked" ? <strong>{job.receiver}</strong> : job.receiver}
        </p>
      )}
      {openJobs && <p className="meta">{`${t("apply.ways.general")}. ${openJobs}`}</p>}
    </div>
  );
}

/** This is a button of the step's form, because a link would lose what was typed when no script runs. */
export const LeaveButton = (shown: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="submit" form={stepFormId} name={wayOutName} value="jobs" className="as-link" {...shown} />
);
