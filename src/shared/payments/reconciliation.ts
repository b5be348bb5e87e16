/** We repaired `settled`, `refunded` and `canceled`. The others need the administrator. */
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
  intentId: string | null;
  applicationId: string | null;
}

export interface Findings {
  compared: number;
  counts: Partial<Record<DifferenceKind, number>>;
  differences: Difference[];
}

export interface LastRun extends Findings {
  startedAt: string;
  finishedAt: string;
}
