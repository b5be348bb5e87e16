import type { DisputeState } from "../../shared/payments/payment-marks.ts";

/** Where a payment stands, in the provider's own words (Stripe's PaymentIntent statuses). */
export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "canceled"
  | "succeeded";

/** One attempt to be paid, as the provider knows it. */
export interface PaymentIntent {
  id: string;
  /** `{id}_secret_...`: lets a browser confirm this payment, and nothing else. */
  clientSecret: string;
  status: IntentStatus;
  amountCents: number;
  /** What the provider has taken so far: a part of the amount when only a part was captured. */
  receivedCents: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** From the metadata that we set when the intent was made; undefined on payments that are not ours. */
  applicationId: string | undefined;
  /** The whole amount went back. */
  refunded: boolean;
  refundedCents: number;
  /** The cardholder's bank disputes it, or did. `findDispute` knows the outcome. */
  disputed: boolean;
  /** The last attempt to pay was refused. */
  declined: boolean;
  createdAt: Date;
}

export interface Dispute {
  id: string;
  state: DisputeState;
}

/** Money of a payment that went back or is contested. */
export interface MoneyBack {
  intentId: string;
  /** A refund that failed has left the money with us. */
  kind: "refund" | "failed refund" | "dispute";
  /** The dispute's; undefined for a refund. */
  state: DisputeState | undefined;
}

export interface MoneyBackPage {
  found: MoneyBack[];
  /** Pass it on for the next page; undefined at the end. */
  next: string | undefined;
}

export interface NewIntent {
  amountCents: number;
  currency: string;
  applicationId: string;
  /** The same key gives the same intent, whatever became of the first answer. */
  idempotencyKey: string;
}

export interface IntentPage {
  intents: PaymentIntent[];
  /** Pass to `listIntents` for the next page; undefined at the end. */
  next: string | undefined;
}

/**
 * Who takes the money: Stripe, or the built-in test gateway. Every call may throw `ProviderAway` when the provider
 * does not answer in time or answers with a fault of its own; then nothing is known about the effect.
 */
export interface PaymentProvider {
  readonly name: "stripe" | "test";
  /** Real money moves. */
  readonly live: boolean;
  /** The same for one request: none of its calls ends later than this, then the provider is away. */
  until(deadline: Date): PaymentProvider;
  /** An intent made earlier by the same key may be told as it was then: `findIntent` knows its status of now. */
  createIntent(intent: NewIntent): Promise<PaymentIntent>;
  /** Undefined when the provider knows no such payment. */
  findIntent(id: string): Promise<PaymentIntent | undefined>;
  /** Newest first, those made at or after `since`, 100 a page. */
  listIntents(since: Date, after?: string): Promise<IntentPage>;
  /** Where several disputes were opened, an open one counts before a lost one, and that before a won one. */
  findDispute(intentId: string): Promise<Dispute | undefined>;
  /** Made at or after `since`, newest first, 100 a page. Undefined when our key has no right to read them. */
  listMoneyBack(
    what: "refunds" | "disputes",
    since: Date,
    after?: string,
  ): Promise<MoneyBackPage | undefined>;
  /** Refused (false) when it is already paid, processing or canceled. */
  cancelIntent(id: string): Promise<boolean>;
  /** The whole amount; the same key refunds once. What is accepted may fail days later. May throw `RefundRefused`. */
  refund(intentId: string, idempotencyKey: string): Promise<{ refundId: string }>;
}

/** The provider says no: the money stays where it is. */
export class RefundRefused extends Error {
  override name = "RefundRefused";
  readonly reason: "disputed" | "unfunded" | "other";

  constructor(reason: RefundRefused["reason"], facts: string, cause?: unknown) {
    super(facts, { cause });
    this.reason = reason;
  }
}

/** The provider did not answer, or not in time: the cause goes to the log, the visitor is told to try again. */
export class ProviderAway extends Error {
  override name = "ProviderAway";
  /** The provider keeps this fault under the idempotency key and repeats it for a day: only another key succeeds. */
  keySpent = false;
}
