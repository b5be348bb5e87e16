import { type Database, inTransaction, type Sql } from "../../sql.ts";

/** Gives marks to some jobs whose marks are missing or of older terms. Returns to how many. */
export async function fillMarks(sql: Database, limit: number): Promise<number> {
  return inTransaction(sql, async (tx) => {
    // The content version rises once, at the end: a million jobs would keep the page cache empty for hours.
    await tx`select set_config('content_versions.raised', 'yes', true)`;
    // The order makes the planner walk the index from its lowest version, instead of all rows that are done.
    const filled = await tx`
    update jobs set search_version = state.version
    from search_state as state
    where jobs.id in (
      select id from jobs
      where coalesce(search_version, 0) < (select version from search_state)
      order by coalesce(search_version, 0) limit ${limit} for update skip locked
    )`;
    return filled.count;
  });
}

/** The site searches by marks after this. Pages are made anew when jobs were marked. */
export async function recordFilled(sql: Sql, jobs: number): Promise<void> {
  await sql`
    update search_state set filled_at = now()
    where (filled_at is null or ${jobs}::int > 0) and not exists (select from jobs where coalesce(search_version, 0) = 0)`;
}
