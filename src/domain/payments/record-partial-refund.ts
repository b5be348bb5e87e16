import { updateRefundedCents } from "../../db/payments/disputes.ts";
import type { Payment } from "../../db/payments/payments.ts";
import { inTransaction } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { recordAnswer } from "./record-answer.ts";
import { isConfirmed } from "./settle-payment.ts";

/** The payment still pays for its application. */
export async function recordPartialRefund(
  { sql, payments }: Pick<World, "sql" | "payments">,
  payment: Payment,
): Promise<void> {
  await recordAnswer(sql, payment, async (seen, intentId) => {
    const intent = await payments.findIntent(intentId);
    // A full refund takes its own way.
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
