import { count } from "./format.ts";

/** Counting stops here, so that common filters stay cheap. */
export const mostCounted = 1000;

export interface Counted {
  total: number;
  capped: boolean;
}

/** Caps a number that was counted up to one more than `mostCounted`. */
export const cappedCount = (found: number): Counted =>
  found > mostCounted ? { total: mostCounted, capped: true } : { total: found, capped: false };

export const countedText = ({ total, capped }: Counted): string => count(total) + (capped ? "+" : "");
