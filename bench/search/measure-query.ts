import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";

export type Query = (sql: Client) => Promise<unknown>;

/** Runs each query so often on every connection; returns the milliseconds of each run in the order of size. */
export async function measureQueries(
  url: string,
  queries: readonly Query[],
  connections: number,
  runs: number,
): Promise<number[]> {
  const { sql, close } = openServer(url, { max: connections });
  const times: number[] = [];
  const visit = async () => {
    // The first ones connect, prepare and warm.
    const warmed = Math.min(10, Math.ceil(runs / 3));
    for (const query of queries)
      for (let run = -warmed; run < runs; run += 1) {
        const began = performance.now();
        await query(sql);
        if (run >= 0) times.push(performance.now() - began);
      }
  };
  try {
    await Promise.all(Array.from({ length: connections }, visit));
  } finally {
    await close();
  }
  return times.sort((one, other) => one - other);
}

export const shareOf = (times: readonly number[], share: number): number =>
  times[Math.floor(share * (times.length - 1))]!;

/** The number of rows of jobs does not depend on the machine's pace. */
export const rowsRead = (sql: Client, query: Query): Promise<number> =>
  growth(sql, query, async () => {
    const [row] = await sql<{ value: number }[]>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as value from pg_stat_user_tables where relname = 'jobs'`;
    return row!.value;
  });

/** Blocks of 8 kB of tables and indexes, in memory or not. */
export const buffersRead = (sql: Client, query: Query): Promise<number> =>
  growth(sql, query, async () => {
    const [row] = await sql<{ value: number }[]>`
      select sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit, 0) + coalesce(idx_blks_read, 0)
        + coalesce(toast_blks_hit, 0) + coalesce(toast_blks_read, 0) + coalesce(tidx_blks_hit, 0)
        + coalesce(tidx_blks_read, 0))::float8 as value from pg_statio_user_tables`;
    return row!.value;
  });

async function growth(sql: Client, query: Query, read: () => Promise<number>): Promise<number> {
  const seen = async () => {
    await sql`select pg_stat_force_next_flush()`;
    return read();
  };
  const before = await seen();
  await query(sql);
  return (await seen()) - before;
}
