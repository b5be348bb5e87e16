import { type RefObject, useRef } from "react";
import { isCertificate } from "../../src/shared/applications/added-certificate.ts";
import {
  type DocumentField,
  type DocumentFieldName,
  documentLabel,
  takesPhotoAsPdf,
} from "../../src/shared/applying/document-fields.ts";
import { isDocumentReference, uploadedDocumentId } from "../../src/shared/applying/document-reference.ts";
import { Message } from "./FieldControl.tsx";
import { KeptDocumentRow } from "./KeptDocumentRow.tsx";
import { LinkInput } from "./LinkInput.tsx";
import { documentFieldNames, modeName } from "./read-answers.ts";
import { stepFormId } from "./StepForm.tsx";
import { UploadForm } from "./UploadForm.tsx";
import { keepFocusIn, useUpload } from "./use-upload.ts";
import type { Wizard } from "./use-wizard.ts";
import { ValidUntil } from "./ValidUntil.tsx";
import { t } from "./words.ts";

interface Props {
  field: DocumentField;
  message: string | undefined;
  wizard: Wizard;
}

/** Shows the document, or two ways to hand it in. The style sheet shows the way that is ticked. */
export function DocumentControl({ field, message, wizard }: Props) {
  const { name, required } = field;
  const label = documentLabel(name);
  // Certificates beside the first one are uploads only.
  const named = documentFieldNames.find((each) => each === name);
  const box = useRef<HTMLFieldSetElement>(null);
  const byUrl = useRef<HTMLInputElement>(null);
  const upload = useUpload(field, wizard, { box, byUrl });
  const reference = String(wizard.answers.current[name] ?? "");
  const kept = message === undefined && isDocumentReference(reference);
  const wrong = message ?? (kept ? undefined : upload.problem);
  // An upload's reference is no link to show.
  const link = uploadedDocumentId(reference) ? "" : reference;
  return (
    <fieldset
      id={name}
      ref={box}
      className={wrong ? "field document has-error" : "field document"}
      tabIndex={-1}
    >
      <legend>
        {label} {!required && <span className="hint-inline">{t("apply.optional")}</span>}
      </legend>
      {!kept && named && <Modes name={named} label={label} byUrl={byUrl} linkFirst={link !== ""} />}
      {!kept && (
        <span className="hint" id={`${name}-hint`}>
          {t(`apply.document.hint.${named ?? "further"}`)}
          {takesPhotoAsPdf(field) && <span className="with-script"> {t("apply.document.hint.photo")}</span>}
        </span>
      )}
      <Message name={name} text={wrong} />
      {kept ? (
        <KeptDocumentRow
          field={field}
          reference={reference}
          document={wizard.documents[name]}
          onRemove={() => {
            keepFocusIn(box.current);
            void wizard.keepLink(name, "");
          }}
        />
      ) : (
        <>
          <UploadForm field={field} upload={upload} reference={reference} invalid={wrong !== undefined} />
          {named && <LinkInput name={named} link={link} wizard={wizard} invalid={message !== undefined} />}
        </>
      )}
      {isCertificate(name) && (!kept || uploadedDocumentId(reference)) && (
        <ValidUntil field={name} waits={!kept} wizard={wizard} />
      )}
      <p role="status" className="unseen">
        {upload.announcement}
      </p>
    </fieldset>
  );
}

interface ModesProps {
  name: DocumentFieldName;
  label: string;
  byUrl: RefObject<HTMLInputElement | null>;
  linkFirst: boolean;
}

function Modes({ name, label, byUrl, linkFirst }: ModesProps) {
  const shared = { type: "radio", name: modeName(name), form: stepFormId } as const;
  return (
    <div
      className="choices"
      role="radiogroup"
      aria-label={t("apply.document.mode.label", { document: label })}
    >
      <label>
        <input {...shared} value="upload" defaultChecked={!linkFirst} />
        {t("apply.document.mode.upload")}
      </label>
      <label>
        <input {...shared} value="url" defaultChecked={linkFirst} ref={byUrl} />
        {t("apply.document.mode.url")}
      </label>
    </div>
  );
}
