import type { Stripe } from "stripe";
import * as z from "zod/mini";
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

/** What every event with a payload has. A thin event, which names its subject without telling of it, has no data. */
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

/** Undefined when the signature is wrong or older than five minutes, and when what was signed is no event with a payload. */
export async function readStripeEvent(
  payload: string,
  signatureHeader: string,
  webhookSecret: string,
): Promise<StripeEvent | undefined> {
  const sdk = await loadStripe();
  const signed: unknown = await sdk.webhooks
    .constructEventAsync(
      payload,
      signatureHeader,
      webhookSecret,
      oldestSeconds,
      sdk.createSubtleCryptoProvider(),
    )
    // For some wrong headers and for thin events the SDK has no error of its own kind.
    .catch(() => undefined);
  const event = Event.safeParse(signed);
  if (!event.success) return undefined;
  const { id, type, created, data } = event.data;
  const about = paymentIn(data.object);
  return about && { id, type, createdAt: new Date(created * 1000), ...about };
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
