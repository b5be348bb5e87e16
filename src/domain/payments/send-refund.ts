import { randomUUID } from "node:crypto";
import { type Payment, renewRefund } from "../../db/payments/payments.ts";
import { type PaymentProvider, ProviderAway, RefundRefused } from "../../services/payments/provider.ts";
import type { World } from "../../world.ts";
import { recordFailedRefund } from "./record-failed-refund.ts";
import { recordRefund } from "./record-refund.ts";

/**
 * Asks the provider to give a payment back that is marked for it, outside any transaction; however often it is asked,
 * the money goes back once. False when that is not this provider's business; refused, the payment is as it was before.
 */
export async function sendRefund(
  world: Pick<World, "sql" | "vault" | "payments" | "settings">,
  payment: Payment,
  /** Somebody waits for the answer, and orders again. */
  { ordered = false } = {},
): Promise<boolean> {
  const { payments } = world;
  if (!payment.intentId || payment.provider !== payments.name) return false;
  // Another key for each time it was marked: under its own, a refusal would be repeated for a day.
  const key = `refund-${payment.id}-${payment.updatedAt.getTime()}`;
  try {
    const { refundId } = await refund(payments, payment.intentId, key);
    await recordRefund(world, payment, refundId);
    return true;
  } catch (error) {
    if (error instanceof RefundRefused) {
      // The balance fills by the next payments: nobody need order that again.
      if (error.reason === "unfunded" && !ordered) await renewRefund(world.sql, payment.id);
      else await recordFailedRefund(world, payment, error.message);
    }
    throw error;
  }
}

async function refund(payments: PaymentProvider, intentId: string, key: string) {
  try {
    return await payments.refund(intentId, key);
  } catch (error) {
    if (!(error instanceof ProviderAway && error.keySpent)) throw error;
    // It would repeat this fault for a day; the whole amount goes back once under any key.
    return payments.refund(intentId, `${key}-${randomUUID()}`);
  }
}
