import type { Term, Terms, TermsFile } from "../../../shared/jobs/terms.ts";
import type { Sql } from "../../sql.ts";

/**
 * Replaces changed terms and gives jobs a new version of marks. Returns whether it did. It runs without a transaction,
 * because the embedded database would answer nobody until the end.
 */
export async function loadTerms(
  sql: Sql,
  { terms, checksum }: TermsFile,
  stopping?: AbortSignal,
): Promise<boolean> {
  const [loaded] = await sql<{ isNamed: boolean }[]>`
    select not exists (select from search_concepts where names is null) as is_named
    from search_state where terms = ${checksum}`;
  // An older version of the site saved these terms, and no names.
  if (loaded && !loaded.isNamed) await saveConcepts(sql, terms);
  if (loaded) return false;
  const phrases = await inBatches(phrasesOf(terms), (batch) => addStems(sql, batch), stopping);
  const foreign = new Set(phrases.filter(isForeignWord).map(({ phrase }) => phrase));
  const forms = await inBatches([...foreign], (batch) => listForms(sql, batch), stopping);
  if (stopping?.aborted) return false;
  await saveConcepts(sql, terms);
  await savePhrases(sql, phrases, stopping);
  if (stopping?.aborted) return false;
  await saveForms(sql, forms);
  // The planner needs the statistics for the next search.
  await sql`analyze search_concepts`;
  await sql`analyze search_phrases`;
  await sql`analyze search_forms`;
  const saved = await sql`
    update search_state set terms = ${checksum}, version = version + 1 where terms <> ${checksum}`;
  return saved.count > 0;
}

interface Phrase {
  concept: string;
  language: string;
  phrase: string;
}

interface StemmedPhrase extends Phrase {
  stems: string[];
}

const phrasesOf = (terms: Terms): Phrase[] =>
  Object.entries(terms).flatMap(([concept, { words }]) =>
    Object.entries(words).flatMap(([language, phrases]) =>
      phrases.map((phrase) => ({ concept, language, phrase })),
    ),
  );

const isForeignWord = ({ language, stems }: StemmedPhrase) => language !== "en" && stems.length === 1;

const batchSize = 1_000;

async function inBatches<Row, Result>(
  rows: Row[],
  work: (batch: Row[]) => Promise<Result[]>,
  stopping?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length && !stopping?.aborted; start += batchSize)
    results.push(...(await work(rows.slice(start, start + batchSize))));
  return results;
}

async function addStems(sql: Sql, phrases: Phrase[]): Promise<StemmedPhrase[]> {
  const rows = await sql<{ stems: string[] }[]>`
    select to_json(search_stems(phrase)) as stems
    from json_array_elements_text(${JSON.stringify(phrases.map(({ phrase }) => phrase))}::text::json)
      with ordinality as given (phrase, place)
    order by place`;
  return phrases
    .map((phrase, place) => ({ ...phrase, stems: rows[place]!.stems }))
    .filter(({ stems }) => stems.length > 0);
}

const listForms = (sql: Sql, words: string[]) => sql<{ form: string; word: string }[]>`
  select distinct form, word
  from json_array_elements_text(${JSON.stringify(words)}::text::json) as given (phrase),
    unnest(search_words(phrase)) as word, unnest(search_forms_of(word)) as form`;

async function saveConcepts(sql: Sql, terms: Terms): Promise<void> {
  const rows = Object.entries(terms).map(([id, term]) => ({
    id,
    kind: term.kind,
    value: term.country ?? term.sector ?? term.level ?? null,
    shown: (term.words.en ?? []).slice(0, 4),
    names: namesOf(term),
    same: [id, ...widerThan(terms, id)].map((mark) => `k:${mark}`),
    near: neighboursOf(terms, id).map((mark) => `n:${mark}`),
  }));
  await sql`
    with given as materialized (
      select id, kind, value, names, array(select json_array_elements_text(shown)) as shown,
        array(select json_array_elements_text(same)) as same, array(select json_array_elements_text(near)) as near
      from json_to_recordset(${JSON.stringify(rows)}::text::json)
        as row (id text, kind text, value text, shown json, names jsonb, same json, near json)
    ), gone as (
      delete from search_concepts as old where not exists (select from given where given.id = old.id)
    )
    insert into search_concepts (id, kind, value, shown, names, same_marks, near_marks)
    select id, kind, value, shown, names, same, near from given
    on conflict (id) do update set kind = excluded.kind, value = excluded.value, shown = excluded.shown,
      names = excluded.names, same_marks = excluded.same_marks, near_marks = excluded.near_marks`;
}

