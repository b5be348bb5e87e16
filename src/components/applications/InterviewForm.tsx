import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { mostSlots } from "../../shared/applications/interview.ts";
import { type FieldMessages, type Issue, messagesByField } from "../../shared/issues.ts";
import { TextField } from "../shell/TextField.tsx";
import { ZoneSelect } from "./ZoneSelect.tsx";

export interface InterviewFormState {
  values: Partial<Record<string, string>>;
  issues: Issue[];
}

interface Props extends InterviewFormState {
  action: string;
  /** The zone of the form while nobody chose one. */
  zone: string | undefined;
}

const further = Array.from({ length: mostSlots - 1 }, (_, index) => index + 2);
const slotName = (n: number) => `slot${n}`;

/** Browsers without a picker for dates and times show a line for text, so the hint names its form. */
export function InterviewForm({ action, zone, values, issues }: Props) {
  const messages = messagesByField(issues);
  return (
    <form method="post" action={action} noValidate>
      <Question
        name="timeZone"
        label={t("interview.zone")}
        hint={t("interview.zone.hint")}
        message={messages.timeZone}
      >
        <ZoneSelect
          id="timeZone"
          value={values.timeZone}
          fallback={zone}
          none={t("interview.own.zone.none")}
          describedBy={describedBy("timeZone", true, messages.timeZone)}
          isInvalid={messages.timeZone !== undefined}
        />
      </Question>
      <SlotField n={1} values={values} messages={messages} />
      <details open={further.some((n) => values[slotName(n)] || messages[slotName(n)])}>
        <summary>{t("interview.slots.more")}</summary>
        <div className="slots">
          {further.map((n) => (
            <SlotField key={n} n={n} values={values} messages={messages} />
          ))}
        </div>
      </details>
      <TextField
        field={{ name: "minutes", label: t("interview.minutes.label"), inputMode: "numeric" }}
        value={values.minutes ?? "30"}
        message={messages.minutes}
      />
      <TextField
        field={{ name: "place", label: t("interview.place"), hint: t("interview.place.hint") }}
        value={values.place}
        message={messages.place}
      />
      <button type="submit">{t("interview.submit")}</button>
    </form>
  );
}

interface SlotProps {
  n: number;
  values: InterviewFormState["values"];
  messages: FieldMessages;
}

function SlotField({ n, values, messages }: SlotProps) {
  const name = slotName(n);
  return (
    <Question
      name={name}
      label={n === 1 ? t("interview.slot.first") : t("interview.slot.optional", { n })}
      message={messages[name]}
    >
      <input
        id={name}
        name={name}
        type="datetime-local"
        defaultValue={values[name]}
        aria-describedby={describedBy(name, false, messages[name])}
        aria-invalid={messages[name] ? true : undefined}
      />
    </Question>
  );
}
