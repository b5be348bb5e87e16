import type { PaymentStatus } from "../../shared/applications/admin-application.ts";
import { type EmployerApplication, isWithheld } from "../../shared/applications/job-application.ts";

/** Finds the payment status that says nothing in a list: the one that all readable rows share, or else "paid". */
export function usualPayment(applications: readonly EmployerApplication[]): PaymentStatus {
  const readable = applications.filter((application) => !isWithheld(application));
  const statuses = new Set(readable.map(({ paymentStatus }) => paymentStatus));
  const [only] = statuses;
  return statuses.size === 1 && (only === "pending" || only === "waived") ? only : "completed";
}
