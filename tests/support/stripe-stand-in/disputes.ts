import type { Answer } from "./answer.ts";
import { type Form, text } from "./form.ts";
import { type Dispute, dispute } from "./objects.ts";
import { listed, newId, now, type Payments } from "./payments.ts";

export type DisputeStatus = Dispute["status"];

/** The charges that cardholders' banks take back. */
export class Disputes {
  private readonly disputes: Dispute[] = [];
  private readonly payments: Payments;

  constructor(payments: Payments) {
    this.payments = payments;
  }

  /** Opens a dispute, or changes the status of the one that exists. */
  set(intentId: string, status: DisputeStatus): void {
    const moved = this.of(intentId) ?? this.open(intentId);
    moved.status = status;
  }

  open(intentId: string): Dispute {
    const charge = this.payments.intent(intentId).latest_charge;
    if (!charge) throw new Error(`${intentId} has no charge that could be disputed`);
    charge.disputed = true;
    const opened = dispute({
      id: newId("dp"),
      amount: charge.amount,
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      livemode: charge.livemode,
      payment_intent: intentId,
    });
    this.disputes.unshift(opened);
    return opened;
  }

  list(form: Form): Answer {
    const id = text(form, "payment_intent");
    const data = this.disputes.filter(({ payment_intent }) => id === undefined || payment_intent === id);
    return listed("/v1/disputes", data, form);
  }

  of(intentId: string): Dispute | undefined {
    return this.disputes.find(({ payment_intent }) => payment_intent === intentId);
  }

  /** A charge that was charged back cannot be refunded, unless the dispute is won. */
  isHeld(intentId: string): boolean {
    const status = this.of(intentId)?.status;
    return status !== undefined && status !== "won" && status !== "warning_closed";
  }
}
