import { setTimeout as sleep } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/database.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import type { Sql } from "../sql.ts";
import { findCountrySummary } from "./job-facets.ts";

const counts = suite("the counts that the database keeps");
const sql = await testDatabase();

/** Counts the summary of a country from the vacancies themselves. */
async function counted(sql: Sql, country: string) {
  const [row] = await sql`
    select count(*)::int as jobs, count(*) filter (where sample)::int as samples, coalesce(sum(vacancies), 0)::float8 as vacancies,
      count(distinct company)::int as companies, min(salary_min) as salary_min, max(salary_max) as salary_max,
      json_agg(distinct sector) as sectors
    from jobs
    where lower(country) = lower(${country}) and closed_at is null and closes_on >= utc_today()`;
  return row!;
}

async function agrees(country: string, jobs: number) {
  const { country: _, ...summary } = (await findCountrySummary(sql, country)) ?? { country, jobs: 0 };
  const truth = await counted(sql, country);
  assert.is(truth.jobs, jobs);
  assert.equal(summary, jobs > 0 ? { ...truth } : { jobs: 0 });
}

counts("follow a vacancy that is posted, changed, closed, opened again and removed", async () => {
  const country = uniqueWord();
  const companies = [uniqueWord(), uniqueWord()] as const;
  const low = await insertJob(sql, {
    country,
    company: companies[0],
    salaryMin: 10,
    closesOn: inDays(9),
  });
  const high = await insertJob(sql, { country, company: companies[1], salaryMax: 90_000, sector: "it" });
  await agrees(country, 2);
  await sql`update jobs set vacancies = 7, salary_min = 5, title = 'Other' where id = ${low}`;
  await agrees(country, 2);
  await sql`update jobs set closed_at = now() where id = ${high}`;
  await agrees(country, 1);
  await sql`update jobs set closed_at = null, company = ${companies[0]} where id = ${high}`;
  await agrees(country, 2);
  await sql`update jobs set closes_on = ${inDays(-1)} where id = ${high}`;
  await agrees(country, 1);
  await sql`update jobs set country = ${country.toUpperCase()}, closes_on = ${inDays(3)} where id = ${high}`;
  await agrees(country, 2);
  await sql`delete from jobs where id in (${low}, ${high})`;
  await agrees(country, 0);
});

counts("forget a company with its last open vacancy, anywhere", async () => {
  const company = uniqueWord();
  const ids = [await insertJob(sql, { company }), await insertJob(sql, { company, country: uniqueWord() })];
  const kept = async () => (await sql`select from open_companies where company = ${company}`).length;
  assert.is(await kept(), 3);
  for (const id of ids) await sql`update jobs set closed_at = now() where id = ${id}`;
  assert.is(await kept(), 0);
});

counts("lose nothing when many post and close at once", async () => {
  const country = uniqueWord();
  const post = () => insertJob(sql, { country, company: uniqueWord(), closesOn: inDays(5) });
  const posted = await Promise.all(Array.from({ length: 24 }, post));
  await Promise.all([
    ...posted.slice(0, 12).map((id) => sql`update jobs set closed_at = now() where id = ${id}`),
    ...Array.from({ length: 12 }, post),
  ]);
  await agrees(country, 24);
});

// The embedded database has one connection, so nothing happens there at once.
if (process.env.TEST_DATABASE_URL) {
  counts("see a vacancy that a company posts while it closes its other one", async () => {
    const [country, company] = [uniqueWord(), uniqueWord()];
    const other = await insertJob(sql, { country, company });
    const [closing] = await sql.begin(async (posting) => {
      await insertJob(posting, { country, company, closesOn: inDays(5) });
      const closing = sql`update jobs set closed_at = now() where id = ${other}`.execute();
      const [own] = await posting<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const isWaiting = async () =>
        (await sql`select from pg_stat_activity where ${own!.pid} = any (pg_blocking_pids(pid))`).length > 0;
      while (!(await isWaiting())) await sleep(10);
      return [closing];
    });
    await closing;
    await agrees(country, 1);
  });
}

counts.run();
