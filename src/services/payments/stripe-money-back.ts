import type { Stripe } from "stripe";
import type { DisputeState } from "../../shared/payments/payment-marks.ts";
import type { Dispute, MoneyBack, MoneyBackPage } from "./provider.ts";
import { hasFailed } from "./stripe-refund.ts";
import { unlessForbidden } from "./stripe-refusals.ts";

/** An inquiry that ended without a dispute left the money with us. */
const closed: Record<string, DisputeState> = {
  won: "won",
  warning_closed: "won",
  lost: "lost",
  // The bank returned the money at once by an agreement with Stripe.
  prevented: "lost",
};

const stateOf = ({ status }: Stripe.Dispute): DisputeState => closed[status] ?? "open";

const order: DisputeState[] = ["open", "lost", "won"];

/** Prefers an open dispute, then a lost one. Returns undefined also when the key may not read any. */
export async function disputeAtStripe(stripe: Stripe, intentId: string): Promise<Dispute | undefined> {
  const page = await stripe.disputes.list({ payment_intent: intentId, limit: 100 }).catch(unlessForbidden);
  const disputes = page?.data.map((dispute) => ({ id: dispute.id, state: stateOf(dispute) })) ?? [];
  return disputes.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))[0];
}

export async function moneyBackAtStripe(
  stripe: Stripe,
  what: "refunds" | "disputes",
  since: Date,
  after: string | undefined,
): Promise<MoneyBackPage | undefined> {
  const asked = {
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: 100,
    ...(after && { starting_after: after }),
  };
  const page =
    what === "refunds"
      ? await stripe.refunds.list(asked).catch(unlessForbidden)
      : await stripe.disputes.list(asked).catch(unlessForbidden);
  if (!page) return undefined;
  return { found: page.data.flatMap(moneyBackIn), next: page.has_more ? page.data.at(-1)?.id : undefined };
}

/** Ignores a payment without an intent, because this site did not make it. */
function moneyBackIn(subject: Stripe.Refund | Stripe.Dispute): MoneyBack[] {
  const intentId =
    typeof subject.payment_intent === "string" ? subject.payment_intent : subject.payment_intent?.id;
  if (!intentId) return [];
  if (subject.object === "dispute") return [{ intentId, kind: "dispute", state: stateOf(subject) }];
  return [{ intentId, kind: hasFailed(subject) ? "failed refund" : "refund", state: undefined }];
}
