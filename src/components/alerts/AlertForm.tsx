import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Options } from "../../../islands/lib/Options.tsx";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type AlertFilter, alertFrequencies, jobFilterOf } from "../../shared/alerts/job-alert.ts";
import type { FieldMessages } from "../../shared/issues.ts";
import { parametersOf } from "../../shared/jobs/job-filter.ts";

interface Props {
  filter: AlertFilter;
  email?: string;
  frequency?: string;
  messages?: FieldMessages;
  /** Says on the button what the emails hold, where no heading above the form does. */
  submit?: string;
  /** Another button is the main one of the page. */
  isQuiet?: boolean;
}

export const frequencyOptions = () =>
  alertFrequencies.map((value) => ({ value, label: t(`alerts.frequency.${value}`) }));

export function AlertForm(props: Props) {
  const { filter, email, frequency, messages = {}, submit = t("alerts.submit"), isQuiet = false } = props;
  const linkTo = useLinkTo();
  const marks = (name: string) => ({
    id: name,
    name,
    "aria-describedby": describedBy(name, false, messages[name]),
    "aria-invalid": messages[name] ? true : undefined,
  });
  return (
    <form className="inline-form" method="post" action={linkTo(routes.alerts)}>
      {Object.entries(parametersOf(jobFilterOf(filter))).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Question name="email" label={t("alerts.email")} message={messages.email}>
        <input
          {...marks("email")}
          type="email"
          autoComplete="email"
          defaultValue={email}
          maxLength={254}
          required
        />
      </Question>
      <Question name="frequency" label={t("alerts.frequency")} message={messages.frequency}>
        <select {...marks("frequency")} defaultValue={frequency}>
          <Options of={frequencyOptions()} />
        </select>
      </Question>
      <button type="submit" className={isQuiet ? "btn-quiet" : undefined}>
        {submit}
      </button>
    </form>
  );
}
