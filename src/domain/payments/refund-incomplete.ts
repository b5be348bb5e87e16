import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { markIncompleteRefunding } from "../../db/payments/payments.ts";
import { type Database, inTransaction } from "../../db/sql.ts";

const refund = { key: "incomplete" } as const;

/** Does nothing if the application was completed in the meantime. */
export function refundIncomplete(sql: Database, paymentId: string): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const payment = await markIncompleteRefunding(tx, paymentId, refund);
    if (!payment) return;
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: "refund begun",
      subject: { kind: "application", id: payment.applicationId },
      details: { intent: payment.intentId, reason: refund.key },
    });
  });
}
