import { firstRow } from "../../rows.ts";
import type { Sql } from "../../sql.ts";

const leastLikeness = 0.35;

/** Finds the trade whose English name is spelt most like the words. */
export async function findNearestPhrase(sql: Sql, words: string): Promise<string | undefined> {
  const found = await firstRow(sql<{ phrase: string }[]>`
    select phrase from (
      select phrase, similarity(key, search_clean(${words})) as likeness
      from search_phrases join search_concepts on id = concept
      where language = 'en' and kind = 'trade'
    ) as phrases
    where likeness >= ${leastLikeness} order by likeness desc, phrase limit 1`);
  return found?.phrase;
}
