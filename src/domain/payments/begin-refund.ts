import { refundReasons } from "../../content/refund-reasons.ts";
import type { AuditEntry } from "../../db/accounts/audit-log.ts";
import { type ApplicationState, lockApplication } from "../../db/applications/applications.ts";
import {
  findPayment,
  listPayments,
  markIncompleteRefunding,
  type Payment,
  type Refund,
  updatePaymentState,
} from "../../db/payments/payments.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import { audit } from "../accounts/audit.ts";

const actors = { site: "system", candidate: "candidate", administrator: "admin" } as const;

/** Marks the payment before anybody asks the provider, so a crash loses no refund. */
export function beginRefund(sql: Database, applicationId: string, refund: Refund): Promise<Payment> {
  return inTransaction(sql, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application?.submittedAt) fail("applicationNotFound");
    const payments = await listPayments(tx, applicationId);
    const paid = payments.find(({ status }) => status === "succeeded");
    if (!paid) {
      const going = payments.find(({ status }) => status === "refunding");
      return going ?? payments.find(({ status }) => status === "refunded") ?? fail("nothingToRefund");
    }
    await markRefunding(tx, paid, refund, actors[refundReasons[refund.key].decides]);
    return (await findPayment(tx, paid.id)) ?? paid;
  });
}

/** Marks the payment as being refunded, unless its draft was sent meanwhile. */
export function beginRefundOfIncomplete(sql: Database, paymentId: string): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const refund = { key: "incomplete" } as const;
    const payment = await markIncompleteRefunding(tx, paymentId, refund);
    if (payment) await auditRefund(tx, payment, refund, "system");
  });
}

/** The caller holds the application's lock, and the reconciler sends the money. */
export async function markRefunding(tx: Sql, payment: Payment, refund: Refund, actor: Actor = "system") {
  await updatePaymentState(tx, payment.id, "refunding", { refund });
  await auditRefund(tx, payment, refund, actor);
}

type Actor = AuditEntry["actor"]["kind"];

const auditRefund = (
  tx: Sql,
  { applicationId, intentId, amountCents }: Payment,
  { key }: Refund,
  by: Actor,
) =>
  audit(tx, by, "refund begun", ["application", applicationId], {
    intent: intentId,
    amountCents,
    reason: key,
  });

/** True for a paid draft whose payment is being refunded. Until the refund is recorded, nobody can pay for it or send it. */
export const awaitsRefund = (draft: ApplicationState, payments: Payment[]): boolean =>
  draft.paymentStatus === "completed" && payments.every(({ status }) => status !== "succeeded");
