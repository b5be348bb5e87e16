import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";

export function NoJobsInCountry({ country }: { country: string }) {
  return (
    <div className="empty">
      <p>{t("countryJobs.empty", { country })}</p>
      <p className="actions">
        <a className="btn" href={urls.jobs()}>
          {t("countryJobs.browse")}
        </a>
      </p>
    </div>
  );
}