/** The first phrase of a language is the name. English has its own column. */
const namesOf = ({ words: { en, ...others } }: Term): Record<string, string> =>
  Object.fromEntries(
    Object.entries(others).flatMap(([language, [name]]) => (name ? [[language, name]] : [])),
  );

/** Each statement replaces all phrases of some groups. */
async function savePhrases(sql: Sql, phrases: StemmedPhrase[], stopping?: AbortSignal): Promise<void> {
  for (const batch of byConcepts(phrases)) {
    if (stopping?.aborted) return;
    await sql`
      with given as materialized (
        select key, concept, phrase, language, anchor,
          (select string_agg(quote_literal(stem), ' <-> ')::tsquery from json_array_elements_text(stems) as stem) as query
        from json_to_recordset(${JSON.stringify(batch)}::text::json)
          as row (key text, concept text, phrase text, language text, anchor text, stems json)
      ), gone as (
        delete from search_phrases as old
        where concept in (select concept from given)
          and not exists (select from given where given.concept = old.concept and given.key = old.key)
      )
      insert into search_phrases (key, concept, phrase, language, anchor, query)
      select key, concept, phrase, language, anchor, query from given
      on conflict (key, concept) do update set phrase = excluded.phrase, language = excluded.language, anchor = excluded.anchor`;
  }
}

/** A batch holds whole groups. Phrases of a group that differ only in their endings count as one. */
function byConcepts(phrases: StemmedPhrase[]) {
  const uses = new Map<string, number>();
  for (const stem of phrases.flatMap(({ stems }) => stems)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const batches: (StemmedPhrase & { key: string; anchor: string })[][] = [[]];
  const known = new Set<string>();
  for (const [place, phrase] of phrases.entries()) {
    const isNewGroup = phrase.concept !== phrases[place - 1]?.concept;
    if (isNewGroup && batches.at(-1)!.length >= batchSize) batches.push([]);
    const key = phrase.stems.join(" ");
    const anchor = phrase.stems.reduce((rarest, stem) =>
      uses.get(stem)! < uses.get(rarest)! ? stem : rarest,
    );
    if (known.has(`${phrase.concept} ${key}`)) continue;
    known.add(`${phrase.concept} ${key}`);
    batches.at(-1)!.push({ ...phrase, key, anchor });
  }
  return batches;
}

async function saveForms(sql: Sql, forms: { form: string; word: string }[]): Promise<void> {
  await sql`
    with given as materialized (
      select distinct form, word
      from json_to_recordset(${JSON.stringify(forms)}::text::json) as row (form text, word text)
    ), gone as (
      delete from search_forms as old
      where not exists (select from given where given.form = old.form and given.word = old.word)
    )
    insert into search_forms (form, word) select form, word from given on conflict do nothing`;
}

/** Returns the groups that include this one, directly or through others. */
function widerThan(terms: Terms, id: string, found = new Set<string>()): Set<string> {
  for (const [wider, { includes }] of Object.entries(terms))
    if (includes?.includes(id) && !found.has(wider)) widerThan(terms, wider, found.add(wider));
  return found;
}

const neighboursOf = (terms: Terms, id: string): string[] => [
  ...(terms[id]!.near ?? []),
  ...Object.keys(terms).filter((other) => terms[other]!.near?.includes(id)),
];
