import { stripePayments } from "../../src/services/payments/stripe.ts";
import type { Overrides } from "./site.ts";
import { signEvent } from "./stripe-stand-in/events.ts";
import type { Intent } from "./stripe-stand-in/objects.ts";
import { startStripeStandIn } from "./stripe-stand-in.ts";
import { webhookSecret } from "./stripe-world.ts";

export interface StripeAccount {
  payments: ReturnType<typeof stripePayments>;
  /** A site that is paid through it. */
  world: Overrides;
  /** Pays with one of Stripe's test payment methods, as the browser would. Returns the status of the answer. */
  confirm(intentId: string, paymentMethod: "pm_card_visa" | "pm_card_visa_chargeDeclined"): Promise<number>;
  /** An event about a payment, with the signature that Stripe would send. */
  event(type: string, intentId: string, secret?: string): Promise<RequestInit>;
  close(): Promise<void>;
}

/** Opens the account of TEST_STRIPE_SECRET_KEY at Stripe itself, or else the stand-in. */
export async function openStripeAccount(): Promise<StripeAccount> {
  const secretKey = process.env.TEST_STRIPE_SECRET_KEY;
  if (secretKey && !secretKey.startsWith("sk_test_"))
    throw new Error(
      "TEST_STRIPE_SECRET_KEY must be a key of Stripe's test mode, sk_test_...: no money may move",
    );
  if (secretKey) return accountAt("https://api.stripe.com", secretKey, async () => {});
  const standIn = await startStripeStandIn();
  return accountAt(standIn.url, "sk_test_x", () => standIn.close());
}

function accountAt(apiBase: string, secretKey: string, close: () => Promise<void>): StripeAccount {
  const payments = stripePayments({ secretKey, apiBase });
  const call = (method: string, path: string, form?: Record<string, string>) =>
    fetch(`${apiBase}/v1/payment_intents/${path}`, {
      method,
      headers: { Authorization: `Bearer ${secretKey}` },
      ...(form && { body: new URLSearchParams(form) }),
    });
  return {
    payments,
    world: {
      payments,
      testGateway: undefined,
      settings: { stripe: { publishableKey: "pk_of_the_tests", webhookSecret } },
    },
    async confirm(intentId, paymentMethod) {
      const form = { payment_method: paymentMethod, return_url: "https://example.com/" };
      const response = await call("POST", `${intentId}/confirm`, form);
      await response.arrayBuffer();
      return response.status;
    },
    async event(type, intentId, secret = webhookSecret) {
      const found = await call("GET", `${intentId}?expand[0]=latest_charge`);
      const { payload, header } = signEvent(type, (await found.json()) as Intent, { secret });
      const headers = { "Content-Type": "application/json", "Stripe-Signature": header };
      return { method: "POST", body: payload, headers };
    },
    close,
  };
}
