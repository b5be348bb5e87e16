import type { Stripe } from "stripe";
import type { IntentStatus, PaymentIntent, PaymentProvider } from "./provider.ts";
import { askStripe, type StripeOptions } from "./stripe-client.ts";
import { disputeAtStripe, moneyBackAtStripe } from "./stripe-money-back.ts";
import { refundAtStripe } from "./stripe-refund.ts";
import { unlessRefused } from "./stripe-refusals.ts";

export function stripePayments(options: StripeOptions): PaymentProvider {
  return {
    name: "stripe",
    live: /^(sk|rk)_live_/.test(options.secretKey),

    until: (deadline) => stripePayments({ ...options, deadline }),

    createIntent: ({ amountCents, currency, applicationId, idempotencyKey }) =>
      askStripe(options, async (stripe) => {
        const automatic = { automatic_payment_methods: { enabled: true } };
        const metadata = { application_id: applicationId };
        const terms = { amount: amountCents, currency, metadata, ...automatic };
        return intentFrom(await stripe.paymentIntents.create(terms, { idempotencyKey }));
      }),

    async findIntent(id) {
      if (!isIntentId(id)) return undefined;
      return askStripe(options, async (stripe) => {
        const found = stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] });
        return found.then(intentFrom, unlessRefused("resource_missing"));
      });
    },

    listIntents: (since, after) =>
      askStripe(options, async (stripe) => {
        const page = await stripe.paymentIntents.list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          limit: 100,
          expand: ["data.latest_charge"],
          ...(after && { starting_after: after }),
        });
        return { intents: page.data.map(intentFrom), next: page.has_more ? page.data.at(-1)?.id : undefined };
      }),

    findDispute: (intentId) => askStripe(options, (stripe) => disputeAtStripe(stripe, intentId)),

    listMoneyBack: (what, since, after) =>
      askStripe(options, (stripe) => moneyBackAtStripe(stripe, what, since, after)),

    async cancelIntent(id) {
      if (!isIntentId(id)) return false;
      return askStripe(options, async (stripe) => {
        const canceled = await stripe.paymentIntents
          .cancel(id)
          .catch(unlessRefused("payment_intent_unexpected_state", "resource_missing"));
        return canceled !== undefined;
      });
    },

    refund: (intentId, idempotencyKey) =>
      askStripe(options, (stripe) => refundAtStripe(stripe, intentId, idempotencyKey)),
  };
}

/** Refunds are known only when `latest_charge` is expanded. */
export function intentFrom(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    id: intent.id,
    // Stripe withholds the secret from restricted keys. A random value matches no browser's secret.
    clientSecret: intent.client_secret ?? crypto.randomUUID(),
    status: intent.status as IntentStatus,
    amountCents: intent.amount,
    // A stand-in server at STRIPE_API_BASE may omit the received amount.
    receivedCents: intent.amount_received ?? intent.amount,
    currency: intent.currency,
    applicationId: intent.metadata.application_id,
    refunded: charge?.refunded ?? false,
    refundedCents: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    declined: intent.last_payment_error !== null && intent.last_payment_error !== undefined,
    createdAt: new Date(intent.created * 1000),
  };
}

/** Visitors send ids, too, so malformed ones never reach Stripe. */
function isIntentId(id: string): boolean {
  return /^pi_\w{1,250}$/.test(id);
}
