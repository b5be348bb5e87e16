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

/** Escaped after it is normalised: a full-width per cent sign becomes an ordinary one there. */
function holds(sql: Sql, word: string) {
  return sql`
    and jobs.search_text like '%' || regexp_replace(search_normal(${word}), '[!%_]', '!\\&', 'g') || '%' escape '!'`;
}

/**
 * Runs a query that uses `matches`. One with a search is planned for its words: the plan that a prepared statement
 * keeps for any word walks through all vacancies when none holds it.
 */
export function plannedFor<T>(sql: Database, filter: JobFilter, query: (sql: Sql) => Promise<T>): Promise<T> {
  if (words(filter).length === 0) return query(sql);
  return inTransaction(sql, async (tx) => {
    await tx`set local plan_cache_mode = force_custom_plan`;
    return query(tx);
  });
}
