import type { SearchCursor } from "../../../db/cursor.ts";
import type { SearchPlan } from "../../../db/jobs/search/search-plan.ts";
import { readSearchState, type SearchState } from "../../../db/jobs/search/search-state.ts";
import type { Sql } from "../../../db/sql.ts";
import { isNarrowed, type JobFilter, type JobSort } from "../../../shared/jobs/job-filter.ts";
import { isChoice, isSkill } from "./compose-tiers.ts";
import { everyJob, type ReadQuery, readQuery } from "./read-query.ts";
import { daysOf, windowsOf } from "./sort-windows.ts";
import { numberOf, type Tier, type TierName } from "./tiers.ts";

export interface PlannedSearch {
  query: ReadQuery;
  sort: JobSort;
  state: SearchState;
  /** The best tier comes first. Any order but relevance has a single tier. */
  tiers: Tier[];
}

/** Undefined for the list of all jobs, newest first, and until the index covers every job. */
export async function planSearch(sql: Sql, filter: JobFilter): Promise<PlannedSearch | undefined> {
  if (filter.impossible || !(filter.sort || isNarrowed(filter))) return undefined;
  const [state, query] = await Promise.all([readSearchState(sql), readQuery(sql, filter)]);
  if (!state.isFilled || (query.tiers.length === 0 && (filter.search || !filter.sort))) return undefined;
  const sort = filter.sort ?? (filter.search ? "relevance" : "newest");
  const meant = query.meant ?? everyJob;
  const tiers = sort === "relevance" ? query.tiers : [{ name: "own" as const, query: meant }];
  return { query, state, sort, tiers };
}

const near: readonly TierName[] = ["unskilled", "near", "relaxed", "wide", "partial", "distant"];

export const isNearTier = (number: number) => near.some((name) => numberOf({ name }) === number);

/** True for a tier whose jobs name the words only in a text. Requirements are the right place for a skill. */
export function isMentionTier({ parts }: ReadQuery, number: number): boolean {
  if (number === numberOf({ name: "described" })) return true;
  const named = parts.map((part) => part.filter(({ meanings }) => !meanings.some(isChoice)));
  return (
    number === numberOf({ name: "required" }) &&
    named.every((segments) => segments.length < 2 && !segments.some(isSkill))
  );
}

/** Only the title of a job names its trade. A skill or a certificate may also be in a text. */
const isTrade = ({ parts }: ReadQuery) => {
  const named = parts.flat().filter(({ meanings }) => !meanings.some(isChoice));
  return named.length > 0 && named.every(({ meanings }) => meanings.some(({ kind }) => kind === "trade"));
};

const titledTiers: readonly TierName[] = ["title", "own", "same"];

/** Plans the search for all jobs that are what was asked for. Undefined when a job of the tier is one of them. */
export function meantPlan(search: PlannedSearch, tier: number | undefined): SearchPlan | undefined {
  const { query, sort } = search;
  const asksTitle = isTrade(query);
  const isTitled = sort === "relevance" && titledTiers.some((name) => numberOf({ name }) === tier);
  if (tier && (asksTitle ? isTitled : !isNearTier(tier))) return undefined;
  const meant = asksTitle ? query.titled : query.meant;
  return { ...pagePlan(search), tiers: meant ? [{ number: 1, query: meant }] : [] };
}

/** Plans one query for all tiers, because only the union of the tiers counts. */
export function countPlan(search: PlannedSearch): SearchPlan {
  const plan = pagePlan(search);
  const { all } = search.query;
  if (search.sort !== "relevance" || !all) return plan;
  const partial = plan.tiers.filter(({ number }) => number >= (plan.partial ?? Number.POSITIVE_INFINITY));
  return { ...plan, tiers: [{ number: 1, ...all }, ...partial] };
}

export function pagePlan({ query, sort, state, tiers }: PlannedSearch, after?: SearchCursor): SearchPlan {
  return {
    tiers: tiers.map(({ name, ...conditions }) => ({ number: numberOf({ name }), ...conditions })),
    days: daysOf(state),
    windows: windowsOf(sort, state),
    sort,
    salaryFrom: query.salaryFrom,
    postedWithin: query.postedWithin,
    phrases: query.phrases,
    partial: tiers.map(numberOf).find((number) => number >= numberOf({ name: "partial" })),
    after: after && { ...after, windows: windowsOf(sort, state, after.key) },
  };
}
