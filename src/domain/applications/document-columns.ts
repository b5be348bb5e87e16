import { t } from "../../content/words.ts";
import type { AddedCertificate } from "../../shared/applications/added-certificate.ts";
import type { DocumentScan } from "../../shared/applications/document-scan.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import type { Column } from "../csv-pages.ts";

interface Documents {
  resumeUrl: string | null;
  passportCopyUrl: string | null;
  certificatesUrl: string | null;
  photographUrl: string | null;
  certificatesValidUntil: string | null;
  addedCertificates: AddedCertificate[];
  documentScans: DocumentScan[];
}

export const documentColumns: Column<Documents>[] = [
  ["Resume/CV", (a, site) => documentCell(a.resumeUrl, site)],
  ["Passport Copy", (a, site) => documentCell(a.passportCopyUrl, site)],
  ["Certificates", (a, site) => documentCell(a.certificatesUrl, site)],
  ["Certificates 2 to 10", (a, site) => a.addedCertificates.map(({ url }) => site + url).join("\n")],
  ["Certificates valid until", datesCell],
  ["Photograph", (a, site) => documentCell(a.photographUrl, site)],
  ["Virus scan", scanCell],
];

function datesCell(
  { certificatesUrl, certificatesValidUntil, addedCertificates }: Documents,
  siteUrl: string,
) {
  const dated = [{ url: certificatesUrl, validUntil: certificatesValidUntil }, ...addedCertificates];
  return dated
    .flatMap(({ url, validUntil }) => (validUntil ? [`${siteUrl}${url}: ${validUntil}`] : []))
    .join("\n");
}

function scanCell({ documentScans }: Documents, siteUrl: string): string {
  const lines = documentScans.map(({ url, scan, activeContent }) => {
    const said = [
      ...(scan === "clean" ? [] : [t(`scan.csv.${scan}`)]),
      ...(activeContent ? [t("scan.csv.activeContent")] : []),
    ];
    return said.length > 0 ? `${siteUrl}${url}: ${said.join(", ")}` : "";
  });
  return lines.filter((line) => line !== "").join("\n");
}

const documentCell = (reference: string | null, siteUrl: string) =>
  reference && uploadedDocumentId(reference) ? siteUrl + reference : (reference ?? "");
