import { type ReactNode, useState } from "react";
import type { Answers } from "../../src/shared/applying/application.ts";
import { type Field, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { jobAnswers } from "../../src/shared/applying/job-answers.ts";
import { messagesByField } from "../../src/shared/issues.ts";
import { FieldControl } from "./FieldControl.tsx";
import { JobAnswersLine, jobFields } from "./JobAnswersLine.tsx";
import { groupedFields, PersonalGroups } from "./PersonalGroups.tsx";
import { fieldsOfStep } from "./read-answers.ts";
import { StepForm } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import type { WizardJob } from "./wizard-props.ts";

interface Props {
  step: 1 | 2;
  job: WizardJob | undefined;
  wizard: Wizard;
}

export function FieldsStep({ step, job, wizard }: Props) {
  const messages = messagesByField([...wizard.issues]);
  const given = { ...(job && answersFrom(job)), ...withoutEmpty(wizard.answers.current) };
  // The saved answer stays a choice when another one is taken.
  const [saved] = useState(given.desiredCountry);
  const fields = Object.entries(fieldsOfStep[step]) as [keyof Answers, Field][];
  const draw = (wanted: (name: string) => boolean): ReactNode =>
    fields
      .filter(([name]) => wanted(name))
      .map(([name, field]) => (
        <FieldControl
          key={name}
          name={name}
          field={name === "desiredCountry" ? withCountries(field, [job?.country, saved]) : field}
          value={given[name]}
          message={messages[name]}
        />
      ));
  return (
    <StepForm step={step} job={job} wizard={wizard}>
      {step === 1 && <PersonalGroups draw={draw} />}
      {step === 2 && job && (
        <JobAnswersLine job={job} given={given} messages={messages} isOpen={wizard.returns}>
          {draw((name) => jobFields.includes(name))}
        </JobAnswersLine>
      )}
      {draw((name) => !(step === 1 ? groupedFields : job ? jobFields : []).includes(name))}
    </StepForm>
  );
}

const answersFrom = (job: WizardJob): Answers => ({
  ...jobAnswers(job),
  ...(job.jobType && { preferredJobType: job.jobType }),
});

const withoutEmpty = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ""));

/** Jobs and saved answers may have countries that the list does not offer. */
function withCountries(field: Field, countries: readonly (string | null | undefined)[]): Field {
  const { options = professionalFields.desiredCountry.options ?? [] } = field;
  const listed = options.map(({ value }) => value);
  const others = new Set(
    countries.filter((country): country is string => !!country && !listed.includes(country)),
  );
  return { ...field, options: [...options, ...[...others].map((name) => ({ value: name, label: name }))] };
}
