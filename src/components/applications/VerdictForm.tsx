import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { type Verdict, verdictNames, verdicts } from "../../shared/applications/verdict.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { talkForm } from "./InboxMessages.tsx";
import { type ListPlace, ListPlaceFields } from "./ListPlaceFields.tsx";

interface Props {
  application: JobApplication;
  place: ListPlace;
  /** The longer way to a verdict, below what it does. */
  ways: Partial<Record<Verdict, ReactNode>>;
}

const looks = { interview: "btn", maybe: "btn btn-quiet", no: "btn btn-quiet btn-no" } as const;

/**
 * Has three quick answers, and then what each does with the longer way to it. After "Interview", the next page
 * helps to write the invitation and has the reply that was typed below, because the button belongs to its form.
 * The answers are outside the form, because a way can have its own form.
 */
export function VerdictForm({ application: { id, fullName }, place, ways }: Props) {
  const linkTo = useLinkTo();
  const form = `verdicts-${id}`;
  return (
    <>
      <form
        className="status-form"
        id={form}
        method="post"
        action={linkTo(routes.employerApplicationStatus, { id })}
        data-application={id}
        data-name={fullName}
      >
        <ListPlaceFields place={place} />
      </form>
      <fieldset className="verdicts" aria-label={t("employer.verdict.label", { name: fullName })}>
        {verdictNames.map((verdict) => (
          <button
            key={verdict}
            type="submit"
            form={verdict === "interview" ? talkForm(id) : form}
            id={`${verdict}-${id}`}
            className={looks[verdict]}
            name="status"
            value={verdicts[verdict]}
            formNoValidate
            formAction={
              verdict === "interview"
                ? linkTo(routes.employerApplicationStatus, { id, invite: 1 })
                : undefined
            }
            aria-describedby={`${verdict}-${id}-hint`}
          >
            {t(`employer.verdict.${verdict}`)}
          </button>
        ))}
        {verdictNames.map((verdict) => (
          <div key={verdict} className="verdict-text">
            <span className="meta" id={`${verdict}-${id}-hint`}>
              {t(`employer.verdict.${verdict}.hint`)}
            </span>
            {ways[verdict]}
          </div>
        ))}
      </fieldset>
    </>
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
