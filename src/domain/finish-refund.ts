import { lockApplication, markPaymentStatus } from "../db/applications.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import { listPayments, type Payment, setPaymentState } from "../db/payments.ts";
import { type Database, inTransaction } from "../db/sql.ts";

/** Records, once, that the money went back; an application that another payment pays for stays paid. */
export function finishRefund(
  sql: Database,
  payment: Payment,
  /** Unknown when somebody gave it back at the provider. */
  refundId: string | undefined,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await lockApplication(tx, payment.applicationId);
    const payments = await listPayments(tx, payment.applicationId);
    if (payments.some(({ id, status }) => id === payment.id && status === "refunded")) return;
    await setPaymentState(tx, payment.id, "refunded", refundId ? { refundId } : {});
    const others = payments.filter(({ id }) => id !== payment.id);
    if (!others.some(({ status }) => status === "succeeded")) {
      await markPaymentStatus(tx, payment.applicationId, "refunded");
    }
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: "payment refunded",
      subject: { kind: "application", id: payment.applicationId },
      details: { intent: payment.intentId, refund: refundId ?? null },
    });
  });
}
