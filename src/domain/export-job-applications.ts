import { insertAuditEntry } from "../db/audit-log.ts";
import type { Cursor } from "../db/cursor.ts";
import { listJobApplications } from "../db/employer-applications.ts";
import type { Database } from "../db/sql.ts";
import type { User } from "../shared/account.ts";
import { paymentBadges } from "../shared/admin-application.ts";
import { type ApplicationStatus, statusLabel } from "../shared/application-status.ts";
import { uploadedDocumentId } from "../shared/document-reference.ts";
import type { Job } from "../shared/job.ts";
import type { JobApplication } from "../shared/job-application.ts";
import { sectorLabel } from "../shared/sectors.ts";
import { csvLine } from "./csv.ts";
import { jobApplicationView } from "./job-application.ts";
import type { SealWorld } from "./open-private-details.ts";
import { withheldNote } from "./withheld-note.ts";

export interface ExportWorld extends SealWorld {
  sql: Database;
  settings: { siteUrl: string };
}

const pageSize = 500;

// Without it Excel reads UTF-8 as Latin-1.
const byteOrderMark = "\uFEFF";

type Column = [heading: string, cell: (application: JobApplication, siteUrl: string) => string];

const linkTo = (reference: string | null, siteUrl: string) =>
  reference && uploadedDocumentId(reference) ? siteUrl + reference : (reference ?? "");

const columns: Column[] = [
  ["Reference", (a) => a.reference],
  ["Submitted at (UTC)", (a) => a.submittedAt],
  ["Status", (a) => statusLabel(a.applicationStatus)],
  ["Payment", (a) => paymentBadges[a.paymentStatus].label],
  ["Full name", (a) => a.fullName],
  ["E-mail", (a) => a.email],
  ["Phone", (a) => a.phone],
  ["Date of birth", (a) => a.dateOfBirth],
  ["Gender", (a) => a.gender],
  ["Nationality", (a) => a.nationality],
  ["Address", (a) => a.address],
  ["Passport number", (a) => a.passportNumber],
  ["Passport expiry", (a) => a.passportExpiry],
  ["Desired position", (a) => a.desiredPosition],
  ["Desired country", (a) => a.desiredCountry],
  ["Sector", (a) => sectorLabel(a.sector)],
  ["Preferred job type", (a) => a.preferredJobType],
  ["Qualification", (a) => a.qualification],
  ["Experience", (a) => a.experience],
  ["Current employer", (a) => a.currentEmployer ?? ""],
  ["Willing to relocate", (a) => (a.willingToRelocate ? "Yes" : "No")],
  ["Resume/CV", (a, site) => linkTo(a.resumeUrl, site)],
  ["Passport Copy", (a, site) => linkTo(a.passportCopyUrl, site)],
  ["Certificates", (a, site) => linkTo(a.certificatesUrl, site)],
  ["Photograph", (a, site) => linkTo(a.photographUrl, site)],
  ["Id", (a) => a.id],
  ["Note", withheldNote],
];

/** A vacancy's applications as CSV, page by page: one page is in memory at a time, however many there are. */
export async function* exportJobApplications(
  world: ExportWorld,
  jobId: string,
  status: ApplicationStatus | undefined,
): AsyncGenerator<string, void> {
  const { sql, settings } = world;
  yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
  for (let cursor: Cursor | undefined, full = true; full; ) {
    const rows = await listJobApplications(sql, jobId, { status, limit: pageSize, cursor });
    const applications = await Promise.all(rows.map((row) => jobApplicationView(world, row)));
    const lines = applications.map((one) => csvLine(columns.map(([, cell]) => cell(one, settings.siteUrl))));
    if (lines.length > 0) yield lines.join("");
    const last = rows.at(-1);
    cursor = last && { createdAt: last.submittedAtMicros, id: last.id };
    full = rows.length === pageSize;
  }
}

export function recordJobExport(sql: Database, employer: User, job: Job): Promise<void> {
  return insertAuditEntry(sql, {
    actor: { kind: "employer", id: employer.id },
    action: "applications exported",
    subject: { kind: "job", id: job.id },
  });
}
