import { t } from "../../content/words.ts";
import type { DocumentScan } from "../../shared/applications/document-scan.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import {
  type DocumentFieldName,
  documentFields,
  documentLabel,
} from "../../shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import { certificateLabel } from "./certificate-label.ts";
import { disclosureForm } from "./DisclosureForm.tsx";

const names = Object.keys(documentFields) as DocumentFieldName[];

/** Documents that were not sent have no link. A link that the candidate typed says where it leads. */
export function ApplicationDocuments({ application }: { application: JobApplication }) {
  const given = names.flatMap((name) => {
    const href = application[name];
    return href ? [{ name, href }] : [];
  });
  const documentAt = (href: string) => application.documentScans.find(({ url }) => url === href);
  return (
    <>
      <h4>{t("employer.application.documents")}</h4>
      <ul className="plain documents">
        {given.map(({ name, href }) => (
          <li key={name}>
            <DocumentLink href={href} label={documentLabel(name)} document={documentAt(href)} />
            {!uploadedDocumentId(href) && (
              <span className="meta"> {t("employer.application.outside", { host: new URL(href).host })}</span>
            )}
          </li>
        ))}
        {application.masked.includes("passportCopyUrl") && (
          <li>
            <a href={`#${disclosureForm(application.id)}`}>{documentLabel("passportCopyUrl")}</a>
            <span className="meta"> {t("disclosure.hiddenDocument")}</span>
          </li>
        )}
        {application.addedCertificates.map((certificate) => (
          <li key={certificate.url}>
            <DocumentLink
              href={certificate.url}
              label={certificateLabel(certificate, application.submittedAt)}
              document={documentAt(certificate.url)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinkProps {
  href: string;
  label: string;
  /** Undefined for a link that the candidate typed. */
  document: DocumentScan | undefined;
}

/** A document as far as it can be opened, and what is known of it. */
function DocumentLink({ href, label, document }: LinkProps) {
  const { scan = "clean", activeContent = false } = document ?? {};
  if (scan !== "clean" && scan !== "unscanned")
    return (
      <>
        {label} <span className="meta">{t(`scan.${scan}`)}</span>
      </>
    );
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="unseen"> ({t("employer.application.newTab")})</span>
      </a>
      {scan === "unscanned" && <span className="meta"> {t("scan.unscanned")}</span>}
      {activeContent && <span className="meta"> {t("scan.activeContent")}</span>}
    </>
  );
}
