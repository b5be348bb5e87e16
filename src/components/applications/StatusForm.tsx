import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { describedBy } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { type ListPlace, ListPlaceFields } from "./ListPlaceFields.tsx";

interface Props {
  application: JobApplication;
  place: ListPlace;
  isUpdated: boolean;
  /** A refused form as it was sent. */
  answers?: Partial<Record<string, string>>;
  issues?: Issue[];
}

export function StatusForm({ application, place, isUpdated, answers, issues = [] }: Props) {
  const linkTo = useLinkTo();
  const { id, fullName, applicationStatus } = application;
  const field = `status-${id}`;
  const message = messagesByField(issues).status;
  return (
    <form
      className="inline-form status-form"
      id={`change-${id}`}
      method="post"
      action={linkTo(routes.employerApplicationStatus, { id })}
      data-application={id}
      data-name={fullName}
    >
      <ListPlaceFields place={place} />
      <label htmlFor={field}>
        <span>
          {t("employer.status.list")}
          <span className="unseen">: {fullName}</span>
        </span>
        <select
          id={field}
          name="status"
          defaultValue={answers?.status ?? applicationStatus}
          // A browser that returns to the page would restore its own choice.
          autoComplete="off"
          aria-describedby={describedBy(field, false, message)}
          aria-invalid={message ? true : undefined}
        >
          <Options of={applicationStatuses} />
        </select>
      </label>
      <button type="submit" className="btn btn-quiet">
        {t("employer.status.submit")}
      </button>
      {message && (
        <p className="error-msg" id={`${field}-error`}>
          {message}
        </p>
      )}
      {isUpdated && (
        <p className="badge badge-ok" role="status">
          {t("employer.status.updated")}
        </p>
      )}
    </form>
  );
}
