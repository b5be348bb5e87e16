import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migrateAll } from "../../../tests/support/database.ts";
import { aJob } from "../../../tests/support/fixtures.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { vacuumChangedTables } from "./embedded-upkeep.ts";

const upkeep = suite("upkeep of the embedded database");

const { sql, close } = await openEmbeddedDatabase();
upkeep.after(close);
await migrateAll(sql);

/** Each test begins with nothing left to do. */
upkeep.before.each(async () => {
  await flush();
  await vacuumChangedTables(sql);
});

/** Lets the database count its own changes at once, which it does with a delay. */
const flush = () => sql`select pg_stat_force_next_flush()`;

const rowsKnown = async () => {
  const [row] = await sql<{ reltuples: number }[]>`select reltuples from pg_class where relname = 'jobs'`;
  return row!.reltuples;
};

async function addJobs(count: number): Promise<void> {
  const { id } = await aJob(sql);
  await sql`
    insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
      description, requirements, closes_on)
    select title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
      requirements, closes_on from jobs, generate_series(2, ${count}::int) where id = ${id}`;
  await flush();
}

upkeep("collects statistics of tables that were filled", async () => {
  await addJobs(1_000);
  assert.ok((await vacuumChangedTables(sql)).includes("jobs"));
  assert.is(await rowsKnown(), 1_000);
});

upkeep("leaves tables alone in which little changed", async () => {
  await addJobs(20);
  assert.equal(await vacuumChangedTables(sql), []);
});

upkeep("frees what updates replaced, so that a table does not grow for ever", async () => {
  const size = async () => {
    const [row] = await sql<{ bytes: number }[]>`select pg_relation_size('jobs') as bytes`;
    return row!.bytes;
  };
  const updateAll = async () => {
    await sql`update jobs set updated_at = now()`;
    await flush();
    await vacuumChangedTables(sql);
  };
  await updateAll();
  const before = await size();
  for (let turn = 0; turn < 5; turn += 1) await updateAll();
  assert.ok((await size()) <= 1.5 * before, `${before} bytes became ${await size()}`);
});

upkeep("ends a plan that was made when the table was empty", async () => {
  await sql`create table harbours (id int primary key, name text)`;
  await sql.unsafe("prepare harbour as select * from harbours where name = $1 order by id limit 1");
  const plan = async () => {
    const rows = await sql.begin(async (tx) => {
      await tx`set local plan_cache_mode = force_generic_plan`;
      return tx.unsafe("explain execute harbour('Bergen')");
    });
    return rows.map((row) => Object.values(row)[0]).join("\n");
  };
  const whenEmpty = await plan();
  await sql`insert into harbours select n, 'Harbour ' || n from generate_series(1, 5000) as n`;
  await flush();
  assert.is(await plan(), whenEmpty);
  await vacuumChangedTables(sql);
  assert.is.not(await plan(), whenEmpty);
});

upkeep.run();
