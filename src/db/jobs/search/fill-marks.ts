import { type Database, inTransaction, type Sql } from "../../sql.ts";

/** Writes search marks for up to `limit` jobs that have none or old ones. Returns their number. */
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

/** Lets the site search by marks once every job has some. When `jobs` is above 0, cached pages are made again. */
export async function recordFilled(sql: Sql, jobs: number): Promise<void> {
  await sql`
    update search_state set filled_at = now()
    where (filled_at is null or ${jobs}::int > 0) and not exists (select from jobs where coalesce(search_version, 0) = 0)`;
}
