import type { Stripe } from "stripe";
import { RefundRefused } from "./provider.ts";
import { codeOf, unlessRefused } from "./stripe-refusals.ts";

const reasons: Record<string, RefundRefused["reason"]> = {
  charge_disputed: "disputed",
  refund_disputed_payment: "disputed",
  balance_insufficient: "unfunded",
};

/** Refunds the whole payment, at most once. Throws `RefundRefused` when Stripe refuses or the refund has failed. */
export async function refundAtStripe(
  stripe: Stripe,
  intentId: string,
  idempotencyKey: string,
): Promise<{ refundId: string }> {
  const made = await stripe.refunds
    .create({ payment_intent: intentId }, { idempotencyKey })
    .catch(unlessRefused("charge_already_refunded"))
    .catch(refuse);
  const refund = made ?? (await refundOf(stripe, intentId));
  if (hasFailed(refund))
    throw new RefundRefused("other", `${refund.id} ${refund.failure_reason ?? refund.status}`);
  return { refundId: refund.id };
}

function refuse(error: unknown): never {
  const isRefusal = error instanceof Error && "type" in error && error.type === "StripeInvalidRequestError";
  if (!isRefusal) throw error;
  const code = codeOf(error) ?? "refused";
  // The keys belong to another account or mode, which says nothing about the refund.
  if (code === "resource_missing") throw error;
  throw new RefundRefused(reasons[code] ?? "other", code, error);
}

export const hasFailed = ({ status }: Stripe.Refund) => status === "failed" || status === "canceled";

/** Idempotency keys expire after a day. Later only the refund itself shows that the money went back. */
async function refundOf(stripe: Stripe, intentId: string): Promise<Stripe.Refund> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  const refund = data.find((found) => !hasFailed(found));
  if (!refund) throw new Error(`${intentId} is refunded, but Stripe lists no refund of it`);
  return refund;
}
