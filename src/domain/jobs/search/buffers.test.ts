import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withoutIndexes } from "../../../../bench/many-jobs.ts";
import { buffersRead } from "../../../../bench/search/measure-query.ts";
import { Statements } from "../../../../tests/structure/statements.ts";
import { openSampleDatabase } from "../../../../tests/support/sample-database.ts";
import type { Client } from "../../../db/connect.ts";
import type { JobFilter } from "../../../shared/jobs/job-filter.ts";
import { openJobList } from "./list-jobs.ts";

const buffers = suite("the search among 25,000 jobs");
const { sql, close } = await openSampleDatabase();
buffers.after(close);

const jobs = 25_000;
const days = 730;
const limit = 24;
const onServer = process.env.TEST_DATABASE_URL !== undefined;
/**
 * A page and its count read up to 1,000 jobs, each of which may be in a block of its own, in several tiers. A server
 * reads more than the embedded database for misspelt words.
 */
const mostBuffers = onServer ? 10_000 : 4_000;

/** PostgreSQL's default for `jit_above_cost`. */
const compiledFrom = 100_000;

const slowKinds: JobFilter[] = [
  { search: "welder" },
  { search: "engineer" },
  { search: "STCW" },
  { search: "senior software engineer" },
  { search: "night shift baker" },
  { search: "electrician australia" },
  { search: "cook or welder or engineer, norway" },
  { search: "welder", sector: "it" },
  { search: "welder", country: "Norway" },
  { search: "welder -offshore" },
  { search: '"able seaman" 3000' },
  { search: "welder", postedWithin: 7 },
  { search: "welder", sort: "newest" },
  { search: "engineer", sort: "pay" },
  { search: "engineer", sort: "closing" },
  { search: "electritian" },
  { search: "helth and safty" },
  { search: "ngineer" },
  { search: "xqj" },
  { search: "zzyzx" },
];

buffers("reads few blocks for the first and the tenth page of each kind of query", async () => {
  await addJobs(sql);
  const excesses: string[] = [];
  for (const filter of slowKinds)
    for (const page of [1, 10]) {
      const read = await buffersRead(sql, async (sql) =>
        (await openJobList(sql, filter)).page({ limit, offset: (page - 1) * limit }),
      );
      assert.ok(read > 0, "the database counts no blocks");
      if (read > mostBuffers) excesses.push(`${JSON.stringify(filter)}, page ${page}: ${read}`);
    }
  assert.equal(excesses, []);
});

/** The statements are explained in one session. The embedded database has no other. */
if (!onServer)
  buffers("sends no statement that PostgreSQL would compile, which takes half a second", async () => {
    const statements = new Statements(sql);
    await statements.collect(async () => {
      for (const filter of [...slowKinds, { search: "geologyst" }]) {
        const list = await openJobList(sql, filter);
        await Promise.all([list.count(), list.page({ limit, offset: 0 })]);
      }
    });
    const dear: string[] = [];
    for (const text of statements.texts) {
      const reading = await statements.reading(text, "for its parameters");
      if (!(reading && reading.cost < compiledFrom)) dear.push(`${reading?.cost}: ${text}`);
    }
    assert.ok(statements.texts.length > 5);
    assert.equal(dear, []);
  });

buffers("reads few blocks for a later page by its cursor", async () => {
  const list = await openJobList(sql, { search: "engineer" });
  let { next } = await list.pageAfter({ limit });
  for (let page = 2; page < 10 && next; page += 1) ({ next } = await list.pageAfter({ limit, cursor: next }));
  assert.ok(next);
  const read = await buffersRead(sql, () => list.pageAfter({ limit, cursor: next }));
  assert.ok(read <= mostBuffers, `${read} blocks`);
});

buffers("asks for all days at once to count a search that few of the newest jobs match", async () => {
  const days = '{"newest": 9800, "oldest": 9071, "jobs": 1000000}';
  const next = async (wanted: number, readDays: number, found: number) =>
    (
      await sql`
        select search_next_day(${days}::text::json, ${9800 - readDays}, ${wanted}, ${readDays}, ${found}) as day`
    )[0]!.day as number | null;
  assert.is(await next(1001, 8, 0), null);
  assert.ok((await next(1001, 8, 500))! > 9700);
  assert.ok((await next(24, 1, 0))! > 9700);
});

/** Copies of the sample jobs with their marks, posted over two years. */
async function addJobs(sql: Client): Promise<void> {
  await withoutIndexes(sql, async () => {
    await sql`alter table jobs disable trigger user`;
    await sql`
      with samples as materialized (
        select *, row_number() over (order by id) - 1 as place, count(*) over () as samples, array(
          select mark from unnest(search_marks) as mark where mark !~ '^[dma]:'
        ) as marks
        from jobs
      )
      insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
        requirements, closes_on, sample, created_at, listed_at, search_version, search_marks, employer_until)
      select title, company, country, sector, experience_level, salary_min, salary_max, vacancies, left(description, 100),
        left(requirements, 100), closes_on, sample, posted_at, posted_at, search_version,
        marks || array['d:' || search_day(posted_at), 'm:' || search_day(posted_at) / 30, 'a:' || search_day(posted_at)],
        employer_until
      from generate_series(0, ${jobs - 1}::int) as copy join samples on place = copy % samples,
        lateral (select now() - (1 - copy / ${jobs}::float8) * make_interval(days => ${days}) as posted_at) as posted`;
    await sql`alter table jobs enable trigger user`;
  });
  await sql`vacuum (analyze) jobs`;
}

buffers.run();
