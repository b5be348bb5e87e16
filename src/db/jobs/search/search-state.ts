import type { Sql } from "../../sql.ts";

export interface SearchState {
  isFilled: boolean;
  /** Days since 2000 on which the newest and the oldest open job were posted. */
  newestDay: number;
  oldestDay: number;
  today: number;
  jobs: number;
}

export async function readSearchState(sql: Sql): Promise<SearchState> {
  const [state] = await sql<SearchState[]>`
    select filled_at is not null as is_filled, search_day(now()) as today,
      (select reltuples::int from pg_class where oid = 'jobs'::regclass) as jobs,
      coalesce((
        select search_day(created_at) from jobs where public_until is not null
        order by created_at desc, id desc limit 1), 0) as newest_day,
      coalesce((
        select search_day(created_at) from jobs where public_until is not null
        order by created_at, id limit 1), 0) as oldest_day
    from search_state`;
  return state!;
}
