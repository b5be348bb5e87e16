import type { Client } from "../../src/db/connect.ts";
import type { Figure } from "../part.ts";

const inserted = 300;

/** Sizes of the indexes, and single inserts a second with the search and without. The search cannot be used afterwards. */
export async function measureWriting(sql: Client): Promise<Figure[]> {
  const figures = await sizes(sql);
  const withSearch = await insertsPerSecond(sql);
  await sql`drop index jobs_words`;
  await sql`drop index jobs_search_version`;
  await sql`alter table jobs disable trigger jobs_searched_posted`;
  const without = await insertsPerSecond(sql);
  const note = `${without.toFixed(0)} without marks and the index of words`;
  return [...figures, { what: "single inserts a second", value: withSearch, note }];
}

async function sizes(sql: Client): Promise<Figure[]> {
  const rows = await sql<{ name: string; megabytes: number }[]>`
    select relname as name, (pg_relation_size(oid) / 1e6)::float8 as megabytes from pg_class
    where oid = 'jobs'::regclass or oid in (select indexrelid from pg_index where indrelid = 'jobs'::regclass)
    order by relkind desc, 2 desc`;
  return rows.map(({ name, megabytes }) => ({ what: `size of ${name}`, value: megabytes, unit: " MB" }));
}

async function insertsPerSecond(sql: Client): Promise<number> {
  const rows = await sql<{ id: string }[]>`select id from jobs order by id limit ${inserted}`;
  const began = performance.now();
  for (const { id } of rows)
    await sql`
      insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
        description, requirements, closes_on, sample)
      select title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
        requirements, closes_on, sample from jobs where id = ${id}`;
  return inserted / ((performance.now() - began) / 1000);
}
