import type { Sql } from "../../sql.ts";
import { isOpen } from "../job-columns.ts";
import { countPay } from "../trade-pay.ts";

/** The newest jobs suffice, because the vocabulary only tells a known word from a misspelt one. */
const sampled = 20_000;

// The embedded database answers nobody during a statement, so each statement takes a fraction of a second.
const jobsAtOnce = 50;
const phrasesAtOnce = 3_000;
const wordsAtOnce = 500;

interface CountedWord {
  word: string;
  jobs: number;
  titled: boolean;
}

/** Counts in how many open jobs each word is. The words of phrases count as those of a title. */
export async function countVocabulary(sql: Sql, stopping?: AbortSignal): Promise<void> {
  const [changed] = await sql<{ version: string }[]>`
    select content_versions.version + search_state.version as version from content_versions, search_state
    where counted_version <> content_versions.version + search_state.version`;
  if (!changed) return;
  const counted = new Map<string, CountedWord>();
  await addWordsOfJobs(sql, counted, stopping);
  if (stopping?.aborted) return;
  await addWordsOfPhrases(sql, counted);
  const listed = await sql<CountedWord[]>`select word, jobs, titled from search_vocabulary`;
  const gone = listed.filter(({ word }) => !counted.has(word));
  await deleteWords(sql, gone);
  const before = new Map(listed.map(({ word, titled }) => [word, titled]));
  const isOther =
    gone.length > 0 || [...counted.values()].some(({ word, titled }) => before.get(word) !== titled);
  for (const { word, jobs, titled } of listed) {
    const now = counted.get(word);
    if (now?.jobs === jobs && now.titled === titled) counted.delete(word);
  }
  await saveWords(sql, [...counted.values()]);
  await sql`analyze search_vocabulary`;
  await countTitles(sql);
  const isPaidOtherwise = await countPay(sql);
  const isChanged = isOther || isPaidOtherwise;
  // Pages that show meanings or pay are cached anew. The vocabulary counts the new version as counted already.
  if (isChanged) await sql`update search_state set filled_at = filled_at`;
  await sql`
    update search_state set counted_version = ${changed.version}::text::bigint + ${isChanged ? 1 : 0}::int`;
}

const mostTitles = 2_000;

async function countTitles(sql: Sql): Promise<void> {
  await sql`
    with newest as (
      select title from jobs where ${isOpen(sql)} order by created_at desc, id desc limit ${sampled}
    ), counted as materialized (
      select min(title) as title, search_clean(min(title)) as words, count(*)::int as jobs from newest
      group by lower(title) order by jobs desc, title limit ${mostTitles}
    ), gone as (
      delete from search_titles where title not in (select title from counted)
    )
    insert into search_titles as listed (title, words, jobs) select title, words, jobs from counted
    on conflict (title) do update set jobs = excluded.jobs where listed.jobs <> excluded.jobs`;
}

async function addWordsOfJobs(
  sql: Sql,
  counted: Map<string, CountedWord>,
  stopping?: AbortSignal,
): Promise<void> {
  const jobs = await sql<{ id: string }[]>`
    select id from jobs where public_until >= utc_today() order by created_at desc, id desc limit ${sampled}`;
  for (const ids of slicesOf(jobs, jobsAtOnce)) {
    if (stopping?.aborted) return;
    const words = await sql<CountedWord[]>`
      with held as (
        select id, left(word, 60) as word, bool_or(titled) as titled
        from jobs, lateral (
          select word, true as titled from unnest(search_words(title || ' ' || company || ' ' || country)) as word
          union all
          select word, false from unnest(search_words(requirements || ' ' || description)) as word
        ) as words
        where id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids.map(({ id }) => id))}::text::json))
        group by id, left(word, 60)
      )
      select word, count(*)::int as jobs, bool_or(titled) as titled from held
      where char_length(word) >= 2 group by word`;
    for (const { word, jobs, titled } of words) {
      const before = counted.get(word);
      counted.set(word, {
        word,
        jobs: jobs + (before?.jobs ?? 0),
        titled: titled || !!before?.titled,
      });
    }
  }
}

async function addWordsOfPhrases(sql: Sql, counted: Map<string, CountedWord>): Promise<void> {
  for (let after = ["", ""], found = phrasesAtOnce; found === phrasesAtOnce; ) {
    const [page] = await sql<{ found: number; last: string[]; words: string[] }[]>`
      with page as materialized (
        select key, concept, phrase from search_phrases where (key, concept) > (${after[0]!}, ${after[1]!})
        order by key, concept limit ${phrasesAtOnce}
      )
      select (select count(*)::int from page) as found,
        (select json_build_array(key, concept) from page order by key desc, concept desc limit 1) as last,
        (select json_agg(distinct left(word, 60)) from page, unnest(search_words(phrase)) as word
          where char_length(word) >= 2) as words`;
    for (const word of page!.words ?? [])
      counted.set(word, { word, jobs: counted.get(word)?.jobs ?? 0, titled: true });
    found = page!.found;
    after = page!.last ?? after;
  }
}

async function deleteWords(sql: Sql, gone: readonly CountedWord[]): Promise<void> {
  for (const words of slicesOf(gone, wordsAtOnce))
    await sql`
      delete from search_vocabulary
      where word in (select json_array_elements_text(${JSON.stringify(words.map(({ word }) => word))}::text::json))`;
}

async function saveWords(sql: Sql, counted: readonly CountedWord[]): Promise<void> {
  for (const words of slicesOf(counted, wordsAtOnce))
    await sql`
      insert into search_vocabulary as listed (word, stem, sound, jobs, titled)
      select word, search_stem(word), search_sound(word), jobs, titled
      from json_to_recordset(${JSON.stringify(words)}::text::json) as row (word text, jobs integer, titled boolean)
      on conflict (word) do update set jobs = excluded.jobs, titled = excluded.titled`;
}

function* slicesOf<Row>(rows: readonly Row[], size: number): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
