import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type ApplicationStatus, applicationStatuses } from "../../shared/applications/application-status.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";

/** The employer's place in the list, which the form leads back to. */
export interface ListPlace {
  filter: ApplicationStatus | undefined;
  page: number;
}

interface Props {
  application: JobApplication;
  place: ListPlace;
  updated: boolean;
}

export function StatusForm({ application, place: { filter, page }, updated }: Props) {
  const linkTo = useLinkTo();
  const { id, fullName, applicationStatus } = application;
  return (
    <form
      className="inline-form status-form"
      method="post"
      action={linkTo(routes.employerApplicationStatus, { id })}
      data-application={id}
      data-name={fullName}
    >
      <input type="hidden" name="filter" value={filter ?? ""} />
      <input type="hidden" name="page" value={page} />
      <label htmlFor={`status-${id}`}>
        {t("employer.status.label", { name: fullName })}
        <select
          id={`status-${id}`}
          name="status"
          defaultValue={applicationStatus}
          // A browser that comes back to the page would bring back its own choice.
          autoComplete="off"
        >
          <Options of={applicationStatuses} />
        </select>
      </label>
      <button type="submit" className="btn btn-quiet">
        {t("employer.status.submit")}
      </button>
      {updated && (
        <p className="badge badge-ok" role="status">
          {t("employer.status.updated")}
        </p>
      )}
    </form>
  );
}
