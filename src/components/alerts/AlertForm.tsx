import { t } from "../../content/words.ts";
import type { AlertFilter } from "../../shared/job-alert.ts";
import { urls } from "../../shared/urls.ts";
import { FrequencyOptions } from "./FrequencyOptions.tsx";

interface Props {
  filter: AlertFilter;
  email?: string;
  frequency?: string;
}

export function AlertForm({ filter, email, frequency }: Props) {
  return (
    <form className="inline-form" method="post" action={urls.alerts()}>
      {Object.entries(filter).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        {t("alerts.email")}
        <input type="email" name="email" autoComplete="email" defaultValue={email} maxLength={254} required />
      </label>
      <label>
        {t("alerts.frequency")}
        <select name="frequency" defaultValue={frequency}>
          <FrequencyOptions />
        </select>
      </label>
      <button type="submit">{t("alerts.submit")}</button>
    </form>
  );
}
