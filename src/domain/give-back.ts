import { randomUUID } from "node:crypto";
import type { Payment } from "../db/payments.ts";
import { type PaymentProvider, ProviderAway } from "../services/payments/provider.ts";
import { finishRefund } from "./finish-refund.ts";
import type { PaymentWorld } from "./prepare-payment.ts";

/**
 * Asks the provider to give a payment back that is marked for it, outside any transaction; however often it is asked,
 * the money goes back once. False when that is not this provider's business.
 */
export async function giveBack(world: PaymentWorld, payment: Payment): Promise<boolean> {
  const { payments } = world;
  if (!payment.intentId || payment.provider !== payments.name) return false;
  const { refundId } = await refund(payments, payment.intentId, `refund-${payment.id}`);
  await finishRefund(world, payment, refundId);
  return true;
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
