import type { Job } from "../../shared/jobs/job.ts";
import type { TradePayRange } from "../../shared/jobs/priced-job.ts";
import type { Sql } from "../sql.ts";
import { isOpen } from "./job-columns.ts";

/** The newest jobs stand for all. */
const sampled = 20_000;
/** Fewer jobs say little about a trade. */
const leastJobs = 5;

/** Counts anew what most open jobs of each trade pay. Returns whether that has changed. */
export async function countTradePay(sql: Sql): Promise<boolean> {
  const [counted] = await sql<{ changed: number }[]>`
    with newest as materialized (
      select search_marks, salary_min, salary_max from jobs
      where ${isOpen(sql)} and salary_min > 0 order by created_at desc, id desc limit ${sampled}
    ), paid as materialized (
      select search_concepts.id as concept,
        percentile_disc(0.1) within group (order by salary_min) as salary_min,
        percentile_disc(0.9) within group (order by salary_max) as salary_max
      from newest, unnest(search_marks) as mark join search_concepts on mark = 'k:' || search_concepts.id
      where kind = 'trade' and shown[1] is not null
      group by search_concepts.id having count(*) >= ${leastJobs}
    ), gone as (
      delete from trade_pay where concept not in (select concept from paid) returning 1
    ), saved as (
      insert into trade_pay as known (concept, salary_min, salary_max) select concept, salary_min, salary_max from paid
      on conflict (concept) do update set salary_min = excluded.salary_min, salary_max = excluded.salary_max
        where (known.salary_min, known.salary_max) <> (excluded.salary_min, excluded.salary_max)
      returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from saved)::int as changed`;
  return counted!.changed > 0;
}

/** Adds to each job what the narrowest trade pays that its title names. */
export async function withTradePay<T extends Job>(
  sql: Sql,
  jobs: readonly T[],
): Promise<(T & { tradePay?: TradePayRange })[]> {
  if (jobs.length === 0) return [];
  const ids = JSON.stringify(jobs.map(({ id }) => id));
  const found = await sql<(TradePayRange & { jobId: string })[]>`
    select distinct on (jobs.id) jobs.id as job_id, concept as slug, shown[1] as name,
      trade_pay.salary_min, trade_pay.salary_max
    from jobs, unnest(search_marks) as mark
      join search_concepts on mark = 'k:' || search_concepts.id
      join trade_pay on concept = search_concepts.id
    where jobs.id in (select value::uuid from json_array_elements_text(${ids}::text::json))
    order by jobs.id, 't:' || search_concepts.id || ':' = any (search_marks) desc, cardinality(same_marks) desc,
      search_concepts.id`;
  const byJob = new Map(found.map(({ jobId, ...pay }) => [jobId, pay]));
  return jobs.map((job) => {
    const tradePay = byJob.get(job.id);
    return tradePay ? { ...job, tradePay } : job;
  });
}
