import type { Sql } from "../../sql.ts";
import { isOpen } from "../job-columns.ts";

type Fragment = ReturnType<typeof stemsOfJobs>;

export type ConceptKind = "trade" | "skill" | "certificate" | "country" | "sector" | "level" | "noise";

export interface KnownPhrase {
  part: number;
  /** The first word's place in its part, from 0. */
  place: number;
  length: number;
  concept: string;
  kind: ConceptKind;
  /** The country, sector or level that the phrase names. */
  value: string | null;
  /** The first English phrases of the same meaning. */
  shown: string[];
  /** The stems of those that are a single word. */
  stems: string[];
}

export interface LookedUpWord {
  part: number;
  word: string;
  stem: string;
  /** A job or a phrase holds it. */
  known: boolean;
  /** Stems of known words that begin with an unknown word, or else hold it. */
  completions: string[];
  /** The known word that was probably meant. */
  correction: string | null;
}

export interface LookedUpWords {
  words: LookedUpWord[];
  phrases: KnownPhrase[];
  /** The mark of jobs in the country of the list. */
  countryMark: string;
  /** In days since 2000. */
  today: number;
}

const longestPhrase = 5;
const mostWords = 12;
const mostCompletions = 10;
/** The planner would expect a thousand words, and would compile the query for a second. */
const mostLookedUp = 40;

/** Looks all words of a query up at once: what they mean, and what else they may be. */
export async function lookUpWords(sql: Sql, parts: readonly string[], country = ""): Promise<LookedUpWords> {
  const [row] = await sql<LookedUpWords[]>`
    with words as materialized (
      select part - 1 as part, place - 1 as place, word, search_stem(word) as stem
      from json_array_elements_text(${JSON.stringify(parts)}::text::json) with ordinality as given (value, part),
        unnest((search_words(value))[1:${mostWords}::int]) with ordinality as parted (word, place)
      limit ${mostLookedUp}::int
    ), known as materialized (
      -- A limit keeps the planner from reading whole tables for these few words.
      select words.*, search_sound(word) as sound, coalesce(
        (select true from search_vocabulary as listed where listed.stem = words.stem limit 1),
        (select true from search_phrases where anchor = words.stem limit 1),
        search_holds(words.stem)) as known
      from words
    ), phrases as (
      select first.part, first.place, length, meaning.*
      from words as first, generate_series(1, ${longestPhrase}::int) as length, lateral (
        select string_agg(stem, ' ' order by place) as key, count(*) as found from words
        where words.part = first.part and words.place between first.place and first.place + length - 1
      ) as gram, lateral (
        select id as concept, kind, value, shown,
          array(select distinct search_stem(search_clean(name)) from unnest(shown) as name where search_clean(name) !~ ' ') as stems
        from search_phrases join search_concepts on id = search_phrases.concept
        where search_phrases.key = gram.key limit 10
      ) as meaning
      where gram.found = length
    )
    select search_day(now()) as today, search_country_mark(${country}) as country_mark, (
      select coalesce(json_agg(json_build_object(
        'part', known.part, 'word', known.word, 'stem', known.stem, 'known', known.known,
        'completions', coalesce(begun.stems, within.stems, posted.stems, '[]'),
        'correction', coalesce(formed.word, meant.word)) order by known.part, known.place), '[]')
      from known
      left join lateral (${stemsLike(sql, sql`known.word || '%'`, 3)}) as begun on true
      left join lateral (
        select min(search_forms.word) as word from search_forms
        where not known.known and begun.stems is null and form = any (search_forms_of(known.word))
      ) as formed on true
      left join lateral (
        ${stemsLike(sql, sql`'%' || known.word || '%'`, 5, sql`and begun.stems is null and formed.word is null`)}
      ) as within on true
      left join lateral (${stemsOfJobs(sql)}) as posted on true
      left join lateral (${probablyMeant(sql)}) as meant on true
    ) as words,
    (select coalesce(json_agg(phrases order by part, place, length, concept), '[]') from phrases) as phrases`;
  return row!;
}

const stemsLike = (sql: Sql, pattern: Fragment, shortest: number, besides = sql``) => sql`
  select json_agg(stem) as stems from (
    select stem from search_vocabulary as listed
    where not known.known and char_length(known.word) >= ${shortest}::int ${besides} and listed.word like ${pattern}
    group by stem order by bool_or(titled) desc, max(jobs) desc, stem limit ${mostCompletions}::int
  ) as alike`;

/** Words of new jobs' titles and companies that hold the part. */
const stemsOfJobs = (sql: Sql) => sql`
  select json_agg(distinct search_stem(word)) as stems from (
    select search_text from jobs
    where not known.known and char_length(known.word) >= 3
      and begun.stems is null and formed.word is null and within.stems is null
      and search_keys(search_text, sector, country) like '%' || known.word || '%' and ${isOpen(sql)}
    limit ${mostCompletions}::int
  ) as newest, unnest(search_words(search_text)) as word
  where word like '%' || known.word || '%'`;

/** By letters in common and by equal sound. Short words and numbers are taken as they are. */
const probablyMeant = (sql: Sql) => sql`
  select word from (
    select word, jobs, titled, similarity(word, known.word) as likeness from search_vocabulary as listed
    where ${isDoubtful(sql)} and word % known.word
    union all
    select word, jobs, titled, similarity(word, known.word) + 0.35 from search_vocabulary as listed
    where ${isDoubtful(sql)} and sound = known.sound
  ) as alike
  where char_length(word) > 2 and abs(char_length(word) - char_length(known.word)) <= 3 and likeness > 0.42
  order by likeness + case when titled then 0.12 else 0 end + ln(1 + jobs) / 60 desc, word
  limit 1`;

const isDoubtful = (sql: Sql) => sql`
  not known.known and char_length(known.word) >= 4 and known.word !~ '[0-9]' and begun.stems is null
  and formed.word is null and within.stems is null and posted.stems is null`;
