import type { Sql } from "../../sql.ts";

export async function suggestTitles(sql: Sql, text: string, limit: number): Promise<string[]> {
  const rows = await sql<{ title: string }[]>`
    select title from search_titles, regexp_replace(search_clean(${text}), '([!%_])', '!\\1', 'g') as typed
    where typed <> '' and (words like typed || '%' escape '!' or words like '% ' || typed || '%' escape '!')
    order by words like typed || '%' escape '!' desc, jobs desc, title limit ${limit}`;
  return rows.map(({ title }) => title);
}
