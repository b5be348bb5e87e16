import * as routes from "../../src/routes.ts";
import { type DocumentField, documentLabel } from "../../src/shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../src/shared/applying/document-reference.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { stepFormId } from "./StepForm.tsx";
import type { KeptDocument } from "./wizard-props.ts";
import { t } from "./words.ts";

interface Props {
  field: DocumentField;
  reference: string;
  document: KeptDocument | undefined;
  onRemove: () => void;
}

/** The button belongs to the step's form, so that a file chosen beside it is kept. */
export function KeptDocumentRow({ field: { name }, reference, document, onRemove }: Props) {
  const linkTo = useLinkTo();
  const label = documentLabel(name);
  const { name: fileName = label, bytes } = document ?? {};
  const link = uploadedDocumentId(reference) ? undefined : reference;
  const shown = link ?? (fileName || label);
  return (
    <div className="kept-document">
      <span>
        <strong>{shown}</strong>{" "}
        {!link && <span className="badge badge-ok">{t("apply.document.uploaded")}</span>}{" "}
        {bytes !== undefined && <span className="meta">{fileSize(bytes)}</span>}
      </span>
      <button
        type="submit"
        className="btn btn-quiet"
        form={stepFormId}
        formAction={linkTo(routes.applyRemoval, { field: name })}
        onClick={instead(onRemove)}
        aria-label={t("apply.document.remove.label", { name: shown })}
      >
        {t("apply.document.remove")}
      </button>
    </div>
  );
}

function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
