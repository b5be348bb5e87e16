import { certificatePlaces } from "../../src/shared/applications/added-certificate.ts";
import { type DocumentPlace, fieldOfPlace } from "../../src/shared/applying/document-fields.ts";
import { messagesByField } from "../../src/shared/issues.ts";
import { DocumentControl } from "./DocumentControl.tsx";
import { documentFieldNames } from "./read-answers.ts";
import { DraftField, StepForm, stepFormId } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

interface Props {
  job: WizardJob | undefined;
  wizard: Wizard;
}

/** After each certificate there is room for one more. */
function documentsOf({ answers }: Wizard): DocumentPlace[] {
  const given = certificatePlaces.filter((place) => answers.current[place]);
  const next = answers.current.certificatesUrl && certificatePlaces.find((place) => !answers.current[place]);
  const certificates = [...given, ...(next ? [next] : [])].sort();
  return documentFieldNames.flatMap((name): DocumentPlace[] =>
    name === "certificatesUrl" ? [name, ...certificates] : [name],
  );
}

export function DocumentsStep({ job, wizard }: Props) {
  const messages = messagesByField([...wizard.issues]);
  return (
    <>
      {/* A limit may end the form within a file, so the draft comes before the files. */}
      <DraftField wizard={wizard} form={stepFormId} />
      {documentsOf(wizard).map((place) => (
        <DocumentControl key={place} field={fieldOfPlace(place)} message={messages[place]} wizard={wizard} />
      ))}
      <p className="hint with-script">{t("apply.document.hint.shrink")}</p>
      <StepForm step={3} job={job} wizard={wizard} />
    </>
  );
}
