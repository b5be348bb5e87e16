import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { updateRefundedCents } from "../../db/payments/disputes.ts";
import { findPayment, type Payment } from "../../db/payments/payments.ts";
import { inTransaction } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { isConfirmed } from "./settle-payment.ts";

const mostTries = 5;

/** The payment still pays for its application. */
export async function recordPartialRefund(
  world: Pick<World, "sql" | "payments">,
  { id, intentId }: Payment,
): Promise<void> {
  const { sql, payments } = world;
  for (let tries = 0; tries < mostTries && intentId; tries++) {
    const seen = await findPayment(sql, id);
    const intent = await payments.findIntent(intentId);
    if (!seen || seen.status === "refunded" || !intent || !isConfirmed(intent)) return;
    if (intent.refundedCents === seen.refundedCents) return;
    if (await record(world, seen, intent.refundedCents)) return;
  }
  throw new Error(`the refunds of ${intentId} change faster than they can be recorded`);
}

const record = ({ sql }: Pick<World, "sql">, seen: Payment, refundedCents: number): Promise<boolean> =>
  inTransaction(sql, async (tx) => {
    if (!(await updateRefundedCents(tx, seen, refundedCents))) return false;
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: refundedCents > seen.refundedCents ? "payment partly refunded" : "partial refund failed",
      subject: { kind: "application", id: seen.applicationId },
      details: { intent: seen.intentId, refundedCents },
    });
    return true;
  });
