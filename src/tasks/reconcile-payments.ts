import { listUnsettled } from "../db/payments.ts";
import { isConfirmed } from "../domain/complete-payment.ts";
import { settlePayment } from "../domain/settle-payment.ts";
import type { Services } from "../env.ts";
import type { PaymentIntent } from "../services/payments/provider.ts";

const lookBackMs = 8 * 24 * 60 * 60 * 1000;
const atOnce = 5;

/**
 * Compares our record with the provider's: whatever was paid and not settled, since a webhook or an answer was lost, is
 * settled now. The provider's list is the truth; a payment that we have no id of is found by its metadata.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const { sql, payments, clock } = services;
  const since = new Date(clock().getTime() - lookBackMs);
  if ((await listUnsettled(sql, since, 1)).length === 0) return;
  let page = await payments.listIntents(since);
  while (true) {
    await settleAll(services, page.intents);
    if (!page.next) return;
    page = await payments.listIntents(since, page.next);
  }
}

async function settleAll(services: Services, intents: PaymentIntent[]): Promise<void> {
  const paid = intents.filter((intent) => isConfirmed(intent) && intent.applicationId);
  for (let start = 0; start < paid.length; start += atOnce) {
    await Promise.all(paid.slice(start, start + atOnce).map((intent) => settleOne(services, intent)));
  }
}

async function settleOne({ sql, vault, payments, log }: Services, intent: PaymentIntent): Promise<void> {
  if (!isConfirmed(intent)) return;
  try {
    await settlePayment(sql, vault, payments.name, intent);
  } catch (error) {
    // One that cannot be settled must not keep the others waiting.
    log({ event: "payment not settled", intent: intent.id, cause: String(error) });
  }
}
