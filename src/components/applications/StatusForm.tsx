import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { type ListPlace, ListPlaceFields } from "./ListPlaceFields.tsx";

interface Props {
  application: JobApplication;
  place: ListPlace;
  updated: boolean;
}

export function StatusForm({ application, place, updated }: Props) {
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
      <ListPlaceFields place={place} />
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
