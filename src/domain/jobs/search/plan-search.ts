import type { SearchCursor } from "../../../db/cursor.ts";
import { readSearchState, type SearchPlan, type SearchState } from "../../../db/jobs/search/list-matches.ts";
import type { Sql } from "../../../db/sql.ts";
import { isNarrowed, type JobFilter, type JobSort } from "../../../shared/jobs/job-filter.ts";
import { browseSectors } from "../../../shared/jobs/sectors.ts";
import { numberOf, type Tier, type TierName } from "./compose-tiers.ts";
import { type ReadQuery, readQuery } from "./read-query.ts";
import { daysOf, windowsOf } from "./sort-windows.ts";
import { anyOf, lexeme } from "./ts-query.ts";

/** A list of jobs whose words and choices were read. */
export interface PlannedSearch {
  query: ReadQuery;
  sort: JobSort;
  state: SearchState;
  /** The best comes first. Any order but relevance has a single tier. */
  tiers: Tier[];
}

/** Undefined for the list of all jobs, newest first, and until every job can be found by its words. */
export async function planSearch(sql: Sql, filter: JobFilter): Promise<PlannedSearch | undefined> {
  if (filter.impossible || !(filter.sort || isNarrowed(filter))) return undefined;
  const [state, query] = await Promise.all([readSearchState(sql), readQuery(sql, filter)]);
  if (!state.isFilled || (query.tiers.length === 0 && (filter.search || !filter.sort))) return undefined;
  const sort = filter.sort ?? (filter.search ? "relevance" : "newest");
  const meant = query.meant ?? everyJob;
  const tiers = sort === "relevance" ? query.tiers : [{ name: "own" as const, query: meant }];
  return { query, state, sort, tiers };
}

const near: readonly TierName[] = ["near", "relaxed", "wide", "partial"];

/** The tier's jobs are only near what was asked for. */
export const isNearTier = (number: number) => near.some((name) => numberOf({ name }) === number);

const everyJob = anyOf(...browseSectors.map((sector) => lexeme(`s:${sector}`)))!;

/** The plan of all jobs that are what was asked for. */
export const meantPlan = (search: PlannedSearch): SearchPlan => ({
  ...pagePlan(search),
  tiers: search.query.meant ? [{ number: 1, query: search.query.meant }] : [],
});

/** The plan of a count: the tiers hold nothing that the other does not, so one query for all of them is enough. */
export function countPlan(search: PlannedSearch): SearchPlan {
  const plan = pagePlan(search);
  const { all } = search.query;
  if (search.sort !== "relevance" || !all) return plan;
  const partial = plan.tiers.filter(({ number }) => number === plan.partial);
  return { ...plan, tiers: [{ number: 1, ...all }, ...partial] };
}

/** The plan of a page that begins with the first job, or goes on behind the last job of a page. */
export function pagePlan({ query, sort, state, tiers }: PlannedSearch, after?: SearchCursor): SearchPlan {
  return {
    tiers: tiers.map(({ name, ...conditions }) => ({ number: numberOf({ name }), ...conditions })),
    days: daysOf(state),
    windows: windowsOf(sort, state),
    sort,
    salaryFrom: query.salaryFrom,
    postedWithin: query.postedWithin,
    partial: numberOf({ name: "partial" }),
    after: after && { ...after, windows: windowsOf(sort, state, after.key) },
  };
}
