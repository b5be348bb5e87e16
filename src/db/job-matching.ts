import type { JobFilter } from "../shared/job-filter.ts";
import { isOpen } from "./job-columns.ts";
import type { Database, Sql } from "./sql.ts";
import { inTransaction } from "./sql.ts";

/** The condition under which an open vacancy is found by the filter. */
export function matches(sql: Sql, filter: JobFilter) {
  // PostgreSQL refuses NUL in any text, so no country holds it.
  if (filter.impossible || filter.country?.includes("\0")) return sql`false`;
  const searched = words(filter).map((word) => holds(sql, word));
  return sql`
    ${isOpen(sql)}
    ${filter.country ? sql`and lower(jobs.country) = lower(${filter.country})` : sql``}
    ${filter.sector ? sql`and jobs.sector = ${filter.sector}` : sql``}
    ${filter.experienceLevel ? sql`and jobs.experience_level = ${filter.experienceLevel}` : sql``}
    ${searched.length > 0 ? searched : sql``}`;
}

function words({ search = "" }: JobFilter): string[] {
  return [...new Set(search.split(/\s+/).filter(Boolean))];
}

function holds(sql: Sql, word: string) {
  return hasTrigram(word) ? holdsLong(sql, word) : holdsShort(sql, word);
}

/** Whether the trigram index knows of any part of the word. */
const hasTrigram = (word: string) => /[\p{L}\p{N}]{3}/u.test(word.normalize("NFKD").replace(/\p{M}/gu, ""));

/** Escaped after it is normalised: a full-width per cent sign becomes an ordinary one there. */
const holdsLong = (sql: Sql, word: string) => sql`
  and jobs.search_text like '%' || regexp_replace(search_normal(${word}), '[!%_]', '!\\&', 'g') || '%' escape '!'`;

/**
 * Found by its pairs of characters. Not by `like`, for which the trigram index would be read from end to end; and its
 * first character twice, as one that no vacancy holds is thought to be in every 200th, too often to look it up.
 */
const holdsShort = (sql: Sql, word: string) => sql`
  and strpos(jobs.search_text, search_normal(${word})) > 0
  and search_pairs(jobs.search_text) collate "C" @> search_pairs(search_normal(${word}))
  and search_pairs(jobs.search_text) collate "C" @> (search_pairs(search_normal(${word})))[:1]`;

/**
 * Runs a query that uses `matches`. One with a search is planned for its words: the plan that a prepared statement
 * keeps for any word walks through all vacancies when none holds it. And it is planned for a database in memory or on a
 * solid disk: else all that a country holds is gathered where its newest would do.
 */
export function plannedFor<T>(sql: Database, filter: JobFilter, query: (sql: Sql) => Promise<T>): Promise<T> {
  if (words(filter).length === 0) return query(sql);
  return inTransaction(sql, async (tx) => {
    await tx`
      select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('random_page_cost', '1.1', true)`;
    return query(tx);
  });
}
