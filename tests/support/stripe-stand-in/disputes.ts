import type { Answer } from "./answer.ts";
import { type Form, text } from "./form.ts";
import { listed, newId, now, type Payments } from "./payments.ts";

export type DisputeStatus =
  | "warning_needs_response"
  | "warning_closed"
  | "needs_response"
  | "under_review"
  | "won"
  | "lost";

export interface Dispute {
  id: string;
  object: "dispute";
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  reason: "fraudulent";
  status: DisputeStatus;
}

/** The charges that cardholders' banks take back. */
export class Disputes {
  private readonly disputes: Dispute[] = [];
  private readonly payments: Payments;

  constructor(payments: Payments) {
    this.payments = payments;
  }

  /** Opens one, or moves the one that is there on. */
  set(intentId: string, status: DisputeStatus): void {
    const dispute = this.of(intentId) ?? this.open(intentId);
    dispute.status = status;
  }

  open(intentId: string): Dispute {
    const charge = this.payments.intent(intentId).latest_charge;
    if (!charge) throw new Error(`${intentId} has no charge that could be disputed`);
    charge.disputed = true;
    const dispute: Dispute = {
      id: newId("dp"),
      object: "dispute",
      amount: charge.amount,
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      payment_intent: intentId,
      reason: "fraudulent",
      status: "needs_response",
    };
    this.disputes.unshift(dispute);
    return dispute;
  }

  list(form: Form): Answer {
    const id = text(form, "payment_intent");
    const data = this.disputes.filter((dispute) => id === undefined || dispute.payment_intent === id);
    return listed("/v1/disputes", data, form);
  }

  of(intentId: string): Dispute | undefined {
    return this.disputes.find((dispute) => dispute.payment_intent === intentId);
  }

  /** A charge that was charged back cannot be refunded, unless the dispute is won. */
  isHeld(intentId: string): boolean {
    const status = this.of(intentId)?.status;
    return status !== undefined && status !== "won" && status !== "warning_closed";
  }
}
