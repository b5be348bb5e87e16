import { type ApplicationFilter, listApplications } from "../db/admin-applications.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import type { Cursor } from "../db/cursor.ts";
import type { Database } from "../db/sql.ts";
import { type AdminApplication, paymentBadges } from "../shared/admin-application.ts";
import { uploadedDocumentId } from "../shared/document-reference.ts";
import { adminView } from "./admin-view.ts";
import { csvLine } from "./csv.ts";
import type { SealWorld } from "./open-private-details.ts";
import { withheldNote } from "./withheld-note.ts";

interface ExportWorld extends SealWorld {
  sql: Database;
  settings: { siteUrl: string };
}

const pageSize = 500;

// Without it Excel reads UTF-8 as Latin-1.
const byteOrderMark = "\uFEFF";

type Column = [heading: string, cell: (application: AdminApplication, siteUrl: string) => string];

const yesNo = (value: boolean) => (value ? "Yes" : "No");

const documentCell = (reference: string | null, siteUrl: string) =>
  reference && uploadedDocumentId(reference) ? `${siteUrl}${reference}` : (reference ?? "");

const columns: Column[] = [
  ["Reference", (a) => a.reference],
  ["Submitted at (UTC)", (a) => a.submittedAt],
  ["Full name", (a) => a.fullName],
  ["E-mail", (a) => a.email],
  ["Phone", (a) => a.phone],
  ["Nationality", (a) => a.nationality],
  ["Date of birth", (a) => a.dateOfBirth],
  ["Desired position", (a) => a.desiredPosition],
  ["Years of experience", (a) => a.yearsOfExperience],
  ["Skills and qualifications", (a) => a.skillsAndQualifications],
  ["Willing to relocate", (a) => yesNo(a.willingToRelocate)],
  ["Passport available", (a) => yesNo(a.passportAvailable)],
  ["Payment status", (a) => paymentBadges[a.paymentStatus].label],
  ["Payment intent", (a) => a.paymentIntentId ?? ""],
  ["Application status", (a) => a.applicationStatus],
  ["Resume/CV", (a, site) => documentCell(a.resumeUrl, site)],
  ["Passport Copy", (a, site) => documentCell(a.passportCopyUrl, site)],
  ["Certificates", (a, site) => documentCell(a.certificatesUrl, site)],
  ["Photograph", (a, site) => documentCell(a.photographUrl, site)],
  ["Id", (a) => a.id],
  ["Note", withheldNote],
];

/** The applications as CSV, page by page: one page is in memory at a time, however many there are. */
export async function* exportApplications(
  world: ExportWorld,
  filter: ApplicationFilter,
  today: string,
): AsyncGenerator<string, void> {
  const { sql, settings } = world;
  yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
  for (let cursor: Cursor | undefined, full = true; full; ) {
    const rows = await listApplications(sql, filter, { limit: pageSize, cursor });
    const applications = await Promise.all(rows.map((row) => adminView(world, row, today)));
    const lines = applications.map((one) => csvLine(columns.map(([, cell]) => cell(one, settings.siteUrl))));
    if (lines.length > 0) yield lines.join("");
    const last = rows.at(-1);
    cursor = last && { createdAt: last.submittedAtMicros, id: last.id };
    full = rows.length === pageSize;
  }
}

/** What was searched for may be a name: the log, which is never erased, is told only that something was. */
export function recordExport(sql: Database, filter: ApplicationFilter): Promise<void> {
  return insertAuditEntry(sql, {
    actor: { kind: "admin" },
    action: "applications exported",
    subject: { kind: "applications", id: "csv" },
    details: { payment: filter.payment ?? null, searched: filter.search !== undefined },
  });
}
