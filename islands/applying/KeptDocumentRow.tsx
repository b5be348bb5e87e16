import * as routes from "../../src/routes.ts";
import type { DocumentField } from "../../src/shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../src/shared/applying/document-reference.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { DraftField } from "./StepForm.tsx";
import type { Wizard } from "./use-wizard.ts";
import type { KeptDocument } from "./wizard-props.ts";
import { t } from "./words.ts";

interface Props {
  field: DocumentField;
  reference: string;
  document: KeptDocument | undefined;
  wizard: Wizard;
  onRemove: () => void;
}

export function KeptDocumentRow({ field: { name, label }, reference, document, wizard, onRemove }: Props) {
  const linkTo = useLinkTo();
  const { name: fileName = label, bytes } = document ?? {};
  const uploaded = uploadedDocumentId(reference) !== undefined;
  const shown = uploaded ? fileName || label : reference;
  return (
    <form
      className="kept-document"
      method="post"
      action={linkTo(routes.applyRemoval, { field: name })}
      onSubmit={instead(onRemove)}
    >
      <DraftField wizard={wizard} />
      <span>
        {uploaded && <span className="badge badge-ok">{t("apply.document.uploaded")}</span>}{" "}
        <strong>{shown}</strong> {bytes !== undefined && <span className="meta">{fileSize(bytes)}</span>}
      </span>
      <button
        type="submit"
        className="btn btn-quiet"
        aria-label={t("apply.document.remove.label", { name: shown })}
      >
        {t("apply.document.remove")}
      </button>
    </form>
  );
}

function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
