/** Open: the bank has not decided yet. Won: the money stays with us. Lost: the bank took it. */
export type DisputeState = "open" | "won" | "lost";

/** Each mark is shown beside the badge of a payment's status, which it does not change. */
export const paymentMarks = {
  disputed: { label: "Disputed", kind: "warn" },
  dispute_lost: { label: "Dispute lost", kind: "err" },
  partly_refunded: { label: "Partly refunded", kind: "warn" },
} as const;

export type PaymentMark = keyof typeof paymentMarks;

/** The labels of several marks, for a list or a cell. */
export const markLabels = (marks: PaymentMark[]): string =>
  marks.map((mark) => paymentMarks[mark].label).join(", ");
