import type { Job } from "./job.ts";

/** Most open jobs of the trade pay between these, in USD a month. */
export interface TradePayRange {
  slug: string;
  name: string;
  salaryMin: number;
  salaryMax: number;
}

/** A job with what its trade pays, where enough jobs say so. */
export interface PricedJob extends Job {
  tradePay?: TradePayRange;
}
