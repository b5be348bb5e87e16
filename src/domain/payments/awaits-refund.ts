import type { ApplicationState } from "../../db/applications/applications.ts";
import type { Payment } from "../../db/payments/payments.ts";

export const awaitsRefund = (draft: ApplicationState, payments: Payment[]): boolean =>
  draft.paymentStatus === "completed" && payments.every(({ status }) => status !== "succeeded");
