import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/own-application.ts";
import { type DocumentFieldName, documentFields } from "../../shared/document-fields.ts";
import { urls } from "../../shared/urls.ts";

const fieldNames = Object.keys(documentFields) as DocumentFieldName[];

/** Uploaded ones as downloads; a typed link with where it leads. */
export function OwnDocuments({ application, token }: { application: OwnApplication; token: string }) {
  return (
    <>
      <ul className="plain own-documents">
        {fieldNames.map((field) => (
          <OwnDocument key={field} application={application} token={token} field={field} />
        ))}
      </ul>
      <p className="meta">{t("application.documents.note")}</p>
    </>
  );
}

interface Props {
  application: OwnApplication;
  token: string;
  field: DocumentFieldName;
}

function OwnDocument({ application, token, field }: Props) {
  const reference = application[field];
  const document = documentFields[field].label;
  if (application.uploaded.includes(field))
    return (
      <li>
        <a href={urls.applicationDocument(token, field)} download>
          {t("application.documents.download", { document })}
        </a>
      </li>
    );
  if (!reference || !URL.canParse(reference)) return null;
  return (
    <li>
      <a href={reference} rel="noopener noreferrer nofollow">
        {t("application.documents.link", { document, host: new URL(reference).host })}
      </a>
    </li>
  );
}
