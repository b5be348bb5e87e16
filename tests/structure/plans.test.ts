import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Client } from "../../src/db/connect.ts";
import { seed } from "../../src/domain/dataset/seed.ts";
import { openEmbeddedDatabase } from "../../src/runtime/pglite/embedded-database.ts";
import { dayOf } from "../../src/shared/calendar-date.ts";
import { migrateAll } from "../support/database.ts";
import { insertApplications } from "../support/many-applications.ts";
import { inProcess, testServices } from "../support/site.ts";
import { sendEveryQuery } from "./every-query.ts";
import { planKinds, Statements } from "./statements.ts";

const plans = suite("every query of the site, on an embedded database without statistics");

/** A query may read all rows twice, but not all rows for each of many. */
const timesRead = 2;
/** The sitemap looks up 4,096 beginnings of ids, however few jobs there are. */
const leastAllowed = 12_000;

if (inProcess) {
  const { sql, close } = await openEmbeddedDatabase();
  plans.after(close);
  await migrateAll(sql);
  const statements = new Statements(sql);
  let jobId = "";
  const sendAll = () =>
    statements.collect(async () => {
      ({ jobId } = await sendEveryQuery(sql));
    });
  await sendAll();
  await statements.keepPlans();

  plans("reads little on a fresh site", async () => {
    assert.ok(statements.texts.length > 150, `${statements.texts.length} statements`);
    assert.equal(await excesses(sql, statements), []);
  });

  plans("reads little on a seeded site", async () => {
    const { dataset } = await testServices();
    await seed(sql, dataset, { today: dayOf(new Date()) });
    assert.equal(await excesses(sql, statements), []);
  });

  plans("reads little once 1,500 jobs and 2,000 applications were added", async () => {
    await addJobs(sql);
    await insertApplications(sql, jobId, 2_000);
    await sendAll();
    await statements.keepPlans();
    assert.equal(await excesses(sql, statements), []);
  });

  plans("reads only the emails of the application, once many were sent", async () => {
    await sql`
      insert into outbox (id, kind, application_id, created_at, sent_at)
      select gen_random_uuid(), 'status changed', id, now(), now() from applications`;
    const ofOne = statements.texts.filter((text) => /\bfrom outbox\s+where application_id = /.test(text));
    assert.ok(ofOne.length > 0);
    for (const text of ofOne)
      for (const plan of planKinds) {
        const { rows = Number.NaN } = (await statements.reading(text, plan)) ?? {};
        assert.ok(rows < 100, `${rows} rows, ${plan}: ${text}`);
      }
  });

  plans("reads little after many updates", async () => {
    await sql`update jobs set updated_at = now()`;
    for (let turn = 0; turn < 5; turn += 1)
      await sql`update applications set application_status = application_status`;
    assert.equal(await excesses(sql, statements), []);
  });
}

async function excesses(sql: Client, statements: Statements): Promise<object[]> {
  const allowed = leastAllowed + timesRead * (await countRows(sql));
  const found: object[] = [];
  for (const text of statements.texts)
    for (const plan of planKinds) {
      const reading = await statements.reading(text, plan);
      const read = reading ? Math.max(reading.rows, reading.buffers) : Number.NaN;
      if (!(read <= allowed) && !isPlainInsert(text))
        found.push({ text: text.replace(/\s+/g, " "), plan, ...reading });
    }
  return found;
}

/** It reads nothing, and fails where its key is there already. */
const isPlainInsert = (text: string) => /^\s*insert\b/i.test(text) && !/\bfrom\b/i.test(text);

/** Counts dead rows too: without a vacuum they are read like others. */
async function countRows(sql: Client): Promise<number> {
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql<{ rows: number }[]>`
    select sum(n_live_tup + n_dead_tup)::float8 as rows from pg_stat_user_tables`;
  return row!.rows;
}

async function addJobs(sql: Client): Promise<void> {
  await sql`insert into companies (name, country) select 'Company ' || n, 'Norway' from generate_series(1, 200) as n`;
  await sql`
    insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
      description, requirements, closes_on, created_at)
    select title, 'Company ' || 1 + n % 200, country, sector, experience_level, salary_min, salary_max, vacancies,
      description, requirements, utc_today() + 1 + (n % 90)::int, now() - n * interval '1 minute'
    from (select *, row_number() over () as n from jobs, generate_series(1, 2) limit 1500) as copied`;
}

plans.run();
