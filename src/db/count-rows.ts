import type postgres from "postgres";
import { type Counted, mostCounted } from "../shared/counted.ts";
import type { Sql } from "./sql.ts";

type Found = postgres.PendingQuery<postgres.Row[]>;

export async function countRows(sql: Sql, found: Found, isFiltered: boolean): Promise<Counted> {
  const limit = isFiltered ? mostCounted + 1 : null;
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from (select from ${found} limit ${limit}) as found`;
  const capped = isFiltered && row!.total > mostCounted;
  return { total: capped ? mostCounted : row!.total, capped };
}
