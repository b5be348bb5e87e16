import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { acceptedTerms } from "./AcceptedOffer.tsx";
import { StageMap } from "./CourseStages.tsx";

interface Props {
  application: OwnApplication;
  takenDownAt: Date | null;
}

/** The job is the heading, because a reference does not tell one application from another. */
export function OwnApplicationHead({ application, takenDownAt }: Props) {
  const linkTo = useLinkTo();
  const { job, jobId, reference, withdrawnAt } = application;
  const title = acceptedTerms(application)?.position ?? job?.title;
  return (
    <div className="page-head navy voyage own-head">
      <div className="wrap">
        <div>
          <h1>
            {job
              ? t("application.vacancy.of", {
                  ...job,
                  title: title ?? job.title,
                })
              : t("application.general")}
          </h1>
          <p className="lead">
            {`${t("application.receipt.reference")} `}
            <b className="whole">{reference}</b>{" "}
            {jobId && !takenDownAt && title === job?.title && (
              <a href={linkTo(routes.job, { id: jobId })}>{t("emails.action.job")}</a>
            )}
          </p>
          <p className="meta">{t("application.lead")}</p>
        </div>
        {!withdrawnAt && !takenDownAt && <StageMap application={application} />}
      </div>
    </div>
  );
}
