import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { QuietLink } from "../shell/ButtonLink.tsx";

/** Two ways out for who is in doubt about a vacancy. */
export function ReportVacancy({ jobId }: { jobId: string }) {
  return (
    <p className="actions">
      <QuietLink href={linkTo(routes.reportJob, { id: jobId })}>{t("report.link")}</QuietLink>
      <QuietLink href={linkTo(routes.safety)}>{t("safety.link")}</QuietLink>
    </p>
  );
}
