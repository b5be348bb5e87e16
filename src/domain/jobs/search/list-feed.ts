import { type FeedJob, feedColumns, listFeedJobs } from "../../../db/jobs/feed.ts";
import { listPlanned, withoutPlace } from "../../../db/jobs/search/list-matches.ts";
import type { Database } from "../../../db/sql.ts";
import type { JobFilter } from "../../../shared/jobs/job-filter.ts";
import { pagePlan, planSearch } from "./plan-search.ts";

export async function listFeed(sql: Database, filter: JobFilter, limit: number): Promise<FeedJob[]> {
  const search = await planSearch(sql, { ...filter, sort: "newest" });
  const meant = search?.query.meant;
  if (!search || !meant) return listFeedJobs(sql, filter, limit);
  const plan = pagePlan({ ...search, tiers: [{ name: "own", query: meant }] });
  const rows = await listPlanned<FeedJob>(sql, plan, { limit }, feedColumns);
  return rows.map(withoutPlace);
}
