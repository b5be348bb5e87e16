import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  statusLabel,
} from "../../shared/applications/application-status.ts";
import { type Counted, countedText } from "../../shared/counted.ts";

interface Props {
  jobId: string;
  status: ApplicationStatus | undefined;
  found: Counted;
}

export function StatusFilter({ jobId, status, found }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      <form
        className="inline-form status-filter"
        action={linkTo(routes.employerJob, { id: jobId })}
        aria-label={t("employer.applications.filter")}
      >
        <label htmlFor="filter">
          {t("employer.applications.status")}
          <select id="filter" name="status" defaultValue={status ?? ""}>
            <option value="">{t("employer.applications.status.any")}</option>
            <Options of={applicationStatuses} />
          </select>
        </label>
        <button type="submit" className="btn btn-quiet">
          {t("employer.applications.show")}
        </button>
      </form>
      {status && <p>{shownText(found, statusLabel(status))}</p>}
    </>
  );
}

const shownText = (found: Counted, status: string) =>
  found.capped
    ? t("employer.applications.shown.other", { n: countedText(found), status })
    : tn("employer.applications.shown", found.total, { status });
