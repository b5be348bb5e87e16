import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { type NewIntent, ProviderAway } from "../../src/services/payments/provider.ts";

/** Stripe's own shape of a key, and no more: the stand-in asks for it. */
export const secretKey = "sk_test_1";

export function anIntent(changes: Partial<NewIntent> = {}): NewIntent {
  const fresh = { applicationId: randomUUID(), idempotencyKey: randomUUID() };
  return { amountCents: 5000, currency: "usd", ...fresh, ...changes };
}

/** Gives the error of work that must fail. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => assert.unreachable("it should have failed"),
    (error: unknown) => error,
  );
}

export async function assertAway(work: Promise<unknown>): Promise<ProviderAway> {
  const error = await failureOf(work);
  if (!(error instanceof ProviderAway)) throw error;
  return error;
}
