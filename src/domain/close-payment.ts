import { type Payment, updateUnpaidState } from "../db/payments.ts";
import { followIntent } from "./follow-intent.ts";
import type { PaymentWorld } from "./prepare-payment.ts";

/**
 * Ends a payment that nobody finished, so that a page left open somewhere cannot pay it any more. The provider is asked
 * first: one that was paid unnoticed is settled.
 */
export async function closePayment(world: PaymentWorld, payment: Payment): Promise<void> {
  const { sql, payments } = world;
  if (payment.provider !== payments.name) return;
  // Its answer was lost: nobody ever got the key to pay it.
  if (!payment.intentId) return updateUnpaidState(sql, payment.id, "canceled");
  const canceled = await payments.cancelIntent(payment.intentId);
  const intent = canceled ? undefined : await payments.findIntent(payment.intentId);
  if (intent) await followIntent(world, intent);
  else await updateUnpaidState(sql, payment.id, "canceled");
}
