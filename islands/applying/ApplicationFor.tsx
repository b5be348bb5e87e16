import * as routes from "../../src/routes.ts";
import { say } from "../../src/shared/say.ts";
import { useLinkTo } from "../lib/locale.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

interface Props {
  job: WizardJob | undefined;
  openJobs?: string | undefined;
}

export function ApplicationFor({ job, openJobs }: Props) {
  const linkTo = useLinkTo();
  if (!job && openJobs) return <TwoWays openJobs={openJobs} />;
  return (
    <div className="applying-for">
      {job ? (
        <p>
          <span className="meta for">{t("apply.job")}</span>{" "}
          <span>
            <a href={linkTo(routes.job, { id: job.id })}>{job.title}</a>{" "}
            {job.sample && <span className="badge">{t("apply.job.sample")}</span>}
          </span>{" "}
          <span className="meta">
            {job.company}, {say(job.country)}
          </span>
        </p>
      ) : (
        <p>
          {t("apply.job.general")} <span className="meta">{t("apply.ways.general")}</span>
        </p>
      )}
      <a href={linkTo(routes.jobs)} aria-label={t(job ? "apply.job.change" : "apply.job.choose")}>
        {t(job ? "apply.change" : "apply.job.choose")}
      </a>
    </div>
  );
}

/** A candidate who has chosen nothing yet. */
function TwoWays({ openJobs }: { openJobs: string }) {
  const linkTo = useLinkTo();
  return (
    <ul className="ways plain">
      <li>
        <a href={linkTo(routes.jobs)}>{t("apply.job.choose")}</a>
        <span className="meta">{openJobs}</span>
      </li>
      <li>
        <a href="#fullName">{t("general")}</a>
        <span className="meta">{t("apply.ways.general")}</span>
      </li>
    </ul>
  );
}
