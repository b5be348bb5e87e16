import type { Stripe } from "stripe";
import type { PaymentIntent } from "./provider.ts";
import { intentFrom } from "./stripe.ts";
import { loadStripe } from "./stripe-client.ts";

/** What Stripe tells the webhook: at least once, in no fixed order. */
export interface StripeEvent {
  id: string;
  type: string;
  createdAt: Date;
  /** The payment that the event is about, also when it tells of its charge or refund. */
  intentId: string | undefined;
  /** Of what the event is about, a dispute say. */
  subjectId: string | undefined;
  /** As it was at the event; whether it is refunded only `findIntent` knows. */
  intent: PaymentIntent | undefined;
}

/** Events signed longer ago are replays; Stripe signs anew for each of its own retries. */
const oldestSeconds = 300;

/** Undefined when the signature is wrong or older than five minutes. */
export async function readStripeEvent(
  payload: string,
  signatureHeader: string,
  webhookSecret: string,
): Promise<StripeEvent | undefined> {
  const sdk = await loadStripe();
  try {
    const { id, type, created, data } = await sdk.webhooks.constructEventAsync(
      payload,
      signatureHeader,
      webhookSecret,
      oldestSeconds,
      sdk.createSubtleCryptoProvider(),
    );
    return { id, type, createdAt: new Date(created * 1000), ...paymentIn(data.object) };
  } catch (error) {
    if (error instanceof sdk.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

function paymentIn(
  subject: Stripe.Event["data"]["object"],
): Pick<StripeEvent, "intentId" | "intent" | "subjectId"> {
  const subjectId = "id" in subject && typeof subject.id === "string" ? subject.id : undefined;
  if (isIntent(subject)) return { intentId: subject.id, intent: intentFrom(subject), subjectId };
  const named = "payment_intent" in subject ? subject.payment_intent : undefined;
  return { intentId: typeof named === "string" ? named : undefined, intent: undefined, subjectId };
}

function isIntent(subject: Stripe.Event["data"]["object"]): subject is Stripe.PaymentIntent {
  return "object" in subject && subject.object === "payment_intent";
}
