import { type CertificateField, validUntilName } from "../../src/shared/applications/added-certificate.ts";
import { documentLabel } from "../../src/shared/applying/document-fields.ts";
import { messagesByField } from "../../src/shared/issues.ts";
import { Message } from "./FieldControl.tsx";
import { stepFormId } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import { t } from "./words.ts";

interface Props {
  field: CertificateField;
  /** The file is not there yet. */
  waits: boolean;
  wizard: Wizard;
}

/** Asks for the last day of a certificate. The field belongs to the step's form, as the file does. */
export function ValidUntil({ field, waits, wizard }: Props) {
  const name = validUntilName(field);
  const message = messagesByField([...wizard.issues])[name];
  const notes = [`${name}-hint`, message && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className={`valid-until${waits ? " by-upload" : ""}${message ? " has-error" : ""}`}>
      <label htmlFor={name}>
        {t("apply.document.validUntil")}
        <span className="unseen"> {documentLabel(field)}</span>{" "}
        <span className="hint-inline">{t("apply.optional")}</span>
      </label>
      <span className="hint" id={`${name}-hint`}>
        {t("apply.document.validUntil.hint")}
      </span>
      <Message name={name} text={message} />
      <input
        type="date"
        id={name}
        name={name}
        form={stepFormId}
        autoComplete="off"
        defaultValue={String(wizard.answers.current[name] ?? "")}
        aria-describedby={notes}
        aria-invalid={message ? true : undefined}
        onInput={() => wizard.typedIn(name)}
      />
    </div>
  );
}
