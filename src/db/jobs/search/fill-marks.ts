import type { Sql } from "../../sql.ts";

/** Gives marks to some jobs whose marks are missing or of older terms. Returns to how many. */
export async function fillMarks(sql: Sql, limit: number): Promise<number> {
  // The order makes the planner walk the index from its lowest version, instead of all rows that are done.
  const filled = await sql`
    update jobs set search_version = state.version
    from search_state as state
    where jobs.id in (
      select id from jobs
      where coalesce(search_version, 0) < (select version from search_state)
      order by coalesce(search_version, 0) limit ${limit} for update skip locked
    )`;
  return filled.count;
}

/** From now on the site searches by marks. */
export async function recordFilled(sql: Sql): Promise<void> {
  await sql`
    update search_state set filled_at = now()
    where filled_at is null and not exists (select from jobs where search_version is null)`;
}
