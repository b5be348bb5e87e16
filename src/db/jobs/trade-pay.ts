import type { Job } from "../../shared/jobs/job.ts";
import type { CountedTradePay, PayRange, PricedJob, TradePayRange } from "../../shared/jobs/priced-job.ts";
import { waiverFor } from "../../shared/payments/fee-waiver.ts";
import { listFeeWaivers } from "../payments/fee-waivers.ts";
import { onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isOpen } from "./job-columns.ts";

/** The newest jobs suffice as a sample. */
const sampled = 20_000;
/** The pay of fewer jobs says little about a trade. */
const leastJobs = 5;
/** `country_pay` holds the pay over all countries under this name. */
export const everyCountry = "";

/** Counts anew what most open jobs of each trade and country pay. Returns whether the result changed. */
export async function countPay(sql: Sql): Promise<boolean> {
  const byTrade = await countTradePay(sql);
  const byCountry = await countCountryPay(sql);
  return byTrade + byCountry > 0;
}

const newestPaid = (sql: Sql) => sql`
  select country, search_marks, salary_min, salary_max from jobs
  where ${isOpen(sql)} and salary_min > 0 order by created_at desc, id desc limit ${sampled}`;

const usualPay = (sql: Sql) => sql`
  count(*)::int as jobs, percentile_disc(0.9) within group (order by salary_min desc) as salary_min,
  percentile_disc(0.9) within group (order by salary_max) as salary_max`;

const countTradePay = (sql: Sql): Promise<number> =>
  onlyValue(sql<{ changed: number }[]>`
    with newest as materialized (${newestPaid(sql)}), paid as materialized (
      select search_concepts.id as concept, ${usualPay(sql)}
      from newest, unnest(search_marks) as mark join search_concepts on mark = 'k:' || search_concepts.id
      where kind = 'trade' and shown[1] is not null
      group by search_concepts.id having count(*) >= ${leastJobs}
    ), gone as (
      delete from trade_pay where concept not in (select concept from paid) returning 1
    ), saved as (
      insert into trade_pay as known (concept, jobs, salary_min, salary_max)
      select concept, jobs, salary_min, salary_max from paid
      on conflict (concept) do update
        set jobs = excluded.jobs, salary_min = excluded.salary_min, salary_max = excluded.salary_max
        where (known.jobs, known.salary_min, known.salary_max) <> (excluded.jobs, excluded.salary_min, excluded.salary_max)
      returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from saved)::int as changed`);

const countCountryPay = (sql: Sql): Promise<number> =>
  onlyValue(sql<{ changed: number }[]>`
    with newest as materialized (${newestPaid(sql)}), paid as materialized (
      select lower(country) as country, '' as concept, ${usualPay(sql)}
      from newest group by lower(country) having count(*) >= ${leastJobs}
      union all
      select ${everyCountry}, '', ${usualPay(sql)} from newest having count(*) >= ${leastJobs}
      union all
      select lower(country), search_concepts.id, ${usualPay(sql)}
      from newest, unnest(search_marks) as mark join search_concepts on mark = 'k:' || search_concepts.id
      where kind = 'trade' and shown[1] is not null
      group by lower(country), search_concepts.id having count(*) >= ${leastJobs}
    ), gone as (
      delete from country_pay where (country, concept) not in (select country, concept from paid) returning 1
    ), saved as (
      insert into country_pay as known (country, concept, jobs, salary_min, salary_max)
      select country, concept, jobs, salary_min, salary_max from paid
      on conflict (country, concept) do update
        set jobs = excluded.jobs, salary_min = excluded.salary_min, salary_max = excluded.salary_max
        where (known.jobs, known.salary_min, known.salary_max) <> (excluded.jobs, excluded.salary_min, excluded.salary_max)
      returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from saved)::int as changed`);

export interface CountedPay extends PayRange {
  /** The jobs that the range is counted from. With ten or more it leaves out the lowest and the highest tenth. */
  jobs: number;
}

/** Maps a country's lower-case name, or `everyCountry`, to what most open jobs there pay. */
export async function findCountryPay(sql: Sql): Promise<Map<string, CountedPay>> {
  const found = await sql<(CountedPay & { country: string })[]>`
    select country, jobs, salary_min, salary_max from country_pay where concept = ''`;
  return new Map(found.map(({ country, ...pay }) => [country, pay]));
}

/** Lists the commonest trades and their pay. Broad trades such as engineer appear only where no narrower one does. */
export function listTradePay(
  sql: Sql,
  { country, limit }: { country?: string; limit: number },
): Promise<CountedTradePay[]> {
  return sql<CountedTradePay[]>`
    with listed as (
      select id as slug, shown[1] as name, names, paid.jobs, paid.salary_min, paid.salary_max, cardinality(same_marks) as depth,
        exists (
          select from search_concepts as narrower
          where narrower.kind = 'trade' and narrower.id <> search_concepts.id
            and 'k:' || search_concepts.id = any (narrower.same_marks)
        ) as is_broad
      from ${country === undefined ? sql`trade_pay` : sql`country_pay`} as paid
        join search_concepts on search_concepts.id = paid.concept
      where shown[1] is not null and paid.jobs > 0 ${country === undefined ? sql`` : sql`and country = lower(${country})`}
    )
    select slug, name, names, jobs, salary_min, salary_max from listed
    where is_broad = (select bool_and(is_broad) from listed)
    order by jobs desc, depth desc, slug limit ${limit}`;
}

/** Adds the pay of the narrowest trade that each job's title names, and whether applying for the job is free. */
export async function priceJobs<T extends Job>(sql: Sql, jobs: readonly T[]): Promise<(T & PricedJob)[]> {
  if (jobs.length === 0) return [];
  const ids = JSON.stringify(jobs.map(({ id }) => id));
  const pay = sql<(TradePayRange & { jobId: string })[]>`
    select distinct on (jobs.id) jobs.id as job_id, concept as slug, shown[1] as name, names,
      trade_pay.salary_min, trade_pay.salary_max
    from jobs, unnest(search_marks) as mark
      join search_concepts on mark = 'k:' || search_concepts.id
      join trade_pay on concept = search_concepts.id
    where jobs.id in (select value::uuid from json_array_elements_text(${ids}::text::json))
    order by jobs.id, 't:' || search_concepts.id || ':' = any (search_marks) desc, cardinality(same_marks) desc,
      search_concepts.id`;
  const [found, waivers] = await Promise.all([pay, listFeeWaivers(sql)]);
  const byJob = new Map(found.map(({ jobId, ...pay }) => [jobId, pay]));
  return jobs.map((job) => {
    const tradePay = byJob.get(job.id);
    const isWaived = waiverFor(waivers, job) !== undefined;
    return { ...job, ...(tradePay && { tradePay }), ...(isWaived && { isWaived }) };
  });
}
