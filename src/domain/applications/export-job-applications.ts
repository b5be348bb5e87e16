import { t } from "../../content/words.ts";
import { listJobApplications } from "../../db/applications/employer-applications.ts";
import { paymentBadges } from "../../shared/applications/admin-application.ts";
import { type ApplicationStatus, statusLabel } from "../../shared/applications/application-status.ts";
import {
  type EmployerApplication,
  isWithheld,
  type JobApplication,
} from "../../shared/applications/job-application.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import { markLabels } from "../../shared/payments/payment-marks.ts";
import type { World } from "../../world.ts";
import { type Column, csvPages } from "../csv-pages.ts";
import { documentColumns } from "./document-columns.ts";
import { viewForEmployer } from "./employer-view.ts";

const whole =
  (cell: (application: JobApplication) => string) =>
  (application: EmployerApplication): string =>
    isWithheld(application) ? "" : cell(application);

const columns: Column<EmployerApplication>[] = [
  ["Reference", (a) => a.reference],
  ["Submitted at (UTC)", whole((a) => a.submittedAt)],
  ["Status", (a) => statusLabel(a.applicationStatus)],
  ["Payment", (a) => paymentBadges[a.paymentStatus].label],
  ["Payment marks", whole((a) => markLabels(a.paymentMarks))],
  ["Full name", whole((a) => a.fullName)],
  ["Email", whole((a) => a.email)],
  ["Phone", whole((a) => a.phone)],
  ["Date of birth", whole((a) => a.dateOfBirth ?? "")],
  ["Gender", whole((a) => a.gender)],
  ["Nationality", whole((a) => a.nationality)],
  ["Address", whole((a) => a.address ?? "")],
  ["Passport number", whole((a) => a.passportNumber ?? "")],
  ["Passport expiry", whole((a) => a.passportExpiry)],
  ["Desired position", (a) => a.desiredPosition],
  ["Desired country", whole((a) => a.desiredCountry)],
  ["Sector", whole((a) => sectorLabel(a.sector))],
  ["Preferred job type", whole((a) => a.preferredJobType)],
  ["Qualification", whole((a) => a.qualification)],
  ["Experience", whole((a) => a.experience)],
  ["Current employer", whole((a) => a.currentEmployer ?? "")],
  ["Willing to relocate", whole((a) => (a.willingToRelocate ? "Yes" : "No"))],
  ...documentColumns.map(
    ([heading, cell]): Column<EmployerApplication> => [
      heading,
      (a, site) => (isWithheld(a) ? "" : cell(a, site)),
    ],
  ),
  ["Id", (a) => a.id],
  ["Note", noteOf],
];

function noteOf(application: EmployerApplication): string {
  if (isWithheld(application)) return t(`withheld.${application.withheld}`);
  return application.withheld ? t("erasure.unreadable") : "";
}

export const exportJobApplications = (
  world: Pick<World, "sql" | "vault" | "scanner" | "settings" | "log">,
  jobId: string,
  status: ApplicationStatus | undefined,
) =>
  csvPages(columns, {
    list: (page) => listJobApplications(world.sql, jobId, { status, ...page }),
    show: (row) => viewForEmployer(world, row),
    siteUrl: world.settings.siteUrl,
  });
