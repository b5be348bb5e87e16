import { jobColumns } from "../../db/jobs/job-columns.ts";
import { listPlanned, withoutPlace } from "../../db/jobs/search/list-matches.ts";
import { readSearchState } from "../../db/jobs/search/search-state.ts";
import { priceJobs } from "../../db/jobs/trade-pay.ts";
import { findTrade, findTradeFacts } from "../../db/jobs/trades.ts";
import type { Sql } from "../../db/sql.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { TradePage } from "../../shared/jobs/trade.ts";
import { daysOf } from "./search/sort-windows.ts";
import { lexeme } from "./search/ts-query.ts";

const newestShown = 6;
const counting = { most: 1_000, leastPercent: 20, certificates: 8 };

/** Returns undefined for an unknown trade, and until the terms are loaded. */
export async function readTrade(sql: Sql, slug: string): Promise<TradePage | undefined> {
  const trade = await findTrade(sql, slug);
  if (!trade) return undefined;
  const state = await readSearchState(sql);
  const plan = {
    tiers: [{ number: 1, query: lexeme(`k:${slug}`) }],
    days: daysOf(state),
    sort: "newest" as const,
  };
  const [facts, newest] = await Promise.all([
    findTradeFacts(sql, plan, counting),
    listPlanned<Job>(sql, plan, { limit: newestShown }, jobColumns),
  ]);
  return { trade, facts, newest: await priceJobs(sql, newest.map(withoutPlace)) };
}
