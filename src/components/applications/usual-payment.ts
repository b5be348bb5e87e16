import type { PaymentStatus } from "../../shared/applications/admin-application.ts";

/** Finds the payment status that is no news in a list: the one that all of these have, or that they are paid. */
export function usualPayment(applications: readonly { paymentStatus: PaymentStatus }[]): PaymentStatus {
  const statuses = new Set(applications.map(({ paymentStatus }) => paymentStatus));
  const [only] = statuses;
  return statuses.size === 1 && (only === "pending" || only === "waived") ? only : "completed";
}
