import { say } from "../say.ts";

/** `open` means that the bank has not decided, `won` that the money stays with us, `lost` that the bank took it. */
export type DisputeState = "open" | "won" | "lost";

export const paymentMarks = {
  disputed: { label: "Disputed", kind: "warn" },
  dispute_lost: { label: "Dispute lost", kind: "err" },
  partly_refunded: { label: "Partly refunded", kind: "warn" },
} as const;

export type PaymentMark = keyof typeof paymentMarks;

export const markLabels = (marks: PaymentMark[]): string =>
  marks.map((mark) => say(paymentMarks[mark].label)).join(", ");
