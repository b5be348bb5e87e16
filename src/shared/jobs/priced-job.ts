import type { Job } from "./job.ts";

/** Most open jobs pay between these, in USD a month. */
export interface PayRange {
  salaryMin: number;
  salaryMax: number;
}

/** What most open jobs of the trade pay. */
export interface TradePayRange extends PayRange {
  slug: string;
  name: string;
}

export interface CountedTradePay extends TradePayRange {
  jobs: number;
}

/** A job with what its trade pays, where enough jobs say so. */
export interface PricedJob extends Job {
  tradePay?: TradePayRange;
}
