import { type Payment, setPaymentState } from "../db/payments.ts";
import { isConfirmed } from "./complete-payment.ts";
import type { PaymentWorld } from "./prepare-payment.ts";
import { settlePayment } from "./settle-payment.ts";

/**
 * Ends a payment that nobody finished, so that a page left open somewhere cannot pay it any more. One that was paid
 * unnoticed is settled.
 */
export async function closePayment({ sql, vault, payments }: PaymentWorld, payment: Payment): Promise<void> {
  if (!payment.intentId || payment.provider !== payments.name) return;
  const canceled = await payments.cancelIntent(payment.intentId);
  const intent = canceled ? undefined : await payments.findIntent(payment.intentId);
  if (intent && isConfirmed(intent)) await settlePayment(sql, vault, payments.name, intent);
  else if (!intent || intent.status === "canceled") await setPaymentState(sql, payment.id, "canceled");
}
