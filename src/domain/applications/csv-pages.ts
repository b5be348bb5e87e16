import { t } from "../../content/words.ts";
import type { Cursor } from "../../db/cursor.ts";
import type { AddedCertificate } from "../../shared/applications/added-certificate.ts";
import type { DocumentScan } from "../../shared/applications/document-scan.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";

const pageSize = 500;

// Without this mark Excel reads UTF-8 as Latin-1.
const byteOrderMark = "\uFEFF";

/** A spreadsheet would run such a cell as a formula, also after a semicolon or tab where it splits cells. */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const csvCell = (text: string): string => `"${text.replace(formulas, "'").replaceAll('"', '""')}"`;

export type Column<Shown> = [heading: string, cell: (shown: Shown, siteUrl: string) => string];

interface Pages<Row, Shown> {
  list: (page: { limit: number; cursor: Cursor | undefined }) => Promise<Row[]>;
  show: (row: Row) => Promise<Shown>;
  siteUrl: string;
}

export async function* csvPages<Row extends { id: string; submittedAtMicros: string }, Shown>(
  columns: readonly Column<Shown>[],
  { list, show, siteUrl }: Pages<Row, Shown>,
): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
  for (let cursor: Cursor | undefined, full = true; full; ) {
    const rows = await list({ limit: pageSize, cursor });
    const shown = await Promise.all(rows.map(show));
    const lines = shown.map((one) => csvLine(columns.map(([, cell]) => cell(one, siteUrl))));
    if (lines.length > 0) yield lines.join("");
    const last = rows.at(-1);
    cursor = last && { createdAt: last.submittedAtMicros, id: last.id };
    full = rows.length === pageSize;
  }
}

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
