import type { ApplicationState } from "../../db/applications/applications.ts";
import type { Payment } from "../../db/payments/payments.ts";

/** Marked for its refund, which may take its time: it was paid for, and yet nothing pays for it any more. */
export const awaitsRefund = (draft: ApplicationState, payments: Payment[]): boolean =>
  draft.paymentStatus === "completed" && payments.every(({ status }) => status !== "succeeded");
