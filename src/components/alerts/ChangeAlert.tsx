import { CountryOption } from "../../../islands/lib/CountryOption.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type AlertFilter, jobFilterOf } from "../../shared/alerts/job-alert.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { experienceLevels } from "../../shared/jobs/experience-levels.ts";
import { browseSectors, sectorOptions } from "../../shared/jobs/sectors.ts";
import { PostButton } from "../shell/PostButton.tsx";
import { AlertConditions } from "./AlertConditions.tsx";
import { frequencyOptions } from "./AlertForm.tsx";

interface Props {
  token: string;
  /** The saved values, or the typed ones after an error. */
  alert: Record<keyof AlertFilter | "frequency", string>;
  /** The countries to choose from. */
  countries: readonly string[];
  issues?: Issue[];
}

/** Changes the list and the frequency of an alert, or stops it. */
export function ChangeAlert({ token, alert, countries, issues = [] }: Props) {
  const linkTo = useLinkTo();
  const messages = messagesByField(issues);
  const marks = (name: keyof Props["alert"]) => ({
    id: name,
    name,
    defaultValue: alert[name],
    "aria-describedby": describedBy(name, false, messages[name]),
    "aria-invalid": messages[name] ? true : undefined,
  });
  return (
    <>
      <form className="pairs" method="post" action={linkTo(routes.alertChange, { token })}>
        <Question name="search" label={t("alerts.search")} message={messages.search}>
          <input {...marks("search")} maxLength={200} />
        </Question>
        <Question name="country" label={t("alerts.country")} message={messages.country}>
          <select {...marks("country")}>
            <option value="">{t("jobs.filter.country.all")}</option>
            {countries.map((country) => (
              <CountryOption key={country} name={country} />
            ))}
          </select>
        </Question>
        <Question name="sector" label={t("alerts.sector")} message={messages.sector}>
          <select {...marks("sector")}>
            <option value="">{t("alerts.sector.all")}</option>
            <Options of={sectorOptions(browseSectors)} />
          </select>
        </Question>
        <Question name="experienceLevel" label={t("alerts.level")} message={messages.experienceLevel}>
          <select {...marks("experienceLevel")}>
            <option value="">{t("alerts.level.all")}</option>
            <Options of={experienceLevels.map(({ value, browseLabel: label }) => ({ value, label }))} />
          </select>
        </Question>
        <AlertConditions filter={jobFilterOf(alert as AlertFilter)} />
        <Question name="frequency" label={t("alerts.frequency")} message={messages.frequency}>
          <select {...marks("frequency")}>
            <Options of={frequencyOptions()} />
          </select>
        </Question>
        <button type="submit">{t("alerts.change.submit")}</button>
      </form>
      <section>
        <h2>{t("alerts.leave.title")}</h2>
        <p>{t("alerts.leave.text")}</p>
        <StopButton token={token} className="btn-quiet" />
      </section>
    </>
  );
}

export function StopButton({ token, className }: { token: string; className?: string }) {
  const linkTo = useLinkTo();
  return (
    <PostButton action={linkTo(routes.alertUnsubscribe, { token })} className={className}>
      {t("alerts.leave.submit")}
    </PostButton>
  );
}
