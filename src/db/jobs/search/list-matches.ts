import type { JobSort } from "../../../shared/jobs/job-filter.ts";
import { micros, type SearchCursor } from "../../cursor.ts";
import { firstRow } from "../../rows.ts";
import type { Sql } from "../../sql.ts";
import type { jobColumns } from "../job-columns.ts";

/** A part of a tier, because the index of words has no order of its own. */
export interface SearchWindow {
  /** A `tsquery` that the part's jobs match. */
  marks?: string | undefined;
  /** The lowest sort key. */
  from?: number | undefined;
}

/** Words that stand, or must not stand, next to each other in a text of a job. */
export interface PhraseCondition {
  /** A regular expression. */
  pattern: string;
  /** Jobs with one of these marks count as if they held the phrase. */
  marks: string[];
  isExcluded: boolean;
}

/** The parameters of the SQL function `search_page`, and the phrases that its jobs are read for. */
export interface SearchPlan {
  tiers: readonly { number: number; query: string }[];
  windows: readonly SearchWindow[];
  sort: JobSort;
  salaryFrom?: number | undefined;
  phrases?: readonly PhraseCondition[] | undefined;
  /** In days. */
  postedWithin?: number | undefined;
  /** The number of the last tier, if it only counts when the others hold nothing. */
  partial?: number | undefined;
  after?: (SearchCursor & { windows: readonly SearchWindow[] }) | undefined;
}

export interface Placed {
  tier: number;
  key: number;
  createdAtMicros: string;
  /** The number of found jobs, up to the asked number. */
  total: number;
  /** The counts of the found jobs by option. */
  options: CountedOption[] | null;
}

export interface CountedOption {
  name: "country" | "sector" | "experienceLevel";
  value: string;
  jobs: number;
}

interface Counted {
  plan: SearchPlan;
  most: number;
}

/** Counts in the same statement, also by country, sector and level. */
export function listPlanned<Row extends object>(
  sql: Sql,
  plan: SearchPlan,
  { limit, offset = 0, counted }: { limit: number; offset?: number; counted?: Counted | undefined },
  columns: (sql: Sql) => ReturnType<typeof jobColumns>,
): Promise<(Row & Placed)[]> {
  return sql<(Row & Placed)[]>`
    with found as materialized (
      ${pageOf(sql, plan, offset + limit)}
    ), counted as materialized (
      ${counted ? pageOf(sql, counted.plan, counted.most) : sql`select id from found`}
    )
    select ${columns(sql)}, found.tier, (select count(*)::int from counted) as total,
      ${counted ? optionsOfCounted(sql) : sql`null`} as options, ${micros(sql, "jobs.created_at")} as created_at_micros,
      search_sort_key(${plan.sort}, jobs.salary_max, jobs.closes_on, jobs.created_at) as key
    from found join jobs using (id)
    where found.place > ${offset} and found.place <= ${offset + limit}
    order by found.place`;
}

/** A quoted text is looked for in so many of the first jobs that hold its words. */
const mostRead = 5_000;

function pageOf(sql: Sql, { phrases = [], ...plan }: SearchPlan, wanted: number) {
  const page = (limit: number) =>
    sql`select place, tier, id from search_page(${JSON.stringify(plan)}::text::json, ${limit})`;
  return phrases.length === 0
    ? page(wanted)
    : sql`
      select (row_number() over (order by page.place))::int as place, page.tier, id
      from (${page(Math.max(mostRead, wanted))}) as page join jobs using (id)
      where ${holdsPhrases(sql, sql`${JSON.stringify(phrases)}::text::json`)}
      order by page.place limit ${wanted}`;
}

/** Each text is read alone, because a phrase does not begin in one and end in the next. */
export const holdsPhrases = (sql: Sql, phrases: ReturnType<typeof jobColumns>) => sql`
  not exists (
    select from json_to_recordset(${phrases}) as phrase (pattern text, marks json, "isExcluded" boolean)
    where "isExcluded" = (
      title ~ pattern or requirements ~ pattern or company ~ pattern or description ~ pattern
      or search_marks && array(select json_array_elements_text(marks))))`;

/** Spellings of a country that differ in capitals are one. */
const optionsOfCounted = (sql: Sql) => sql`(
  with listed as materialized (select country, sector, experience_level from counted join jobs using (id))
  select json_agg(json_build_object('name', name, 'value', value, 'jobs', jobs) order by jobs desc, value) from (
    select 'country' as name, min(country) as value, count(*) as jobs from listed group by lower(country)
    union all select 'sector', sector, count(*) from listed group by sector
    union all select 'experienceLevel', experience_level, count(*) from listed group by experience_level
  ) as options)`;

/** Counts up to `limit`. */
export async function countPlanned(sql: Sql, plan: SearchPlan, limit: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from (${pageOf(sql, plan, limit)}) as page`;
  return row!.total;
}

/** Undefined for a job that the search does not know yet. */
export async function findMarks(sql: Sql, id: string): Promise<string[] | undefined> {
  const found = await firstRow(sql<{ marks: string[] | null }[]>`
    select to_json(search_marks) as marks from jobs where id = ${id}`);
  return found?.marks ?? undefined;
}

/** The facts about all jobs that the plan of a search depends on. */
export interface SearchState {
  /** Every job has its marks. */
  isFilled: boolean;
  /** Days since 2000 on which the newest and the oldest open job were posted. */
  newestDay: number;
  oldestDay: number;
  today: number;
  /** An estimate. */
  jobs: number;
}

export async function readSearchState(sql: Sql): Promise<SearchState> {
  const [state] = await sql<SearchState[]>`
    select filled_at is not null as is_filled, search_day(now()) as today,
      (select reltuples::int from pg_class where oid = 'jobs'::regclass) as jobs,
      coalesce((
        select search_day(created_at) from jobs where public_until is not null
        order by created_at desc, id desc limit 1), 0) as newest_day,
      coalesce((
        select search_day(created_at) from jobs where public_until is not null
        order by created_at, id limit 1), 0) as oldest_day
    from search_state`;
  return state!;
}
