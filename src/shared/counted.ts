import { count } from "./format.ts";

/** Counting stops here, so that common filters stay cheap. */
export const mostCounted = 1000;

export interface Counted {
  total: number;
  capped: boolean;
}

export const countedText = ({ total, capped }: Counted): string => count(total) + (capped ? "+" : "");
