import { count } from "./format.ts";

/** Counting stops here, so that common filters stay cheap. */
export const mostCounted = 1000;

export interface Counted {
  total: number;
  capped: boolean;
}

/** `1,000+` when there are more. */
export const countedText = ({ total, capped }: Counted): string => count(total) + (capped ? "+" : "");
