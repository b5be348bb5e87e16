import { t } from "../../content/words.ts";
import { alertFrequencies } from "../../shared/alerts/job-alert.ts";

export function FrequencyOptions() {
  return alertFrequencies.map((frequency) => (
    <option key={frequency} value={frequency}>
      {t(`alerts.frequency.${frequency}`)}
    </option>
  ));
}
