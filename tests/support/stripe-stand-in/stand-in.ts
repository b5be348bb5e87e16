import type { DisputeStatus } from "./disputes.ts";
import type { EventOptions, SignedEvent } from "./events.ts";
import type { MishapCounts } from "./mishaps.ts";
import type { Intent } from "./objects.ts";

export interface StandInOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** `deliver` sends events to this address and signs them with the secret. */
  webhook?: { url: string; secret: string };
}

/** Speaks Stripe's API on a port of this machine; the rest of its methods play the customer and bad luck. */
export interface StripeStandIn {
  url: string;
  /** Counts the calls: `calls["GET /v1/payment_intents/pi_1"]`. */
  calls: Record<string, number>;
  intents(): Intent[];
  /** The whole amount, or only so many cents of it. */
  pay(intentId: string, received?: number): void;
  decline(intentId: string): void;
  processing(intentId: string): void;
  cancel(intentId: string): void;
  refund(intentId: string, cents?: number): void;
  /** The bank fails a refund that Stripe had accepted: the money comes back. */
  failRefund(intentId: string): void;
  /** The next refund is refused by the bank at once. */
  failNextRefund(): void;
  /** The cardholder disputes the charge. It cannot be refunded then, unless the dispute is won. */
  dispute(intentId: string, status?: DisputeStatus): void;
  disputeAnew(intentId: string): void;
  backdate(intentId: string, seconds: number): void;
  /** Calls are acted upon, but their answers wait for `release`; `only` those that match, like "POST /v1/refunds". */
  hold(only?: RegExp): void;
  /** Neither executes nor answers calls until `release`. */
  hang(only?: RegExp): void;
  release(): void;
  /** How many calls came to a `hold` or `hang` and have not been released. */
  waiting(): number;
  /** How many calls have not been answered so far: they hung, were held, or their connection was cut. */
  unanswered(): number;
  /** Answers without executing. A 500 is saved under the idempotency key, as at Stripe. */
  failNext(n: number, status: number): void;
  dropBeforeNext(n: number): void;
  /** Executes the call, then cuts the connection. */
  dropAfterNext(n: number): void;
  /** From now on this share of the calls meets a mishap of any kind; 0 ends it. Gives the counts, as they grow. */
  stumble(share: number, random?: () => number): MishapCounts;
  signedEvent(type: string, intentId: string, options?: EventOptions): SignedEvent;
  /** Posts an event to the webhook and gives the status of the answer. */
  deliver(event: SignedEvent): Promise<number>;
  close(): Promise<void>;
}
