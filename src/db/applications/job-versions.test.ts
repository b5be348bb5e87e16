import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emptyDatabase, migrateAll } from "../../../tests/support/database.ts";
import { readMigrations } from "../../runtime/node/migrations.ts";
import { migrate } from "../migrate.ts";
import { jobContent, withJobVersion } from "./job-text.ts";

const upgrade = suite("a database with texts of jobs that are older than the languages of jobs");

const earlier = () =>
  readMigrations(fileURLToPath(new URL("../../../sql", import.meta.url))).filter(({ name }) => name < "0059");

upgrade("says English in each text, so that the same text of a job is stored once", async () => {
  const { sql, close } = await emptyDatabase();
  const texts = async () => [
    ...(await sql<{ title: string; lang: string | null; housing: boolean }[]>`
      select content ->> 'title' as title, content ->> 'lang' as lang, content -> 'housing' as housing
      from job_versions`),
  ];
  try {
    await migrate(sql, earlier());
    await sql`insert into companies (name, country) values ('A company', 'Norway')`;
    const [job] = await sql<{ id: string }[]>`
      insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, description,
        requirements, closes_on, housing)
      values ('Welder', 'A company', 'Norway', 'shipping', 'mid', 1000, 2000, 'A description', 'A requirement',
        '2199-12-31', true)
      returning id`;
    await sql`
      insert into job_versions (job_id, content)
      select id, ${jobContent(sql)} - 'lang' from (select *, '' as lang from jobs) as jobs`;
    assert.equal(await texts(), [{ title: "Welder", lang: null, housing: true }]);

    await migrateAll(sql);
    const told = [{ title: "Welder", lang: "en", housing: true }];
    assert.equal(await texts(), told);
    await sql`${withJobVersion(sql, job!.id)} select from known`;
    assert.equal(await texts(), told);
  } finally {
    await close();
  }
});

upgrade.run();
