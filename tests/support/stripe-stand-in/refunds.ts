import { type Answer, ok, refused } from "./answer.ts";
import type { Disputes } from "./disputes.ts";
import { type Form, text } from "./form.ts";
import { type Refund, refund } from "./objects.ts";
import { listed, missing, newId, noSuchIntent, now, type Payments } from "./payments.ts";

/** The refunds of these payments. A refund may fail long after it was accepted. */
export class Refunds {
  private readonly refunds: Refund[] = [];
  private failing = false;
  private readonly payments: Payments;

  private readonly disputes: Disputes;

  constructor(payments: Payments, disputes: Disputes) {
    this.payments = payments;
    this.disputes = disputes;
  }

  create(form: Form): Answer {
    const id = text(form, "payment_intent");
    if (id === undefined) return missing("payment_intent");
    const intent = this.payments.intents.get(id);
    if (!intent) return noSuchIntent(id);
    const charge = intent.latest_charge;
    if (!charge)
      return refused(400, `This PaymentIntent (${id}) does not have a successful charge to refund.`);
    if (this.disputes.isHeld(id)) {
      const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
      return refused(400, message, { code: "charge_disputed" });
    }
    if (charge.refunded) {
      const message = `Charge ${charge.id} has already been refunded.`;
      return refused(400, message, { code: "charge_already_refunded" });
    }
    const left = charge.amount - charge.amount_refunded;
    const amount = Number(text(form, "amount") ?? left);
    if (amount > left) {
      const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`;
      return refused(400, message, { param: "amount" });
    }
    const made = refund({
      id: newId("re"),
      amount,
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      payment_intent: id,
    });
    this.refunds.unshift(made);
    const refundedInAll = charge.amount_refunded + amount;
    Object.assign(charge, { refunded: refundedInAll === charge.amount, amount_refunded: refundedInAll });
    if (this.failing) this.fail(id);
    this.failing = false;
    // A copy: a saved answer must not change when the refund goes on.
    return ok({ ...made });
  }

  list(form: Form): Answer {
    const id = text(form, "payment_intent");
    const data = this.refunds.filter((refund) => id === undefined || refund.payment_intent === id);
    return listed("/v1/refunds", data, form);
  }

  of(intentId: string): Refund | undefined {
    return this.refunds.find((refund) => refund.payment_intent === intentId);
  }

  /** The bank refuses the refund later, and the merchant has the money again. */
  fail(intentId: string): void {
    const taken = this.of(intentId);
    if (taken?.status !== "pending") throw new Error(`${intentId} has no refund that could fail`);
    Object.assign(taken, { status: "failed", failure_reason: "expired_or_canceled_card" });
    const charge = this.payments.intent(intentId).latest_charge!;
    Object.assign(charge, { refunded: false, amount_refunded: charge.amount_refunded - taken.amount });
  }

  failNext(): void {
    this.failing = true;
  }
}
