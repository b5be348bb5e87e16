import type { Sql } from "../../sql.ts";

/**
 * Words that were typed without their blank, with it: "truckdriver" is a truck driver, and "cookjobs" are jobs of cooks. The
 * terms name both halves together, or one of them is noise.
 */
export async function splitWords(sql: Sql, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const rows = await sql<{ word: string; apart: string }[]>`
    with halves as materialized (
      select word, head, tail, search_key(head) as head_key, search_key(tail) as tail_key
      from json_array_elements_text(${JSON.stringify(words)}::text::json) as word,
        generate_series(2, char_length(word) - 3) as cut,
        lateral (select left(word, cut) as head, substr(word, cut + 1) as tail) as parted
    ), meant as materialized (
      select distinct key, kind = 'noise' as is_noise from search_phrases join search_concepts on id = concept
      where key in (select unnest(array[head_key, tail_key, head_key || ' ' || tail_key]) from halves)
    )
    select distinct on (word) word, head || ' ' || tail as apart
    from halves
    left join meant as whole on whole.key = head_key || ' ' || tail_key
    left join meant as first on first.key = head_key
    left join meant as last on last.key = tail_key
    where whole.key is not null or first.is_noise <> last.is_noise
    order by word, whole.key is null, char_length(tail)`;
  return new Map(rows.map(({ word, apart }) => [word, apart]));
}
