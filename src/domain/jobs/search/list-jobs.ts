import type { Cursor, SearchCursor } from "../../../db/cursor.ts";
import { jobColumns } from "../../../db/jobs/job-columns.ts";
import { countOpenOptions } from "../../../db/jobs/job-facets.ts";
import { countOpenJobs, listOpenJobs, listOpenJobsAfter } from "../../../db/jobs/jobs.ts";
import {
  type CountedOption,
  countPlanned,
  listPlanned,
  type Placed,
  withoutPlace,
} from "../../../db/jobs/search/list-matches.ts";
import type { Database } from "../../../db/sql.ts";
import { type Counted, cappedCount, mostCounted } from "../../../shared/counted.ts";
import type { ListedJob } from "../../../shared/jobs/found-jobs.ts";
import type { Job } from "../../../shared/jobs/job.ts";
import { isNarrowed, type JobFilter } from "../../../shared/jobs/job-filter.ts";
import {
  countPlan,
  isMentionTier,
  isNearTier,
  meantPlan,
  type PlannedSearch,
  pagePlan,
  planSearch,
} from "./plan-search.ts";
import type { ReadQuery } from "./read-query.ts";
import { numberOf } from "./tiers.ts";

export interface JobList {
  query: ReadQuery | undefined;
  page: (page: { limit: number; offset: number }) => Promise<FoundPage>;
  pageAfter: (page: {
    limit: number;
    cursor?: Cursor | SearchCursor | undefined;
  }) => Promise<{ jobs: ListedJob[]; next: Cursor | undefined; isMissed: boolean }>;
  /** Counts exactly without a condition, else up to 1,000. */
  count: () => Promise<Counted>;
}

interface FoundPage extends Counted {
  jobs: ListedJob[];
  options: CountedOption[];
  /** True when no open job is what was asked for. */
  isMissed: boolean;
}

export async function openJobList(sql: Database, filter: JobFilter): Promise<JobList> {
  const search = await planSearch(sql, filter);
  return search ? searched(sql, filter, search) : unsearched(sql, filter);
}

/** Until the index covers every job, a search looks for parts of titles and companies. */
const unsearched = (sql: Database, filter: JobFilter): JobList => ({
  query: undefined,
  page: async (page) => {
    const [jobs, count, options] = await Promise.all([
      listOpenJobs(sql, filter, page),
      countOpenJobs(sql, filter),
      isNarrowed(filter) ? [] : countOpenOptions(sql),
    ]);
    return { jobs, options, isMissed: count.total === 0, ...count };
  },
  pageAfter: async (page) => ({ ...(await listOpenJobsAfter(sql, filter, page)), isMissed: false }),
  count: () => countOpenJobs(sql, filter),
});

function searched(sql: Database, filter: JobFilter, search: PlannedSearch): JobList {
  const { query, sort } = search;
  const shown = (row: Job & Placed): ListedJob => {
    const job = withoutPlace<Job>(row);
    if (isNearTier(row.tier)) return { ...job, fit: "near" };
    return sort === "relevance" && isMentionTier(query, row.tier) ? { ...job, fit: "mentioned" } : job;
  };
  const count = async () => {
    if (!isNarrowed(filter)) return countOpenJobs(sql, filter);
    return cappedCount(await countPlanned(sql, countPlan(search), mostCounted + 1));
  };
  const isMissed = async (tier: number | undefined) => {
    const plan = meantPlan(search, tier);
    return plan !== undefined && (await countPlanned(sql, plan, 1)) === 0;
  };
  return {
    query,
    page: async (page) => {
      const plan = pagePlan(search);
      const counted = isNarrowed(filter) ? { plan: countPlan(search), most: mostCounted + 1 } : undefined;
      const rows = await listPlanned<Job>(sql, plan, { ...page, counted }, jobColumns);
      const [first] = rows;
      const isCounted = counted && (first || page.offset === 0);
      const options = isCounted
        ? (first?.options ?? [])
        : isNarrowed(filter)
          ? []
          : await countOpenOptions(sql);
      return {
        jobs: rows.map(shown),
        options,
        isMissed: await isMissed(first?.tier),
        ...(isCounted ? cappedCount(first?.total ?? 0) : await count()),
      };
    },
    pageAfter: async ({ limit, cursor }) => {
      const plan = pagePlan(search, cursor && placeOf(cursor, search));
      const rows = await listPlanned<Job>(sql, plan, { limit: limit + 1 }, jobColumns);
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        jobs: rows.slice(0, limit).map(shown),
        isMissed: await isMissed(rows[0]?.tier),
        next: last && {
          createdAt: last.createdAtMicros,
          id: last.id,
          tier: last.tier,
          key: last.key,
          ...(plan.sort === "pay" && { secondKey: last.secondKey }),
        },
      };
    },
    count,
  };
}

const day = 86_400_000;

/** A list without words uses cursors of time, so the search continues at that time. */
const placeOf = (cursor: Cursor | SearchCursor, { sort, tiers }: PlannedSearch): SearchCursor => ({
  key: -Math.floor((Date.parse(cursor.createdAt) - Date.UTC(2000, 0, 1)) / day),
  ...cursor,
  tier: sort === "relevance" && "tier" in cursor ? cursor.tier : numberOf(tiers[0]!),
});
