import { lockApplication, markPaymentStatus } from "../../db/applications/applications.ts";
import { updateRefundedCents } from "../../db/payments/disputes.ts";
import { listPayments, type Payment, updatePaymentState } from "../../db/payments/payments.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { feeRefunded } from "../../emails/fee-refunded.ts";
import { refundFailed } from "../../emails/refund-failed.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { dropHeldChanges } from "../applications/take-back-status.ts";
import { mailPayer } from "./mail-payer.ts";
import { recordAnswer } from "./record-answer.ts";
import { isConfirmed } from "./settle-payment.ts";

/** An application that another payment pays for stays paid, and a waived one stays waived. */
export function recordRefund(
  { sql, ...world }: Pick<World, "sql" | "vault" | "settings" | "payments">,
  payment: Payment,
  /** Undefined when somebody refunded it at the provider. */
  refundId: string | undefined,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const { application, current, isOtherPaid } = await lockPaid(tx, payment);
    if (!application || !current || current.status === "refunded") return;
    await updatePaymentState(tx, payment.id, "refunded", refundId ? { refundId } : {});
    if (application.paymentStatus !== "waived" && !isOtherPaid) {
      // The employer may not see the application any more, and could not undo.
      await dropHeldChanges(tx, { applicationId: application.id });
      await markPaymentStatus(tx, application.id, "refunded");
    }
    const details = { intent: payment.intentId, refund: refundId ?? null };
    await audit(tx, "system", "payment refunded", ["application", application.id], details);
    await mailPayer(tx, world, application, (payer, locale) =>
      feeRefunded(locale, { ...payer, ...current, isTest: isTest(payment, world) }),
    );
  });
}

/**
 * The money stays with us, so the payment counts, unless another does. Returns false when the payment has changed since
 * it was read as `seen`.
 */
export function recordFailedRefund(
  { sql, ...world }: Pick<World, "sql" | "vault" | "settings" | "payments">,
  seen: Payment,
  cause: string,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const { application, current, isOtherPaid } = await lockPaid(tx, seen);
    if (!application || current?.updatedAt.getTime() !== seen.updatedAt.getTime()) return false;
    await updatePaymentState(tx, seen.id, isOtherPaid ? "refunding" : "succeeded", { refundFailed: true });
    if (!isOtherPaid && application.paymentStatus !== "waived")
      await markPaymentStatus(tx, application.id, "completed");
    const { status, intentId, refundId, amountCents } = current;
    const details = { intent: intentId, refund: refundId, cause };
    await audit(tx, "system", "refund failed", ["application", application.id], details);
    // A candidate who never read of the refund needs no email about its failure.
    if (status === "refunded")
      await mailPayer(tx, world, application, (payer, locale) =>
        refundFailed(locale, { ...payer, amountCents, isTest: isTest(seen, world) }),
      );
    return true;
  });
}

/** Copies from the provider how much is refunded, until the whole payment is. */
export async function recordPartialRefund(
  { sql, payments }: Pick<World, "sql" | "payments">,
  payment: Payment,
): Promise<void> {
  await recordAnswer(sql, payment, async (seen, intentId) => {
    const intent = await payments.findIntent(intentId);
    if (seen.status === "refunded" || !intent || !isConfirmed(intent)) return false;
    const { refundedCents } = intent;
    if (refundedCents === seen.refundedCents) return false;
    return inTransaction(sql, async (tx) => {
      if (!(await updateRefundedCents(tx, seen, refundedCents))) return undefined;
      const action = refundedCents > seen.refundedCents ? "payment partly refunded" : "partial refund failed";
      await audit(tx, "system", action, ["application", seen.applicationId], {
        intent: intentId,
        refundedCents,
      });
      return true;
    });
  });
}

const isTest = ({ provider }: Payment, { payments }: Pick<World, "payments">) =>
  provider === "test" || !payments.live;

async function lockPaid(tx: Sql, { id, applicationId }: Payment) {
  const application = await lockApplication(tx, applicationId);
  const payments = await listPayments(tx, applicationId);
  const isOtherPaid = payments.some((other) => other.id !== id && other.status === "succeeded");
  return { application, current: payments.find((payment) => payment.id === id), isOtherPaid };
}
