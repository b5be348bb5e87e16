import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { lockApplication, markPaymentStatus } from "../../db/applications/applications.ts";
import { listPayments, type Payment, setPaymentState } from "../../db/payments/payments.ts";
import { inTransaction } from "../../db/sql.ts";
import { feeRefunded } from "../../emails/fee-refunded.ts";
import type { World } from "../../world.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { refundAddressee } from "./refund-addressee.ts";

/** An application that another payment pays for stays paid, and a waived one stays waived. */
export function recordRefund(
  { sql, ...world }: Pick<World, "sql" | "vault" | "settings">,
  payment: Payment,
  /** Undefined when somebody refunded it at the provider. */
  refundId: string | undefined,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const application = await lockApplication(tx, payment.applicationId);
    const payments = await listPayments(tx, payment.applicationId);
    const current = payments.find(({ id }) => id === payment.id);
    if (!application || !current || current.status === "refunded") return;
    await setPaymentState(tx, payment.id, "refunded", refundId ? { refundId } : {});
    const others = payments.filter(({ id }) => id !== payment.id);
    const isWaived = application.paymentStatus === "waived";
    if (!isWaived && !others.some(({ status }) => status === "succeeded")) {
      await markPaymentStatus(tx, payment.applicationId, "refunded");
    }
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: "payment refunded",
      subject: { kind: "application", id: payment.applicationId },
      details: { intent: payment.intentId, refund: refundId ?? null },
    });
    const addressee = await refundAddressee(tx, world, application);
    if (addressee) {
      const mail = feeRefunded({ ...addressee, ...current });
      await enqueueEmail(tx, world.vault, { ...mail, applicationId: application.id });
    }
  });
}
