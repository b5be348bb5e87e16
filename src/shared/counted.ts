import { count } from "./format.ts";

/** What a filter leaves is counted up to here, which keeps the count of a common answer cheap. */
export const mostCounted = 1000;

export interface Counted {
  total: number;
  /** There are more than `total`. */
  capped: boolean;
}

/** `1,000+` where there are more. */
export const countedText = ({ total, capped }: Counted): string => count(total) + (capped ? "+" : "");
