import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findContentVersion } from "../../tests/content-version.ts";
import { testDatabase } from "../../tests/database.ts";
import { aJob, unique } from "../../tests/fixtures.ts";

const sql = await testDatabase();
const version = async () => (await findContentVersion(sql)).version;
const content = suite("the version of the public content");

content("rises with whatever an operator changes by hand", async () => {
  const { id } = await aJob(sql, { title: unique("Rigger") });
  const changes = [
    () =>
      sql`insert into companies (name, country, category) values (${unique("Harbour Works")}, 'Norway', 'shipping')`,
    () => sql`update jobs set description = 'Other words' where id = ${id}`,
    () => sql`delete from jobs where id = ${id}`,
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

content.run();
