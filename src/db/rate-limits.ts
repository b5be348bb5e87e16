import { onlyValue } from "./rows.ts";
import type { Sql } from "./sql.ts";

/** All processes share windows of clock time. A share of the earlier window smooths the edge between two. */
export async function countUse(
  sql: Sql,
  key: Uint8Array,
  windowSeconds: number,
  amount: number,
): Promise<number> {
  return onlyValue(sql<{ used: number }[]>`
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
    ), 0)::float8 as used`);
}

/** A refusal uses nothing up. `giveBackUse` needs the window that this returns. */
export async function takeUse(
  sql: Sql,
  key: Uint8Array,
  windowSeconds: number,
  allowed: number,
  amount = 1,
): Promise<Date | undefined> {
  const [row] = await sql<{ windowStart: Date }[]>`
    with clock as (
      select extract(epoch from clock_timestamp()) / ${windowSeconds}::float8 as windows
    ), current as (
      select to_timestamp(floor(windows) * ${windowSeconds}::float8) as start, windows - floor(windows) as elapsed
      from clock
    ), earlier as (
      select coalesce(sum(before.used * (1 - current.elapsed)), 0) as share
      from current join rate_limits before
        on before.key = ${key} and before.window_start = current.start - make_interval(secs => ${windowSeconds})
    )
    insert into rate_limits as counted (key, window_start, used)
    select ${key}, start, ${amount}::bigint from current, earlier where share + ${amount}::bigint <= ${allowed}::float8
    on conflict (key, window_start) do update set used = counted.used + excluded.used
      where counted.used + excluded.used + (select share from earlier) <= ${allowed}::float8
    returning window_start`;
  return row?.windowStart;
}

export async function giveBackUse(sql: Sql, key: Uint8Array, windowStart: Date, amount = 1): Promise<void> {
  await sql`
    update rate_limits set used = used - ${amount}::bigint where key = ${key} and window_start = ${windowStart}`;
}

export async function countInWindow(sql: Sql, key: Uint8Array, windowSeconds: number): Promise<number> {
  return onlyValue(sql<{ used: number }[]>`
    insert into rate_limits as counted (key, window_start, used)
    values (${key}, to_timestamp(floor(extract(epoch from clock_timestamp()) / ${windowSeconds}::float8) * ${windowSeconds}::float8), 1)
    on conflict (key, window_start) do update set used = counted.used + 1
    returning used::int`);
}
