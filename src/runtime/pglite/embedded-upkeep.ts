import type { Sql } from "../../db/sql.ts";
import type { Task } from "../../tasks/index.ts";

/** PGlite has no autovacuum, so this uses its default thresholds. New statistics also end cached plans. */
export async function vacuumChangedTables(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select tables.relname as name
    from pg_stat_user_tables as changes join pg_class as tables on tables.oid = relid
    where (reltuples < 0 and n_live_tup > 0)
      or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
      or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
    order by 1`;
  for (const { name } of tables) await sql`vacuum (analyze) ${sql(name)}`;
  return tables.map(({ name }) => name);
}

export const embeddedUpkeep: Task = {
  name: "vacuum",
  everyMinutes: 1,
  run: ({ sql }) => vacuumChangedTables(sql),
};
