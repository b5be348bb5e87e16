import { createHmac, randomBytes } from "node:crypto";
import type { Stripe } from "stripe";
import { type Dispute, dispute, type Intent, type Refund } from "./objects.ts";
import { written } from "./payments.ts";

/** A webhook call: the body, and the Stripe-Signature header that goes with it. */
export interface SignedEvent {
  id: string;
  payload: string;
  header: string;
}

export interface EventOptions {
  /** The same id again is a repeated delivery. */
  id?: string;
  /** Unix seconds of the signature; now, when absent. */
  timestamp?: number;
  secret?: string;
  refund?: Refund | undefined;
  dispute?: Dispute | undefined;
}

/**
 * An event about this payment, or about its charge, dispute or refund when `type` begins with `charge.`,
 * `charge.dispute.`, `refund.` or `charge.refund.`, signed as Stripe signs.
 */
export function signEvent(type: string, intent: Intent, options: EventOptions): SignedEvent {
  const { id = `evt_${randomBytes(12).toString("hex")}`, timestamp = Math.floor(Date.now() / 1000) } =
    options;
  if (options.secret === undefined) throw new Error("Signing an event needs the webhook's secret");
  const subject = subjectOf(type, intent, options);
  if (!subject) throw new Error(`${intent.id} has nothing that ${type} could be about`);
  const event = {
    id,
    object: "event",
    api_version: "2026-10-28.endive",
    created: timestamp,
    data: { object: subject },
    livemode: intent.livemode,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies Record<keyof Omit<Stripe.EventBase, "account" | "context">, unknown>;
  const payload = JSON.stringify(event);
  const signature = createHmac("sha256", options.secret).update(`${timestamp}.${payload}`).digest("hex");
  return { id, payload, header: `t=${timestamp},v1=${signature}` };
}

function subjectOf(
  type: string,
  intent: Intent,
  { refund, dispute: opened }: EventOptions,
): object | null | undefined {
  const charge = intent.latest_charge;
  if (/^(charge\.)?refund\./.test(type)) return refund;
  if (!type.startsWith("charge.")) return written(intent, {}, "");
  if (!type.startsWith("charge.dispute.") || !charge) return charge;
  if (opened) return opened;
  const { id, amount, currency, created, livemode } = charge;
  const fields = { amount, currency, created, livemode, charge: id, payment_intent: intent.id };
  return dispute({ id: id.replace("ch_", "dp_"), ...fields });
}
