import type { TradeName } from "../../shared/jobs/term-name.ts";
import type { Trade, TradeFacts } from "../../shared/jobs/trade.ts";
import { firstRow, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isOpen } from "./job-columns.ts";
import type { SearchPlan } from "./search/search-plan.ts";

const mostNear = 6;

export async function findTrade(sql: Sql, slug: string): Promise<Trade | undefined> {
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) return undefined;
  return firstRow(sql<Trade[]>`
    select id as slug, shown[1] as name, names,
      to_json(array(
        select phrase from search_phrases
        where concept = id and language = 'en' and phrase <> shown[1]
        order by array_position(shown, phrase) nulls last, phrase
      )) as also_called,
      (
        select coalesce(json_agg(json_build_object('language', language, 'phrases', phrases) order by language), '[]')
        from (
          select language, json_agg(phrase order by phrase) as phrases from search_phrases
          where concept = id and language <> 'en' group by language
        ) as spoken
      ) as translations,
      (
        select coalesce(json_agg(json_build_object('slug', near.id, 'name', near.shown[1], 'names', near.names) order by place), '[]')
        from unnest(trade.near_marks) with ordinality as marks (mark, place)
          join search_concepts as near on mark = 'n:' || near.id
        where near.kind = 'trade' and place <= ${mostNear}
      ) as near,
      (
        select json_build_object('salaryMin', salary_min, 'salaryMax', salary_max) from trade_pay
        where concept = id
      ) as pay
    from search_concepts as trade where id = ${slug} and kind = 'trade' and shown[1] is not null`);
}

interface Counting {
  most: number;
  /** Certificates that fewer jobs ask for are left out. */
  leastPercent: number;
  certificates: number;
}

export async function findTradeFacts(
  sql: Sql,
  plan: SearchPlan,
  { most, leastPercent, certificates }: Counting,
): Promise<TradeFacts> {
  return onlyRow(sql<TradeFacts[]>`
    with found as materialized (
      select id from search_page(${JSON.stringify(plan)}::text::json, ${most + 1}, null)
    ), listed as materialized (
      select country, sample, search_marks, nullif(salary_max, 0) as salary_max,
        case when salary_max > 0 then salary_min end as salary_min
      from found join jobs using (id)
    )
    select least(count(*), ${most})::int as jobs, count(*) > ${most} as is_capped,
      count(*) filter (where sample)::int as samples,
      (
        select coalesce(json_agg(row_to_json(paid) order by paid.jobs desc, paid.country), '[]')
        from (
          select mode() within group (order by country) as country, count(*)::int as jobs,
            min(salary_min) as "salaryMin", max(salary_max) as "salaryMax"
          from listed group by lower(country)
        ) as paid
      ) as countries,
      (
        select coalesce(json_agg(row_to_json(asked) order by asked.percent desc, asked.name), '[]')
        from (
          select shown[1] as name, names, round(100.0 * count(*) / (select count(*) from listed))::int as percent
          from listed, unnest(search_marks) as mark join search_concepts on mark = 'q:' || search_concepts.id
          where kind = 'certificate'
          group by search_concepts.id
          having count(*) > 1 and 100 * count(*) >= ${leastPercent} * (select count(*) from listed)
          order by count(*) desc, search_concepts.id limit ${certificates}
        ) as asked
      ) as certificates
    from listed`);
}

/** Finds the narrowest trade that the job's title names. */
export async function findTradeOfJob(sql: Sql, jobId: string): Promise<TradeName | undefined> {
  const [trade] = await sql<TradeName[]>`
    select search_concepts.id as slug, shown[1] as name, names
    from jobs, unnest(search_marks) as mark join search_concepts on mark = 'k:' || search_concepts.id
    where jobs.id = ${jobId} and kind = 'trade' and shown[1] is not null
    order by 't:' || search_concepts.id || ':' = any (search_marks) desc, cardinality(same_marks) desc,
      search_concepts.id
    limit 1`;
  return trade;
}

/** Maps groups to their names in a language. Leaves out a group without one. */
export async function listTermNames(
  sql: Sql,
  concepts: readonly string[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  if (concepts.length === 0) return new Map();
  const named = await sql<{ id: string; name: string }[]>`
    select id, names ->> ${language} as name from search_concepts
    where id in (select json_array_elements_text(${JSON.stringify(concepts)}::text::json)) and names ? ${language}`;
  return new Map(named.map(({ id, name }) => [id, name]));
}

export async function listOpenTrades(sql: Sql, least: number): Promise<string[]> {
  const trades = await sql<{ id: string }[]>`
    select id from search_concepts
    where kind = 'trade' and shown[1] is not null and (
      select count(*) from (
        select from jobs
        where search_vector(title, company, requirements, description, search_marks) @@ ('''k:' || search_concepts.id || '''')::tsquery
          and public_until is not null and search_version is not null and ${isOpen(sql)}
        limit ${least}
      ) as found
    ) >= ${least}
    order by id`;
  return trades.map(({ id }) => id);
}
