import { t } from "../../content/words.ts";
import { type ApplicationFilter, listApplications } from "../../db/applications/admin-applications.ts";
import { type AdminApplication, paymentBadges } from "../../shared/applications/admin-application.ts";
import { markLabels } from "../../shared/payments/payment-marks.ts";
import type { World } from "../../world.ts";
import { type Column, csvPages } from "../csv-pages.ts";
import { adminView } from "./admin-view.ts";
import { documentColumns } from "./document-columns.ts";

const yesNo = (value: boolean) => (value ? "Yes" : "No");

const columns: Column<AdminApplication>[] = [
  ["Reference", (a) => a.reference],
  ["Submitted at (UTC)", (a) => a.submittedAt],
  ["Full name", (a) => a.fullName],
  ["Email", (a) => a.email],
  ["Phone", (a) => a.phone],
  ["Nationality", (a) => a.nationality],
  ["Date of birth", (a) => a.dateOfBirth],
  ["Desired position", (a) => a.desiredPosition],
  ["Years of experience", (a) => a.yearsOfExperience],
  ["Skills and qualifications", (a) => a.skillsAndQualifications],
  ["Willing to relocate", (a) => yesNo(a.willingToRelocate)],
  ["Passport available", (a) => yesNo(a.passportAvailable)],
  ["Payment status", (a) => paymentBadges[a.paymentStatus].label],
  ["Payment marks", (a) => markLabels(a.paymentMarks)],
  ["Payment intent", (a) => a.paymentIntentId ?? ""],
  ["Application status", (a) => a.applicationStatus],
  ...documentColumns,
  ["Withdrawn at (UTC)", (a) => a.withdrawnAt ?? ""],
  ["Id", (a) => a.id],
  ["Note", withheldNote],
];

export const exportApplications = (
  world: Pick<World, "sql" | "vault" | "scanner" | "settings" | "log">,
  filter: ApplicationFilter,
  today: string,
) =>
  csvPages(columns, {
    list: (page) => listApplications(world.sql, filter, page),
    show: (row) => adminView(world, row, today),
    siteUrl: world.settings.siteUrl,
  });

/** A search term may be a name, so the log records only that there was one. */
export const filterDetails = ({ payment, state, search }: ApplicationFilter) => ({
  payment: payment ?? null,
  ...(state && { state }),
  searched: search !== undefined,
});

function withheldNote({ withheld, withdrawnAt }: AdminApplication): string {
  if (withdrawnAt && withheld !== "erased") return t("withdrawal.byCandidate");
  if (withheld === "erased") return t("erasure.byCandidate");
  return withheld === "unreadable" ? t("erasure.unreadable") : "";
}
