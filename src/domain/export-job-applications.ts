import { insertAuditEntry } from "../db/audit-log.ts";
import { listJobApplications } from "../db/employer-applications.ts";
import type { Database } from "../db/sql.ts";
import type { User } from "../shared/account.ts";
import { paymentBadges } from "../shared/admin-application.ts";
import { type ApplicationStatus, statusLabel } from "../shared/application-status.ts";
import type { Job } from "../shared/job.ts";
import type { JobApplication } from "../shared/job-application.ts";
import { markLabels } from "../shared/payment-marks.ts";
import { sectorLabel } from "../shared/sectors.ts";
import { type Column, csvPages, documentColumns } from "./csv-pages.ts";
import { jobApplicationView } from "./job-application.ts";
import type { SealWorld } from "./open-private-details.ts";
import { withheldNote } from "./withheld-note.ts";

interface ExportWorld extends SealWorld {
  sql: Database;
  settings: { siteUrl: string };
}

const columns: Column<JobApplication>[] = [
  ["Reference", (a) => a.reference],
  ["Submitted at (UTC)", (a) => a.submittedAt],
  ["Status", (a) => statusLabel(a.applicationStatus)],
  ["Payment", (a) => paymentBadges[a.paymentStatus].label],
  ["Payment marks", (a) => markLabels(a.paymentMarks)],
  ["Full name", (a) => a.fullName],
  ["Email", (a) => a.email],
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
  ...documentColumns,
  ["Withdrawn at (UTC)", (a) => a.withdrawnAt ?? ""],
  ["Id", (a) => a.id],
  ["Note", withheldNote],
];

export const exportJobApplications = (
  world: ExportWorld,
  jobId: string,
  status: ApplicationStatus | undefined,
) =>
  csvPages(columns, {
    list: (page) => listJobApplications(world.sql, jobId, { status, ...page }),
    show: (row) => jobApplicationView(world, row),
    siteUrl: world.settings.siteUrl,
  });

export function recordJobExport(sql: Database, employer: User, job: Job): Promise<void> {
  return insertAuditEntry(sql, {
    actor: { kind: "employer", id: employer.id },
    action: "applications exported",
    subject: { kind: "job", id: job.id },
  });
}
