import type { JobFilter } from "../../../shared/jobs/job-filter.ts";
import { quotedText, quoteMarks } from "../../../shared/jobs/quote-marks.ts";
import { type Cursor, placeOf } from "../../cursor.ts";
import { countRows } from "../../rows.ts";
import type { Database, Sql } from "../../sql.ts";
import { inTransaction } from "../../sql.ts";
import { isOpen, type jobColumns } from "../job-columns.ts";

interface Page {
  limit: number;
  offset?: number | undefined;
  cursor?: Cursor | undefined;
}

type Fragment = ReturnType<typeof jobColumns>;

export async function listMatches<Row extends object>(
  sql: Database,
  filter: JobFilter,
  page: Page,
  columns: (sql: Sql) => Fragment,
): Promise<Row[]> {
  const { limit, offset = 0, cursor } = page;
  const sorted = sql`order by jobs.created_at desc, jobs.id desc`;
  const part = sql`${sorted} limit ${limit} offset ${offset}`;
  const rest = cursor ? after(sql, cursor) : sql``;
  const all = (sql: Sql) =>
    sql<Row[]>`select ${columns(sql)} from jobs where ${matches(sql, filter)} ${rest} ${part}`;
  if (words(filter).length === 0) return all(sql);
  return planned(sql, async (sql) => {
    const wanted = offset + limit;
    if (await isCommon(sql, filter, wanted)) {
      const newest = await sql<Row[]>`
        select ${columns(sql)} from jobs
        join (
          select jobs.id from ${newestOf(sql, filter, lookedAt(wanted), rest)}
          where ${matchesBesides(sql, filter)} ${part}
        ) as found using (id)
        ${sorted}`;
      if (newest.length === limit) return newest;
    }
    return all(sql);
  });
}

export async function countMatches(sql: Database, filter: JobFilter, limit: number): Promise<number> {
  const all = (sql: Sql) => countRows(sql, sql`jobs where ${matches(sql, filter)}`, limit);
  if (words(filter).length === 0) return all(sql);
  return planned(sql, async (sql) => {
    if (await isCommon(sql, filter, limit)) {
      const counted = await countNewest(sql, filter, lookedAt(limit), limit);
      if (counted === limit) return counted;
    }
    return all(sql);
  });
}

const sample = 1_000;
const lookedAt = (wanted: number) => 10_000 + 10 * wanted;

/** Estimates whether the newest jobs hold enough matches. Rarer words are looked up instead. */
const isCommon = async (sql: Sql, filter: JobFilter, wanted: number) =>
  (await countNewest(sql, filter, sample, sample)) * (lookedAt(wanted) / sample) >= wanted;

const countNewest = (sql: Sql, filter: JobFilter, newest: number, limit: number) =>
  countRows(sql, sql`${newestOf(sql, filter, newest, sql``)} where ${matchesBesides(sql, filter)}`, limit);

const after = (sql: Sql, cursor: Cursor) => sql`
  and (jobs.created_at, jobs.id) < ${placeOf(sql, cursor)}`;

function matches(sql: Sql, filter: JobFilter) {
  return sql`${isInPlace(sql, filter)} and ${matchesBesides(sql, filter)} ${lookedUp(sql, filter)}`;
}

function isInPlace(sql: Sql, filter: JobFilter) {
  const { impossible, country, salaryFrom, postedWithin } = filter;
  // PostgreSQL refuses NUL in any text.
  if (impossible || country?.includes("\0")) return sql`false`;
  return sql`
    ${isOpen(sql)} ${country ? sql`and lower(jobs.country) = lower(${country})` : sql``}
    ${salaryFrom ? sql`and jobs.salary_max >= ${salaryFrom}` : sql``}
    ${postedWithin ? sql`and jobs.created_at >= utc_today() - ${postedWithin}::int` : sql``}
    ${statesFacts(sql, filter)}`;
}

const statesFacts = (sql: Sql, { housing, flights, visa, certificate, contractUpTo }: JobFilter) => sql`
  ${housing ? sql`and jobs.housing` : sql``} ${flights ? sql`and jobs.flights` : sql``}
  ${visa ? sql`and jobs.visa = ${visa}` : sql``}
  ${certificate ? sql`and ${certificate} = any (jobs.certificates)` : sql``}
  ${contractUpTo ? sql`and jobs.contract_months <= ${contractUpTo}` : sql``}`;

function matchesBesides(sql: Sql, filter: JobFilter) {
  const { sector, experienceLevel } = filter;
  const searched = words(filter).map((word) => sql`and strpos(jobs.search_text, search_normal(${word})) > 0`);
  return sql`
    true
    ${sector ? sql`and jobs.sector = ${sector}` : sql``}
    ${experienceLevel ? sql`and jobs.experience_level = ${experienceLevel}` : sql``}
    ${searched.length > 0 ? searched : sql``}`;
}

const newestOf = (sql: Sql, filter: JobFilter, newest: number, rest: Fragment) => sql`
  (
    select id, created_at, sector, experience_level, search_text from jobs
    where ${isInPlace(sql, filter)} ${rest}
    order by created_at desc, id desc limit ${newest}
  ) as jobs`;

const part = new RegExp(`${quotedText}|\\S+`, "g");

/** A quoted text is one part. */
export function words({ search = "" }: JobFilter): string[] {
  const parts = search.match(part) ?? [];
  return [
    ...new Set(parts.map((part) => part.replace(quoteMarks, "").replace(/\s+/g, " ").trim()).filter(Boolean)),
  ];
}

/** The index must find every match. */
function lookedUp(sql: Sql, filter: JobFilter) {
  const [long, short] = [words(filter).filter(hasTrigram), words(filter).filter((word) => !hasTrigram(word))];
  const { sector, country } = filter;
  const inKeys = [
    ...long.map((word) => isInKeys(sql, sql`search_normal(${word})`)),
    ...(long.length > 0 && sector ? [isInKeys(sql, sql`E'\x1f' || ${sector} || E'\x1f'`)] : []),
    ...(long.length > 0 && country ? [isInKeys(sql, sql`E'\x1f' || lower(${country}) || E'\x1f'`)] : []),
  ];
  const all = [...inKeys, ...short.map((word) => isInPairs(sql, word))];
  return all.length > 0 ? all : sql``;
}

const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word.normalize("NFKD").replace(/\p{M}/gu, ""));

/** Normalising may produce a per cent sign, so escaping follows it. */
const isInKeys = (sql: Sql, part: Fragment) => sql`
  and search_keys(jobs.search_text, jobs.sector, jobs.country)
    like '%' || regexp_replace(${part}, '[!%_]', '!\\&', 'g') || '%' escape '!'`;

/** PostgreSQL would read the whole trigram index for shorter parts. */
const isInPairs = (sql: Sql, word: string) => sql`
  and search_pairs(jobs.search_text) collate "C" @> case
    when char_length(search_normal(${word})) = 2 then array[search_normal(${word})]
    else search_pairs(search_normal(${word})) end`;

/**
 * Makes PostgreSQL plan for the given words, so that it does not walk through all jobs. Tells it that storage is fast,
 * so that it does not gather all jobs of a country.
 */
function planned<T>(sql: Database, query: (sql: Sql) => Promise<T>): Promise<T> {
  return inTransaction(sql, async (tx) => {
    await tx`
      select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('random_page_cost', '1.1', true)`;
    return query(tx);
  });
}
