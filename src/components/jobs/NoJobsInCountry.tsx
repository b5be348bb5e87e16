import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

export function NoJobsInCountry({ country }: { country: string }) {
  return (
    <div className="empty">
      <p>{t("countryJobs.empty", { country })}</p>
      <p className="actions">
        <a className="btn" href={linkTo(routes.jobs)}>
          {t("countryJobs.browse")}
        </a>
      </p>
    </div>
  );
}
