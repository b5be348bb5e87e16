export type Withheld = "erased" | "unreadable";

export type WithheldFromEmployer = "unchecked" | "erased" | "withdrawn" | "refunded" | "unpaid" | "closed";

/** The site refunds the fee this long after the application closed to its employer without an answer. */
export const refundedAfterDays = 30;
