import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { lockApplication, markPaymentStatus } from "../../db/applications/applications.ts";
import { listPayments, type Payment, setPaymentState } from "../../db/payments/payments.ts";
import { inTransaction } from "../../db/sql.ts";
import { refundFailed } from "../../emails/refund-failed.ts";
import type { World } from "../../world.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { refundAddressee } from "./refund-addressee.ts";

/**
 * The money stays with us, so the payment counts again, unless another one does. False when the record has
 * changed since it was read.
 */
export function recordFailedRefund(
  { sql, ...world }: Pick<World, "sql" | "vault" | "settings">,
  seen: Payment,
  cause: string,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const application = await lockApplication(tx, seen.applicationId);
    const payments = await listPayments(tx, seen.applicationId);
    const current = payments.find(({ id }) => id === seen.id);
    if (!application || current?.updatedAt.getTime() !== seen.updatedAt.getTime()) return false;
    const isSecond = payments.some(({ id, status }) => id !== seen.id && status === "succeeded");
    const status = isSecond ? "refunding" : "succeeded";
    await setPaymentState(tx, seen.id, status, { refundFailed: true });
    if (!isSecond && application.paymentStatus !== "waived")
      await markPaymentStatus(tx, application.id, "completed");
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: "refund failed",
      subject: { kind: "application", id: application.id },
      details: { intent: current.intentId, refund: current.refundId, cause },
    });
    const addressee =
      current.status === "refunded" ? await refundAddressee(tx, world, application) : undefined;
    if (addressee) {
      const mail = refundFailed({ ...addressee, amountCents: current.amountCents });
      await enqueueEmail(tx, world.vault, { ...mail, applicationId: application.id });
    }
    return true;
  });
}
