import type { Sql } from "../../sql.ts";

export async function isTitleWord(sql: Sql, stem: string): Promise<boolean> {
  const [found] = await sql<{ id: string }[]>`
    select id from search_matches(array[quote_literal(${stem}::text)::tsquery], null, null, 1)`;
  return found !== undefined;
}
