import { randomBytes } from "node:crypto";
import { type Answer, ok, refused } from "./answer.ts";
import { type Form, nested, text, texts } from "./form.ts";
import { charge, type Intent, paymentIntent } from "./objects.ts";

const createParameters = ["amount", "automatic_payment_methods", "currency", "expand", "metadata"];
const cancelable = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
];

/** Stripe's books: payment intents and their charges. */
export class Payments {
  readonly intents = new Map<string, Intent>();

  create(form: Form, livemode: boolean): Answer {
    const unknown = Object.keys(form).find((name) => !createParameters.includes(name));
    if (unknown) return wrong("parameter_unknown", unknown, `Received unknown parameter: ${unknown}`);
    const amount = text(form, "amount");
    const currency = text(form, "currency");
    if (amount === undefined) return missing("amount");
    if (currency === undefined) return missing("currency");
    if (!/^\d+$/.test(amount)) {
      return wrong("parameter_invalid_integer", "amount", `Invalid integer: ${amount}`);
    }
    if (Number(amount) < 50) return wrong("amount_too_small", "amount", "Amount must be at least $0.50 usd");
    const id = newId("pi");
    const intent = paymentIntent({
      id,
      amount: Number(amount),
      automatic_payment_methods:
        text(nested(form, "automatic_payment_methods"), "enabled") === "true" ? { enabled: true } : null,
      client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      created: now(),
      currency,
      livemode,
      metadata: texts(nested(form, "metadata")),
    });
    this.intents.set(id, intent);
    return ok(written(intent, form, "latest_charge"));
  }

  retrieve(id: string, form: Form): Answer {
    const intent = this.intents.get(id);
    return intent ? ok(written(intent, form, "latest_charge")) : noSuchIntent(id);
  }

  list(form: Form): Answer {
    const write = (intent: Intent) => written(intent, form, "data.latest_charge");
    return listed("/v1/payment_intents", [...this.intents.values()].reverse(), form, write);
  }

  cancel(id: string, form: Form): Answer {
    const intent = this.intents.get(id);
    if (!intent) return noSuchIntent(id);
    if (!cancelable.includes(intent.status)) {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`;
      return refused(400, message, { code: "payment_intent_unexpected_state" });
    }
    Object.assign(intent, { status: "canceled", canceled_at: now() });
    return ok(written(intent, form, "latest_charge"));
  }

  /** Takes Stripe's test payment methods. One card is good, and any other is declined. */
  confirm(id: string, form: Form): Answer {
    const intent = this.intents.get(id);
    if (!intent) return noSuchIntent(id);
    const isGood = text(form, "payment_method") === "pm_card_visa";
    if (isGood) this.pay(id);
    else this.decline(id);
    if (isGood) return ok(written(intent, form, "latest_charge"));
    return refused(402, "Your card was declined.", { type: "card_error", code: "card_declined" });
  }

  /** Gives the saved intent to a test that plays the customer. Throws when there is none. */
  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`No such payment_intent: ${id}`);
    return intent;
  }

  /** Captures `received`, which may be less than the amount. Stripe calls both succeeded. */
  pay(id: string, received = this.intent(id).amount): void {
    const intent = this.open(id);
    const { amount, currency, livemode, metadata } = intent;
    const latest = charge({
      id: newId("ch"),
      amount,
      amount_captured: received,
      currency,
      created: now(),
      livemode,
      metadata,
      payment_intent: id,
    });
    Object.assign(intent, { status: "succeeded", amount_received: received, latest_charge: latest });
  }

  decline(id: string): void {
    const error = { type: "card_error", code: "card_declined", message: "Your card was declined." };
    Object.assign(this.open(id), { status: "requires_payment_method", last_payment_error: error });
  }

  processing(id: string): void {
    this.open(id).status = "processing";
  }

  private open(id: string): Intent {
    const intent = this.intent(id);
    if (intent.status === "succeeded" || intent.status === "canceled") {
      throw new Error(`${id} is ${intent.status} and cannot be paid`);
    }
    return intent;
  }
}

/** Stripe writes the charge by its id alone, unless the call asks to expand it at `path`. */
export function written(intent: Intent, form: Form, path: string): object {
  const expanded = Object.values(nested(form, "expand")).includes(path);
  const charge = intent.latest_charge;
  // A copy: a saved answer must not change when the payment goes on.
  return structuredClone({ ...intent, latest_charge: expanded ? charge : (charge?.id ?? null) });
}

/** A page of a list, newest first, as all lists of Stripe's are cut. */
export function listed<Item extends { id: string; created: number }>(
  url: string,
  items: Item[],
  form: Form,
  write: (item: Item) => object = (item) => ({ ...item }),
): Answer {
  const since = Number(text(nested(form, "created"), "gte") ?? 0);
  const limit = Number(text(form, "limit") ?? 10);
  if (limit < 1 || limit > 100) return wrong("parameter_invalid_integer", "limit", "Limit is 1 to 100");
  const after = text(form, "starting_after");
  const newestFirst = items.toSorted((a, b) => b.created - a.created);
  const place = newestFirst.findIndex(({ id }) => id === after);
  if (after !== undefined && place < 0) return noSuchIntent(after);
  const rest = newestFirst.slice(place + 1).filter(({ created }) => created >= since);
  return ok({ object: "list", url, has_more: rest.length > limit, data: rest.slice(0, limit).map(write) });
}

export function noSuchIntent(id: string): Answer {
  return refused(404, `No such payment_intent: '${id}'`, { code: "resource_missing", param: "intent" });
}

export function missing(param: string): Answer {
  return wrong("parameter_missing", param, `Missing required param: ${param}.`);
}

function wrong(code: string, param: string, message: string): Answer {
  return refused(400, message, { code, param });
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}
