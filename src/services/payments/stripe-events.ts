import type { Stripe } from "stripe";
import * as z from "zod/mini";
import type { PaymentIntent } from "./provider.ts";
import { intentFrom } from "./stripe.ts";
import { loadStripe } from "./stripe-client.ts";

/** Stripe sends each event at least once, in no fixed order. */
interface StripeEvent {
  id: string;
  type: string;
  createdAt: Date;
  intentId: string | undefined;
  subjectId: string | undefined;
  /** The intent as it was at the time of the event. Only `findIntent` knows about refunds. */
  intent: PaymentIntent | undefined;
}

/** An older signature is a replay, because Stripe signs each retry anew. */
const oldestSeconds = 300;

/** A thin event names its subject without any data. */
const Event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

const Intent = z.object({
  id: z.string(),
  object: z.literal("payment_intent"),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  created: z.number(),
  metadata: z.record(z.string(), z.string()),
});

/** "signature" after a wrong secret, "malformed" for a header or a payload that the SDK or this site cannot read. */
type Unreadable = "signature" | "malformed";

/** Returns why it cannot read a payload. An event that concerns no payment has no `intentId`. */
export async function readStripeEvent(
  payload: string,
  signatureHeader: string,
  webhookSecret: string,
): Promise<StripeEvent | Unreadable> {
  const sdk = await loadStripe();
  const signed: unknown = await sdk.webhooks
    .constructEventAsync(
      payload,
      signatureHeader,
      webhookSecret,
      oldestSeconds,
      sdk.createSubtleCryptoProvider(),
    )
    // The SDK throws errors of other kinds for some wrong headers and thin events.
    .catch((error: unknown) =>
      error instanceof sdk.errors.StripeSignatureVerificationError ? "signature" : undefined,
    );
  if (signed === "signature") return signed;
  const event = Event.safeParse(signed);
  if (!event.success) return "malformed";
  const { id, type, created, data } = event.data;
  const about = paymentIn(data.object);
  return about ? { id, type, createdAt: new Date(created * 1000), ...about } : "malformed";
}

function paymentIn(
  subject: Record<string, unknown>,
): Pick<StripeEvent, "intentId" | "intent" | "subjectId"> | undefined {
  const { id, object, payment_intent: named } = subject;
  const subjectId = typeof id === "string" ? id : undefined;
  if (object !== "payment_intent")
    return { intentId: typeof named === "string" ? named : undefined, intent: undefined, subjectId };
  return isIntent(subject) ? { intentId: subject.id, intent: intentFrom(subject), subjectId } : undefined;
}

const isIntent = (subject: object): subject is Stripe.PaymentIntent => Intent.safeParse(subject).success;
