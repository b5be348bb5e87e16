import type { Client } from "../src/db/connect.ts";

const batch = 20;

export const rareWord = "bellman";

/** Repeats the site's dataset up to `wanted` open jobs of 200 times as many companies. */
export async function fillWithJobs(sql: Client, wanted: number): Promise<number> {
  const [dataset] = await sql<{ jobs: number }[]>`select count(*)::int as jobs from jobs`;
  await sql`
    insert into companies (name, country, category)
    select name || ' ' || copy, country, category from companies, generate_series(0, 199) as copy`;
  await sql`create table bench_jobs as select row_number() over (order by id) as number, * from jobs`;
  const copies = Math.ceil(wanted / dataset!.jobs);
  const insert = async () => {
    for (let first = 1; first < copies; first += batch) {
      const last = Math.min(first + batch, copies) - 1;
      await sql`
        insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
          description, requirements, closes_on, created_at)
        select title || case when (copy * ${dataset!.jobs} + number) % 50000 = 0 then ${` ${rareWord}`} else '' end,
          company || ' ' || copy % 200, country, sector, experience_level, salary_min, salary_max, vacancies,
          description, requirements, utc_today() + 1 + (abs(hashint8(copy * 100000 + number)) % 90),
          now() - make_interval(secs => (${copies} - copy) * 5000 + abs(hashint8(number * 100000 + copy)) % 5000)
        from bench_jobs, generate_series(${first}::int, ${last}::int) as copy`;
    }
  };
  await withoutIndexes(sql, insert);
  await sql`drop table bench_jobs`;
  await sql`vacuum (analyze) jobs`;
  await sql`vacuum (analyze) open_job_counts`;
  await sql`vacuum (analyze) open_companies`;
  await sql`vacuum (analyze) company_counts`;
  const [row] = await sql<{ jobs: number }[]>`select count(*)::int as jobs from jobs`;
  return row!.jobs;
}

/** An index that is built at once takes a tenth of the time of one that grows. */
export async function withoutIndexes(sql: Client, fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'jobs' and schemaname = 'public' and indexname <> 'jobs_pkey'`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await fill();
  for (const { definition } of indexes) await sql.unsafe(definition);
}
