import type { Sql } from "./sql.ts";

/**
 * Counts `amount` in the current window of a key and gives what is used of it. Windows are aligned to the clock, so that
 * all processes share them; a sliding share of the window before smooths their edges.
 */
export async function countUse(
  sql: Sql,
  key: Uint8Array,
  windowSeconds: number,
  amount: number,
): Promise<number> {
  const [row] = await sql<{ used: number }[]>`
    with now as (
      select to_timestamp(floor(extract(epoch from clock_timestamp()) / ${windowSeconds}) * ${windowSeconds}) as start,
        extract(epoch from clock_timestamp()) / ${windowSeconds}
          - floor(extract(epoch from clock_timestamp()) / ${windowSeconds}) as elapsed
    ), counted as (
      insert into rate_limits (key, window_start, used)
      select ${key}, start, ${amount} from now
      on conflict (key, window_start) do update set used = rate_limits.used + excluded.used
      returning used
    )
    select (select used from counted)::float8 + coalesce((
      select before.used * (1 - now.elapsed) from rate_limits before, now
      where before.key = ${key} and before.window_start = now.start - make_interval(secs => ${windowSeconds})
    ), 0)::float8 as used`;
  return row!.used;
}

export async function deleteOldWindows(sql: Sql, before: Date): Promise<void> {
  await sql`delete from rate_limits where window_start < ${before}`;
}
