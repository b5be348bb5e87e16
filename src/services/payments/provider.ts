import type { DisputeState } from "../../shared/payments/payment-marks.ts";

export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "requires_capture"
  | "canceled"
  | "succeeded";

export interface PaymentIntent {
  id: string;
  /** `{id}_secret_...` lets a browser confirm this payment, and nothing else. */
  clientSecret: string;
  status: IntentStatus;
  amountCents: number;
  /** Less than the amount when only a part was captured. */
  receivedCents: number;
  currency: string;
  /** Our metadata holds it. Undefined for payments that are not ours. */
  applicationId: string | undefined;
  refunded: boolean;
  refundedCents: number;
  disputed: boolean;
  declined: boolean;
  createdAt: Date;
}

export interface Dispute {
  id: string;
  state: DisputeState;
}

export interface MoneyBack {
  intentId: string;
  /** A refund that failed has left the money with us. */
  kind: "refund" | "failed refund" | "dispute";
  state: DisputeState | undefined;
}

export interface MoneyBackPage {
  found: MoneyBack[];
  next: string | undefined;
}

export interface NewIntent {
  amountCents: number;
  currency: string;
  applicationId: string;
  /** The same key gives the same intent, whatever happened to the first answer. */
  idempotencyKey: string;
}

interface IntentPage {
  intents: PaymentIntent[];
  next: string | undefined;
}

/** Every call may throw `ProviderAway`. Then nothing is known about its effect. */
export interface PaymentProvider {
  readonly name: "stripe" | "test";
  readonly live: boolean;
  /** Ends each call by this time, and then counts the provider as away. */
  until(deadline: Date): PaymentProvider;
  /** A repeated key may return an old state. `findIntent` returns the present one. */
  createIntent(intent: NewIntent): Promise<PaymentIntent>;
  findIntent(id: string): Promise<PaymentIntent | undefined>;
  /** Lists intents made at or after `since`, newest first, 100 a page. */
  listIntents(since: Date, after?: string): Promise<IntentPage>;
  /** When there are several disputes, an open one counts first, then a lost one, then a won one. */
  findDispute(intentId: string): Promise<Dispute | undefined>;
  /** Lists pages as `listIntents` does. Undefined when our key has no right to read them. */
  listMoneyBack(
    what: "refunds" | "disputes",
    since: Date,
    after?: string,
  ): Promise<MoneyBackPage | undefined>;
  /** Returns false when it is already paid, processing or canceled. */
  cancelIntent(id: string): Promise<boolean>;
  /** The same key refunds once. An accepted refund may fail days later. May throw `RefundRefused`. */
  refund(intentId: string, idempotencyKey: string): Promise<{ refundId: string }>;
}

export class RefundRefused extends Error {
  override name = "RefundRefused";
  readonly reason: "disputed" | "unfunded" | "other";

  constructor(reason: RefundRefused["reason"], facts: string, cause?: unknown) {
    super(facts, { cause });
    this.reason = reason;
  }
}

export class ProviderAway extends Error {
  override name = "ProviderAway";
  /** The provider repeats this fault for a day under the same idempotency key, so only another key succeeds. */
  keySpent = false;
}
