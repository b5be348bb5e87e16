import { count } from "./format.ts";

/** Counting stops here, so that common filters stay cheap. */
export const mostCounted = 1000;

export interface Counted {
  total: number;
  capped: boolean;
}

export const cappedCount = (found: number): Counted =>
  found > mostCounted ? { total: mostCounted, capped: true } : { total: found, capped: false };

export const countedText = ({ total, capped }: Counted): string => count(total) + (capped ? "+" : "");
