import type { Job } from "./job.ts";
import type { TradeName } from "./term-name.ts";

export interface PayRange {
  salaryMin: number;
  salaryMax: number;
}

export interface TradePayRange extends PayRange, TradeName {}

export interface CountedTradePay extends TradePayRange {
  jobs: number;
}

export interface PricedJob extends Job {
  tradePay?: TradePayRange;
  /** Applying for the job is free, whatever other applications cost. */
  isWaived?: boolean;
}
