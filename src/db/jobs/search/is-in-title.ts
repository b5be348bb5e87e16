import type { Sql } from "../../sql.ts";

/** True when the title or the company of an open job holds the stem. */
export async function isInTitle(sql: Sql, stem: string): Promise<boolean> {
  const [found] = await sql<{ id: string }[]>`
    select id from search_matches(array[quote_literal(${stem}::text)::tsquery], null, null, 1)`;
  return found !== undefined;
}
