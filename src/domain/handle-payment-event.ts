import { beginPaymentEvent, finishPaymentEvent } from "../db/payment-events.ts";
import { findPaymentOfIntent } from "../db/payments.ts";
import type { LogEntry } from "../env.ts";
import { Failure } from "../errors.ts";
import type { PaymentIntent } from "../services/payments/provider.ts";
import { isConfirmed } from "./complete-payment.ts";
import { finishRefund } from "./finish-refund.ts";
import type { PaymentWorld } from "./prepare-payment.ts";
import { settlePayment } from "./settle-payment.ts";

interface PaymentEvent {
  id: string;
  type: string;
  intentId: string | undefined;
}

interface EventWorld extends PaymentWorld {
  log: (entry: LogEntry) => void;
}

/**
 * Acts on what the provider reports. The event itself is only a hint: the provider is asked how the payment stands now,
 * so that events may come twice, late and in any order.
 */
export async function handlePaymentEvent(world: EventWorld, event: PaymentEvent): Promise<void> {
  if (await beginPaymentEvent(world.sql, event)) return;
  const intent = event.intentId ? await world.payments.findIntent(event.intentId) : undefined;
  if (intent?.applicationId) await follow(world, intent);
  await finishPaymentEvent(world.sql, event.id);
}

async function follow({ sql, vault, payments, log }: EventWorld, intent: PaymentIntent): Promise<void> {
  try {
    if (isConfirmed(intent)) await settlePayment(sql, vault, payments.name, intent);
    const known = intent.refunded && (await findPaymentOfIntent(sql, intent.id));
    if (known) await finishRefund(sql, known, undefined);
  } catch (error) {
    // A payment that is not for this site stays so however often the provider tells of it.
    if (!(error instanceof Failure)) throw error;
    log({ event: "payment not settled", intent: intent.id, cause: error.code });
  }
}
