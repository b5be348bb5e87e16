import { t } from "../../content/words.ts";
import { experienceLevels } from "../../shared/experience-levels.ts";
import type { AlertFilter } from "../../shared/job-alert.ts";
import { browseSectors, sectorLabel } from "../../shared/sectors.ts";
import { urls } from "../../shared/urls.ts";
import { FrequencyOptions } from "./FrequencyOptions.tsx";

interface Props {
  token: string;
  alert: AlertFilter & { frequency: string };
}

/** Its list, how often, and the way to stop it. */
export function ChangeAlert({ token, alert }: Props) {
  return (
    <>
      <form method="post" action={urls.alertChange(token)}>
        <h2>{t("alerts.change.title")}</h2>
        <label>
          {t("alerts.search")}
          <input name="search" defaultValue={alert.search} maxLength={200} />
        </label>
        <label>
          {t("alerts.country")}
          <input
            name="country"
            defaultValue={alert.country}
            maxLength={100}
            aria-describedby="country-hint"
          />
        </label>
        <p className="hint" id="country-hint">
          {t("alerts.country.hint")}
        </p>
        <label>
          {t("alerts.sector")}
          <select name="sector" defaultValue={alert.sector}>
            <option value="">{t("alerts.sector.all")}</option>
            {browseSectors.map((sector) => (
              <option key={sector} value={sector}>
                {sectorLabel(sector)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("alerts.level")}
          <select name="experienceLevel" defaultValue={alert.experienceLevel}>
            <option value="">{t("alerts.level.all")}</option>
            {experienceLevels.map(({ value, browseLabel }) => (
              <option key={value} value={value}>
                {browseLabel}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("alerts.frequency")}
          <select name="frequency" defaultValue={alert.frequency}>
            <FrequencyOptions />
          </select>
        </label>
        <button type="submit">{t("alerts.change.submit")}</button>
      </form>
      <StopAlert token={token} />
    </>
  );
}

export function StopAlert({ token }: { token: string }) {
  return (
    <section>
      <h2>{t("alerts.leave.title")}</h2>
      <p>{t("alerts.leave.text")}</p>
      <form method="post" action={urls.alertUnsubscribe(token)}>
        <button type="submit" className="btn-quiet">
          {t("alerts.leave.submit")}
        </button>
      </form>
    </section>
  );
}
