/** Why the personal part of an application is not there: erased, or sealed by a key that is lost. */
export type Withheld = "erased" | "unreadable";

/** Why an employer may not see an application now. */
export type WithheldFromEmployer = "unchecked" | "erased" | "withdrawn" | "refunded" | "unpaid" | "closed";

/** So many days after an application closed to its employer the fee is refunded, unless the employer answered. */
export const refundedAfterDays = 30;
