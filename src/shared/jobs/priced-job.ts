import type { Job } from "./job.ts";

export interface PayRange {
  salaryMin: number;
  salaryMax: number;
}

export interface TradePayRange extends PayRange {
  slug: string;
  name: string;
}

export interface CountedTradePay extends TradePayRange {
  jobs: number;
}

export interface PricedJob extends Job {
  tradePay?: TradePayRange;
}
