import type { PricedJob } from "./priced-job.ts";

/** Search engines list a trade with so many open jobs. */
export const leastListed = 5;

export interface TradeName {
  slug: string;
  name: string;
}

export interface Trade extends TradeName {
  /** Other English names, the commonest first. */
  alsoCalled: string[];
  /** By language, without English. */
  translations: { language: string; phrases: string[] }[];
  /** Trades whose jobs suit the same people. */
  near: TradeName[];
}

/** Of the newest open jobs of a trade. */
export interface TradeFacts {
  jobs: number;
  /** There are more than were counted. */
  isCapped: boolean;
  samples: number;
  /** The country with most jobs comes first. */
  countries: { country: string; jobs: number; salaryMin: number | null; salaryMax: number | null }[];
  /** What most jobs ask for comes first. */
  certificates: { name: string; percent: number }[];
}

export interface TradePage {
  trade: Trade;
  facts: TradeFacts;
  newest: PricedJob[];
}
