import { t } from "../../content/words.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import {
  type DocumentFieldName,
  documentFields,
  documentLabel,
} from "../../shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { Badge } from "../shell/Badge.tsx";
import { certificateLabel, listedLabel } from "./certificate-label.ts";
import { validityText } from "./certificate-validity.ts";
import { disclosureForm } from "./DisclosureForm.tsx";

const names = Object.keys(documentFields) as DocumentFieldName[];

/** The documents beside the CV, which is one of the key facts. One that the candidate did not send has no link. */
export function ApplicationDocuments({ application, now }: { application: JobApplication; now: Date }) {
  const given = names.flatMap((name) => {
    const href = application[name];
    return href && name !== "resumeUrl" ? [{ name, href }] : [];
  });
  const isPassportMasked = application.masked.includes("passportCopyUrl");
  if (given.length + application.addedCertificates.length === 0 && !isPassportMasked) return null;
  return (
    <>
      <h4>{t("employer.application.documents")}</h4>
      <ul className="plain documents">
        {given.map(({ name, href }) => (
          <li key={name}>
            <DocumentLink href={href} label={listedLabel(name, application)} application={application} />
            {name === "certificatesUrl" && <Validity day={application.certificatesValidUntil} now={now} />}
          </li>
        ))}
        {isPassportMasked && (
          <li>
            <a href={`#${disclosureForm(application.id)}`}>{documentLabel("passportCopyUrl")}</a>
            <span className="meta"> {t("disclosure.hiddenDocument")}</span>
          </li>
        )}
        {application.addedCertificates.map((certificate) => (
          <li key={certificate.url}>
            <DocumentLink
              href={certificate.url}
              label={certificateLabel(certificate, application)}
              application={application}
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
  application: JobApplication;
  /** The document that employers open most looks like a button. */
  isButton?: boolean;
}

/** Links a document if it may be opened, and says what the scanner found, or where a typed link leads. */
export function DocumentLink({ href, label, application, isButton }: LinkProps) {
  const found = application.documentScans.find(({ url }) => url === href);
  const { scan = "clean", activeContent = false } = found ?? {};
  if (scan !== "clean" && scan !== "unscanned")
    return (
      <>
        {label} <span className="meta">{t(`scan.${scan}`)}</span>
      </>
    );
  return (
    <>
      <a
        href={href}
        className={isButton ? "btn btn-quiet" : undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {label}
        <span className="unseen"> ({t("employer.application.newTab")})</span>
      </a>
      {scan === "unscanned" && <span className="meta"> {t("scan.unscanned")}</span>}
      {!uploadedDocumentId(href) && (
        <span className="meta"> {t("employer.application.outside", { host: new URL(href).host })}</span>
      )}
      {activeContent && <span className="meta"> {t("scan.activeContent")}</span>}
    </>
  );
}
