import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";

/** Two ways out for who is in doubt about a vacancy. */
export function ReportVacancy({ jobId }: { jobId: string }) {
  return (
    <p className="actions">
      <a className="btn btn-quiet" href={urls.reportJob(jobId)}>
        {t("report.link")}
      </a>
      <a className="btn btn-quiet" href={urls.safety()}>
        {t("safety.link")}
      </a>
    </p>
  );
}
