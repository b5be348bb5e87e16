import type { JobSort } from "../../../shared/jobs/job-filter.ts";
import { micros, type SearchCursor } from "../../cursor.ts";
import { firstRow } from "../../rows.ts";
import type { Sql } from "../../sql.ts";
import type { jobColumns } from "../job-columns.ts";

/** A part of a tier in an order other than by days, because the index of words has no order of its own. */
export interface SearchWindow {
  /** A `tsquery` that the part's jobs match. */
  marks?: string | undefined;
  /** The lowest sort key. */
  from?: number | undefined;
}

/** The parameters of the SQL function `search_page`. */
export interface SearchPlan {
  /** Each job of a tier meets all of `also`, too. */
  tiers: readonly { number: number; query: string; also?: readonly string[] }[];
  days: SearchDays;
  windows?: readonly SearchWindow[] | undefined;
  sort: JobSort;
  salaryFrom?: number | undefined;
  /** In days. */
  postedWithin?: number | undefined;
  /** The number of the last tier, if it only counts when the others hold nothing. */
  partial?: number | undefined;
  after?: (SearchCursor & { windows?: readonly SearchWindow[] | undefined }) | undefined;
}

/** The newest and the oldest day, in days since 2000, and about how many jobs were posted from one to the other. */
export interface SearchDays {
  newest: number;
  oldest: number;
  jobs: number;
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
  const page = (matching: ReturnType<typeof jobColumns>) =>
    sql`search_page(${JSON.stringify(plan)}::text::json, ${offset + limit}, ${matching})`;
  return sql<(Row & Placed)[]>`
    with ${
      counted
        ? sql`counted as materialized (
            select * from search_counted(${JSON.stringify(counted.plan)}::text::json, ${counted.most})
          ), found as materialized (
            select * from ${page(sql`(select nullif(count(*), ${counted.most})::int from counted)`)}
          )`
        : sql`found as materialized (select * from ${page(sql`null`)}), counted as (select from found)`
    }
    select ${columns(sql)}, found.tier, (select count(*)::int from counted) as total,
      ${counted ? optionsOfCounted(sql) : sql`null`} as options, ${micros(sql, "jobs.created_at")} as created_at_micros,
      search_sort_key(${plan.sort}, jobs.salary_max, jobs.closes_on, jobs.created_at) as key
    from found join jobs using (id)
    where found.place > ${offset} and found.place <= ${offset + limit}
    order by found.place`;
}

/** Spellings of a country that differ in capitals are one. */
const optionsOfCounted = (sql: Sql) => sql`(
  select json_agg(json_build_object('name', name, 'value', value, 'jobs', jobs) order by jobs desc, value) from (
    select 'country' as name, min(country) as value, count(*) as jobs from counted group by lower(country)
    union all select 'sector', sector, count(*) from counted group by sector
    union all select 'experienceLevel', experience_level, count(*) from counted group by experience_level
  ) as options)`;

/** Counts up to `limit`. */
export async function countPlanned(sql: Sql, plan: SearchPlan, limit: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from search_counted(${JSON.stringify(plan)}::text::json, ${limit})`;
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
