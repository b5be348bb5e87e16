import { t } from "../../content/words.ts";
import { type DocumentFieldName, documentFields } from "../../shared/document-fields.ts";
import { uploadedDocumentId } from "../../shared/document-reference.ts";
import { longDate } from "../../shared/format.ts";
import type { JobApplication } from "../../shared/job-application.ts";
import { disclosureForm } from "./DisclosureForm.tsx";

const names = Object.keys(documentFields) as DocumentFieldName[];

/** Those that are there. A link that the candidate typed says where it leads. */
export function ApplicationDocuments({ application }: { application: JobApplication }) {
  const given = names.flatMap((name) => {
    const href = application[name];
    return href ? [{ name, href }] : [];
  });
  return (
    <>
      <h4>{t("employer.application.documents")}</h4>
      <ul className="plain documents">
        {given.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {documentFields[name].label}
              <span className="unseen"> ({t("employer.application.newTab")})</span>
            </a>
            {!uploadedDocumentId(href) && (
              <span className="meta"> {t("employer.application.outside", { host: new URL(href).host })}</span>
            )}
          </li>
        ))}
        {application.masked.includes("passportCopyUrl") && (
          <li>
            <a href={`#${disclosureForm(application.id)}`}>{documentFields.passportCopyUrl.label}</a>
            <span className="meta"> {t("disclosure.hiddenDocument")}</span>
          </li>
        )}
        {application.addedCertificates.map(({ url, addedAt }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {t("certificates.addedLabel", { date: longDate(addedAt) })}
              <span className="unseen"> ({t("employer.application.newTab")})</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
