import type { Answers } from "../../src/shared/application.ts";
import { type Field, professionalFields } from "../../src/shared/application-fields.ts";
import { messagesByField } from "../../src/shared/issues.ts";
import { FeeNotice } from "./FeeNotice.tsx";
import { FieldControl } from "./FieldControl.tsx";
import { fieldsOfStep } from "./read-answers.ts";
import { StepForm } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import type { WizardJob } from "./wizard-props.ts";
import { useWords } from "./words.ts";

interface Props {
  step: 1 | 2;
  job: WizardJob | undefined;
  wizard: Wizard;
}

/** Steps 1 and 2: the fields of their table. */
export function FieldsStep({ step, job, wizard }: Props) {
  const words = useWords();
  const messages = messagesByField([...wizard.issues]);
  const given = { ...answersOfJob(job), ...withoutEmpty(wizard.answers.current) };
  const fields = Object.entries(fieldsOfStep[step]) as [keyof Answers, Field][];
  return (
    <>
      {step === 1 && (
        <>
          <FeeNotice />
          <p>{words.saved}</p>
        </>
      )}
      <p>{words.required}</p>
      <StepForm step={step} job={job} wizard={wizard}>
        {fields.map(([name, field]) => (
          <FieldControl
            key={name}
            name={name}
            field={name === "desiredCountry" ? withCountry(field, job) : field}
            value={given[name]}
            message={messages[name]}
          />
        ))}
      </StepForm>
    </>
  );
}

function answersOfJob(job: WizardJob | undefined): Answers {
  return job ? { sector: job.sector, desiredCountry: job.country, desiredPosition: job.title } : {};
}

const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ""));

/** Vacancies exist in more countries than the list offers. */
function withCountry(field: Field, job: WizardJob | undefined): Field {
  const { options = professionalFields.desiredCountry.options ?? [] } = field;
  if (!job || options.some(({ value }) => value === job.country)) return field;
  return { ...field, options: [...options, { value: job.country, label: job.country }] };
}
