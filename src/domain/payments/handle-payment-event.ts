import { beginPaymentEvent, finishPaymentEvent } from "../../db/payments/payment-events.ts";
import { isSettled, type Payment } from "../../db/payments/payments.ts";
import { Failure } from "../../errors.ts";
import type { PaymentIntent } from "../../services/payments/provider.ts";
import type { PaymentWorld } from "../../world.ts";
import { recordDispute } from "./record-dispute.ts";
import { syncPayment } from "./sync-payment.ts";

interface PaymentEvent {
  id: string;
  type: string;
  intentId: string | undefined;
  subjectId: string | undefined;
}

/** An event is only a hint, because events come twice, late and in any order. The provider decides. */
export async function handlePaymentEvent(world: PaymentWorld, event: PaymentEvent): Promise<void> {
  if (await beginPaymentEvent(world.sql, event)) return;
  const intent = event.intentId ? await world.payments.findIntent(event.intentId) : undefined;
  const payment = intent && (await follow(world, intent));
  if (payment && isSettled(payment) && event.type.startsWith("charge.dispute."))
    await recordDispute(world, payment, event.subjectId);
  await finishPaymentEvent(world.sql, event.id);
}

async function follow(world: PaymentWorld, intent: PaymentIntent): Promise<Payment | undefined> {
  try {
    return await syncPayment(world, intent);
  } catch (error) {
    // A payment for another site stays unknown, however often the provider reports it.
    if (!(error instanceof Failure)) throw error;
    world.log({ event: "payment not settled", intent: intent.id, cause: error.code });
    return undefined;
  }
}
