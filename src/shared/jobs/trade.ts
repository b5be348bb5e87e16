import type { PayRange, PricedJob } from "./priced-job.ts";
import type { TermName, TradeName } from "./term-name.ts";

/** Search engines index a trade with at least so many open jobs. */
export const leastListed = 5;

export interface Trade extends TradeName {
  alsoCalled: string[];
  /** Maps a language to the trade's names in it, without English. */
  translations: { language: string; phrases: string[] }[];
  near: TradeName[];
  /** Most of its open jobs pay this. Null when too few of them state a pay. */
  pay: PayRange | null;
}

export interface TradeFacts {
  jobs: number;
  isCapped: boolean;
  samples: number;
  countries: { country: string; jobs: number; salaryMin: number | null; salaryMax: number | null }[];
  certificates: (TermName & { percent: number })[];
}

export interface TradePage {
  trade: Trade;
  facts: TradeFacts;
  newest: PricedJob[];
}
