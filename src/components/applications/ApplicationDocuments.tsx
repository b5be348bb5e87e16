import { t } from "../../content/words.ts";
import type { DocumentScan } from "../../shared/applications/document-scan.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import {
  type DocumentFieldName,
  documentFields,
  documentLabel,
} from "../../shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { Badge } from "../shell/Badge.tsx";
import { certificateLabel } from "./certificate-label.ts";
import { validityText } from "./certificate-validity.ts";
import { disclosureForm } from "./DisclosureForm.tsx";

const names = Object.keys(documentFields) as DocumentFieldName[];

/** A document that the candidate did not send has no link. A typed link shows where it leads. */
export function ApplicationDocuments({ application, now }: { application: JobApplication; now: Date }) {
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
            {name === "certificatesUrl" && <Validity day={application.certificatesValidUntil} now={now} />}
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
            <Validity day={certificate.validUntil} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Validity({ day, now }: { day: string | null; now: Date }) {
  if (!day) return null;
  const today = dayOf(now);
  const text = validityText(day, today);
  return <span className="meta"> {day < today ? <Badge kind="err">{text}</Badge> : text}</span>;
}

interface LinkProps {
  href: string;
  label: string;
  /** Undefined for a link that the candidate typed. */
  document: DocumentScan | undefined;
}

/** Links a document if it may be opened, and says what the scanner found. */
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
