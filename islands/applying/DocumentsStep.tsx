import { documentFields } from "../../src/shared/applying/document-fields.ts";
import { messagesByField } from "../../src/shared/issues.ts";
import { DocumentControl } from "./DocumentControl.tsx";
import { documentFieldNames } from "./read-answers.ts";
import { StepForm } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

interface Props {
  job: WizardJob | undefined;
  wizard: Wizard;
}

/** The links belong to the step's own form at the end. */
export function DocumentsStep({ job, wizard }: Props) {
  const messages = messagesByField([...wizard.issues]);
  return (
    <>
      <p>{t("apply.required")}</p>
      <p className="hint">{t("apply.document.hint.shrink")}</p>
      {documentFieldNames.map((name) => (
        <DocumentControl key={name} field={documentFields[name]} message={messages[name]} wizard={wizard} />
      ))}
      <StepForm step={3} job={job} wizard={wizard} />
    </>
  );
}
