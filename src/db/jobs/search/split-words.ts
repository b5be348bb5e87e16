import type { Sql } from "../../sql.ts";

/**
 * Splits "truckdriver", which was typed without a space, where the terms know both halves together or one of them as
 * noise.
 */
export async function splitWords(sql: Sql, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await sql<{ word: string; apart: string }[]>`
    with halves as materialized (
      select word, head, tail, search_key(head) as head_key, search_key(tail) as tail_key
      from json_array_elements_text(${JSON.stringify(words)}::text::json) as word,
        generate_series(2, char_length(word) - 3) as cut,
        lateral (select left(word, cut) as head, substr(word, cut + 1) as tail) as parted
      -- A search of 200 letters has no more halves. Without a limit the planner expects 100,000, and compiles the statement.
      limit 200
    ), known as materialized (
      select *, (select true from search_phrases where key = head_key || ' ' || tail_key limit 1) is true as is_named,
        ${isNoise(sql, "head_key")} as is_head_noise, ${isNoise(sql, "tail_key")} as is_tail_noise
      from halves
    )
    select distinct on (word) word, head || ' ' || tail as apart
    from known
    where is_named or is_head_noise <> is_tail_noise
    order by word, is_named desc, char_length(tail)`;
  return new Map(rows.map(({ word, apart }) => [word, apart]));
}

/** Null for a half that the terms do not know. */
const isNoise = (sql: Sql, half: "head_key" | "tail_key") => sql`(
  select bool_or(kind = 'noise') from search_phrases join search_concepts on id = concept where key = ${sql(half)})`;
