import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

/** Two ways out for who is in doubt about a vacancy. */
export function ReportVacancy({ jobId }: { jobId: string }) {
  return (
    <p className="actions">
      <a className="btn btn-quiet" href={linkTo(routes.reportJob, { id: jobId })}>
        {t("report.link")}
      </a>
      <a className="btn btn-quiet" href={linkTo(routes.safety)}>
        {t("safety.link")}
      </a>
    </p>
  );
}
