import { Fragment } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { verdictNames, verdicts } from "../../shared/applications/verdict.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { type ListPlace, ListPlaceFields } from "./ListPlaceFields.tsx";

interface Props {
  application: JobApplication;
  place: ListPlace;
}

const looks = { interview: "btn", maybe: "btn btn-quiet", no: "btn btn-quiet btn-no" } as const;

/** Has three quick answers, each with what it does. After "Interview", the next page helps to write the invitation. */
export function VerdictForm({ application: { id, fullName }, place }: Props) {
  const linkTo = useLinkTo();
  return (
    <form
      className="status-form verdicts"
      method="post"
      action={linkTo(routes.employerApplicationStatus, { id })}
      aria-label={t("employer.verdict.label", { name: fullName })}
      data-application={id}
      data-name={fullName}
    >
      <ListPlaceFields place={place} />
      {verdictNames.map((verdict) => (
        <Fragment key={verdict}>
          <button
            type="submit"
            id={`${verdict}-${id}`}
            className={looks[verdict]}
            name="status"
            value={verdicts[verdict]}
            formAction={
              verdict === "interview"
                ? linkTo(routes.employerApplicationStatus, { id, invite: 1 })
                : undefined
            }
            aria-describedby={`${verdict}-${id}-hint`}
          >
            {t(`employer.verdict.${verdict}`)}
          </button>
          <span className="meta" id={`${verdict}-${id}-hint`}>
            {t(`employer.verdict.${verdict}.hint`)}
          </span>
        </Fragment>
      ))}
    </form>
  );
}

/** Leads to the page where the employer offers times. */
export function Invitation({ application: { id, fullName: name } }: { application: JobApplication }) {
  const linkTo = useLinkTo();
  return (
    <div className="notice notice-success" role="status">
      <h4>{t("employer.invite.title", { name })}</h4>
      <p>{t("employer.invite.text")}</p>
      <p className="actions">
        <ButtonLink href={linkTo(routes.employerInterviews, { id })}>{t("interview.offer")}</ButtonLink>
      </p>
    </div>
  );
}
