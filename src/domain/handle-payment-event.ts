import { beginPaymentEvent, finishPaymentEvent } from "../db/payment-events.ts";
import { isConfirmed } from "./complete-payment.ts";
import type { PaymentWorld } from "./prepare-payment.ts";
import { settlePayment } from "./settle-payment.ts";

interface PaymentEvent {
  id: string;
  type: string;
  intentId: string | undefined;
}

/**
 * Acts on what the provider reports. The event itself is only a hint: the provider is asked how the payment stands now,
 * so that events may come twice, late and in any order.
 */
export async function handlePaymentEvent(world: PaymentWorld, event: PaymentEvent): Promise<void> {
  if (await beginPaymentEvent(world.sql, event)) return;
  const intent = event.intentId ? await world.payments.findIntent(event.intentId) : undefined;
  if (intent && isConfirmed(intent) && intent.applicationId) {
    await settlePayment(world.sql, world.vault, world.payments.name, intent);
  }
  await finishPaymentEvent(world.sql, event.id);
}
