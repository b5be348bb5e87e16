import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/support/account.ts";
import { findContentVersion } from "../../tests/support/content-version.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { aJob, unique } from "../../tests/support/fixtures.ts";
import { insertJob } from "../../tests/support/insert-job.ts";
import { findContentEdition } from "./content-versions.ts";

const sql = await testDatabase();
const version = async () => (await findContentVersion(sql)).version;
const content = suite("the version of the public content");

content("rises with whatever an operator changes by hand", async () => {
  const { id, company } = await aJob(sql, { title: unique("Rigger") });
  const employer = (await anEmployer()).user.id;
  const name = unique("Nobody else");
  const changes = [
    () =>
      sql`insert into companies (name, country, category) values (${unique("Harbour Works")}, 'Norway', 'shipping')`,
    () => sql`update companies set country = 'Chile' where name = ${company}`,
    () => sql`update jobs set description = 'Other words' where id = ${id}`,
    () =>
      sql`insert into mandates (employer_id, company, checked) values (${employer}, ${company}, 'Its register')`,
    () => sql`update mandates set checked = 'Its address' where employer_id = ${employer}`,
    () => sql`delete from mandates where employer_id = ${employer}`,
    () =>
      sql`insert into reviews (candidate_name, country, job_obtained, rating, review) values (${name}, 'Norway', 'Rigger', 5, 'A good place')`,
    () => sql`update reviews set hidden_at = now() where candidate_name = ${name}`,
    () => sql`delete from reviews where candidate_name = ${name}`,
    () => sql`insert into fee_waivers (sector, country, reason) values (null, ${name}, 'A law')`,
    () => sql`update fee_waivers set reason = 'Another law' where country = ${name}`,
    () => sql`delete from fee_waivers where country = ${name}`,
    () => sql`delete from jobs where id = ${id}`,
    () => sql`delete from companies where name = ${company}`,
  ];
  for (const change of changes) {
    const before = await version();
    await change();
    assert.ok((await version()) > before, String(change));
  }
});

content("stays when nothing was changed", async () => {
  const before = await version();
  await sql`update jobs set description = 'Other words' where title = ${unique("Nobody")}`;
  await sql`delete from reviews where candidate_name = ${unique("Nobody")}`;
  assert.is(await version(), before);
});

content(
  "has another edition after midnight UTC, when vacancies close, though nobody changed anything",
  async () => {
    const [today, unchanged] = await Promise.all([findContentEdition(sql), version()]);
    class Undone extends Error {}
    const nextDay = sql.begin(async (tx) => {
      await tx`
      create or replace function utc_today() returns date language sql stable
      return (now() at time zone 'utc')::date + 1`;
      assert.is((await findContentVersion(tx)).version, unchanged);
      assert.is.not(await findContentEdition(tx), today);
      throw new Undone();
    });
    await nextDay.catch((error) => assert.instance(error, Undone));
    assert.is(await findContentEdition(sql), today);
  },
);

content("rises once in a transaction, at its end, for whatever was changed in it", async () => {
  const before = await version();
  await sql.begin(async (tx) => {
    await insertJob(tx, { company: unique("Harbour Works") });
    await insertJob(tx);
    await tx`insert into fee_waivers (sector, country, reason) values (null, ${unique("Verida")}, 'A law')`;
    assert.is((await findContentVersion(tx)).version, before);
  });
  assert.is(await version(), before + 1);
});

// The embedded database has one connection, so nothing happens there at once.
if (process.env.TEST_DATABASE_URL)
  content("is not waited for by who posts while others are posted and not yet kept", async () => {
    await sql.begin(async (loading) => {
      await insertJob(loading, { company: unique("Harbour Works") });
      const before = await version();
      await sql.begin(async (posting) => {
        await posting`set local lock_timeout = '2s'`;
        await insertJob(posting, { company: unique("Harbour Works") });
      });
      assert.is(await version(), before + 1);
    });
  });

content.run();
