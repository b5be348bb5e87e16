import { type Answer, ok, refused } from "./answer.ts";
import { type Form, text } from "./form.ts";
import { missing, newId, noSuchIntent, now, type Payments } from "./payments.ts";

export interface Refund {
  id: string;
  object: "refund";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  failure_reason?: string;
  payment_intent: string;
  status: "pending" | "succeeded" | "failed";
}

/** What was given back of these payments, or was to be: a refund may fail long after it was accepted. */
export class Refunds {
  private readonly refunds: Refund[] = [];
  private readonly disputed = new Set<string>();
  private failing = false;
  private readonly payments: Payments;

  constructor(payments: Payments) {
    this.payments = payments;
  }

  create(form: Form): Answer {
    const id = text(form, "payment_intent");
    if (id === undefined) return missing("payment_intent");
    const intent = this.payments.intents.get(id);
    if (!intent) return noSuchIntent(id);
    const charge = intent.latest_charge;
    if (!charge)
      return refused(400, `This PaymentIntent (${id}) does not have a successful charge to refund.`);
    if (this.disputed.has(id)) {
      const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
      return refused(400, message, { code: "charge_disputed" });
    }
    if (charge.refunded) {
      const message = `Charge ${charge.id} has already been refunded.`;
      return refused(400, message, { code: "charge_already_refunded" });
    }
    const refund: Refund = {
      id: newId("re"),
      object: "refund",
      amount: charge.amount,
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      payment_intent: id,
      status: "pending",
    };
    this.refunds.unshift(refund);
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    if (this.failing) this.fail(id);
    this.failing = false;
    // A copy: a saved answer must not change when the refund goes on.
    return ok({ ...refund });
  }

  list(form: Form): Answer {
    const id = text(form, "payment_intent");
    const data = this.refunds.filter((refund) => id === undefined || refund.payment_intent === id);
    return ok({ object: "list", url: "/v1/refunds", has_more: false, data });
  }

  /** The newest of a payment. */
  of(intentId: string): Refund | undefined {
    return this.refunds.find((refund) => refund.payment_intent === intentId);
  }

  /** The bank does not take it, and the money is with the merchant again. */
  fail(intentId: string): void {
    const refund = this.of(intentId);
    if (refund?.status !== "pending") throw new Error(`${intentId} has no refund that could fail`);
    Object.assign(refund, { status: "failed", failure_reason: "expired_or_canceled_card" });
    Object.assign(this.payments.intent(intentId).latest_charge!, { refunded: false, amount_refunded: 0 });
  }

  failNext(): void {
    this.failing = true;
  }

  /** A charge that was charged back cannot be refunded, until the dispute is won. */
  dispute(intentId: string, open: boolean): void {
    if (open) this.disputed.add(intentId);
    else this.disputed.delete(intentId);
  }
}
