import { say } from "../shared/say.ts";

interface Reason {
  /** In clause 9 of the terms, behind "We refund it in these cases:". Null: only a site with its setting does so. */
  clause: string | null;
  /** The refund email, the receipt and the application's own page show it. Null when the person who decides writes the reason. */
  receipt: string | null;
  /** The party that causes the refund. `site`: nobody asks for it. */
  decides: "site" | "candidate" | "administrator";
}

/**
 * Every reason why a fee goes back: the only place that says so. A payment names its key. The terms, the refund email and
 * the application's own page have their sentences from here.
 */
export const refundReasons = {
  incomplete: {
    clause: "when a payment has no complete application within 24 hours",
    receipt: "the application was not completed within 24 hours of its payment",
    decides: "site",
  },
  "second-payment": {
    clause: "when the same application was paid for a second time",
    receipt: "the application was paid for already",
    decides: "site",
  },
  "withdrawn-unpaid": {
    clause: "when a payment arrives for an application that was withdrawn before it was paid",
    receipt: "the application was withdrawn before it was paid",
    decides: "site",
  },
  "deleted-unpaid": {
    clause: "when a payment arrives for an application that was deleted before it was paid",
    receipt: "the application was deleted before it was paid",
    decides: "site",
  },
  "check-lapsed": {
    clause:
      "when the employer is not verified and cannot read your application for 30 days, and nobody has accepted or rejected it",
    receipt: "the employer could not read the application for 30 days",
    decides: "site",
  },
  unplaced: {
    clause: null,
    receipt: "we offered no job for the application in time",
    decides: "site",
  },
  "check-ended": {
    clause: "when you withdraw after our check of the employer has ended",
    receipt: "our check of the employer has ended",
    decides: "candidate",
  },
  "employer-suspended": {
    clause: "when you withdraw after we suspended the employer's account",
    receipt: "we suspended the employer's account",
    decides: "candidate",
  },
  "employer-left": {
    clause: "when you withdraw after the employer deleted the account",
    receipt: "the employer has deleted the account",
    decides: "candidate",
  },
  "job-taken-down": {
    clause: "when you withdraw after we took the job down",
    receipt: "we took the job down",
    decides: "candidate",
  },
  administrator: {
    clause: "when we decide so in your case and tell you why",
    receipt: null,
    decides: "administrator",
  },
} as const satisfies Record<string, Reason>;

export type RefundKey = keyof typeof refundReasons;

/** Why an application is closed to the employer, so that a withdrawal gives the fee back. */
export type ClosedBecause = {
  [Key in RefundKey]: (typeof refundReasons)[Key]["decides"] extends "candidate" ? Key : never;
}[RefundKey];

/** The cases of clause 9. */
export const refundClauses = Object.values(refundReasons)
  .flatMap(({ clause }) => clause ?? [])
  .join("; ");

interface Refunded {
  refundKey: RefundKey | null;
  /** Refunds from before there were keys have only this text. */
  refundReason: string | null;
}

/** Why a fee went back; undefined where nobody gave a reason, as for a refund at the payment provider. */
export const refundSentence = ({ refundKey, refundReason }: Refunded): string | undefined =>
  (refundKey && spoken(refundReasons[refundKey].receipt)) ?? refundReason ?? undefined;

const spoken = (receipt: string | null) => receipt && say(receipt);
