/**
 * How our record differed from the provider's, and what was done about it: settled late, given back, given back in part,
 * canceled at last; `disputed` at the bank, `mismatched` in amount or currency and `unknown` to us are for the administrator.
 */
export const differenceKinds = [
  "settled",
  "refunded",
  "partlyRefunded",
  "disputed",
  "canceled",
  "mismatched",
  "unknown",
  "failed",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface Difference {
  kind: DifferenceKind;
  /** Null for a payment that the provider never told us the id of. */
  intentId: string | null;
  applicationId: string | null;
}

/** What a run found. */
export interface Findings {
  compared: number;
  counts: Partial<Record<DifferenceKind, number>>;
  /** The first of them. */
  differences: Difference[];
}

/** A comparison that came to its end. */
export interface LastRun extends Findings {
  startedAt: string;
  finishedAt: string;
}
