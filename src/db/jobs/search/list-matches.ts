import { micros } from "../../cursor.ts";
import { firstRow } from "../../rows.ts";
import type { Sql } from "../../sql.ts";
import type { jobColumns } from "../job-columns.ts";
import type { SearchPlan } from "./search-plan.ts";

type Fragment = ReturnType<typeof jobColumns>;

export interface Placed {
  tier: number;
  key: number;
  secondKey: number;
  createdAtMicros: string;
  total: number;
  options: CountedOption[] | null;
}

export const withoutPlace = <Row extends object>({
  tier,
  key,
  secondKey,
  createdAtMicros,
  total,
  options,
  ...row
}: Row & Placed) => row;

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
  columns: (sql: Sql) => Fragment,
): Promise<(Row & Placed)[]> {
  const lists =
    counted && hasPhrases(plan)
      ? countedAmongFound(sql, plan, Math.max(offset + limit, counted.most), counted.most)
      : foundAfterCounting(sql, plan, offset + limit, counted);
  return sql<(Row & Placed)[]>`
    with ${lists}
    select ${columns(sql)}, found.tier, (select count(*)::int from ${counted ? sql`counted` : sql`found`}) as total,
      ${counted ? optionsOfCounted(sql) : sql`null`} as options, ${micros(sql, "jobs.created_at")} as created_at_micros,
      search_sort_key(${plan.sort}, jobs.salary_max, jobs.closes_on, jobs.created_at) as key,
      search_second_key(${plan.sort}, jobs.salary_min) as second_key
    from found join jobs using (id)
    where found.place > ${offset} and found.place <= ${offset + limit}
    order by found.place`;
}

/** Among jobs with the words of a quoted text, the search reads at most so many for the text itself. */
const mostRead = 5_000;

const hasPhrases = ({ phrases = [] }: SearchPlan) => phrases.length > 0;

/** A small number of matching jobs ends the search early. */
function foundAfterCounting(sql: Sql, plan: SearchPlan, wanted: number, counted: Counted | undefined) {
  const matching = counted && sql`(select nullif(count(*), ${counted.most})::int from counted)`;
  return sql`
    counted as materialized (${counted ? countedOf(sql, counted.plan, counted.most) : sql`select 1 where false`}),
    found as materialized (${pageOf(sql, plan, wanted, matching)})`;
}

/** Reading the texts of the jobs takes longest, so the page and the count read them once. */
const countedAmongFound = (sql: Sql, plan: SearchPlan, wanted: number, most: number) => sql`
  found as materialized (${pageOf(sql, plan, wanted)}),
  counted as materialized (${choicesOf(sql, sql`(select id from found limit ${most}) as counted`)})`;

function pageOf(sql: Sql, { phrases = [], ...plan }: SearchPlan, wanted: number, matching = sql`null`) {
  const page = (limit: number, most: Fragment) =>
    sql`select place, tier, id from search_page(${JSON.stringify(plan)}::text::json, ${limit}, ${most})`;
  return phrases.length === 0
    ? page(wanted, matching)
    : sql`
      select (row_number() over (order by place))::int as place, tier, id
      from (
        select page.* from (${page(Math.max(mostRead, wanted), sql`null`)} order by place) as page join jobs using (id)
        where ${holdsPhrases(sql, sql`${JSON.stringify(phrases)}::text::json`)}
        order by page.place limit ${wanted}
      ) as holding`;
}

const countedOf = (sql: Sql, plan: SearchPlan, most: number) =>
  hasPhrases(plan)
    ? choicesOf(sql, sql`(${pageOf(sql, plan, most)}) as page`)
    : sql`select * from search_counted(${JSON.stringify(plan)}::text::json, ${most})`;

const choicesOf = (sql: Sql, found: Fragment) =>
  sql`select country, sector, experience_level from ${found} join jobs using (id)`;

/** Each text is read alone, because a phrase does not begin in one and end in the next. */
export const holdsPhrases = (sql: Sql, phrases: Fragment) => sql`
  not exists (
    select from json_to_recordset(${phrases}) as phrase (pattern text, marks json, "isExcluded" boolean)
    where "isExcluded" = (
      title ~ pattern or requirements ~ pattern or company ~ pattern or description ~ pattern
      or search_marks && array(select json_array_elements_text(marks))))`;

/** Spellings of a country that differ in capitals are one. */
const optionsOfCounted = (sql: Sql) => sql`(
  select json_agg(json_build_object('name', name, 'value', value, 'jobs', jobs) order by jobs desc, value) from (
    select 'country' as name, min(country) as value, count(*) as jobs from counted group by lower(country)
    union all select 'sector', sector, count(*) from counted group by sector
    union all select 'experienceLevel', experience_level, count(*) from counted group by experience_level
  ) as options)`;

export async function countPlanned(sql: Sql, plan: SearchPlan, limit: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from (${countedOf(sql, plan, limit)}) as counted`;
  return row!.total;
}

/** Undefined for a job that the search does not know yet. */
export async function findMarks(sql: Sql, id: string): Promise<string[] | undefined> {
  const found = await firstRow(sql<{ marks: string[] | null }[]>`
    select to_json(search_marks) as marks from jobs where id = ${id}`);
  return found?.marks ?? undefined;
}
