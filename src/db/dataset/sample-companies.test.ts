import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emptyDatabase, migrateAll } from "../../../tests/support/database.ts";
import { readMigrations } from "../../runtime/node/migrations.ts";
import type { Client } from "../connect.ts";
import { listPartnerStats } from "../jobs/companies.ts";
import { findCountrySummary, findJobStats } from "../jobs/job-facets.ts";
import { migrate } from "../migrate.ts";

const upgrade = suite("a database in which a posting took the mark from a sample company");

const earlier = () =>
  readMigrations(fileURLToPath(new URL("../../../sql", import.meta.url))).filter(({ name }) => name < "0025");

interface Listed {
  company: string;
  country: string;
  sample?: boolean;
  employerId?: string | null;
}

async function insertJob(sql: Client, { company, country, sample = false, employerId = null }: Listed) {
  await sql`
    insert into jobs (employer_id, title, company, country, sector, experience_level, salary_min, salary_max,
      description, requirements, closes_on, sample)
    values (${employerId}, 'Welder', ${company}, ${country}, 'mining', 'mid', 1, 2, '', '', '2199-12-31', ${sample})`;
}

upgrade("has two companies afterwards, each with its own jobs", async () => {
  const { sql, close } = await emptyDatabase();
  try {
    await migrate(sql, earlier());
    await sql`
      insert into companies (name, country, category, sample)
      values ('Merged', 'Chile', 'mining', false), ('Sample', 'Chile', 'mining', true),
        ('Left', 'Peru', 'mining', false), ('Real', 'Norway', null, false)`;
    const [user] = await sql<{ id: string }[]>`
      insert into users (email, first_name, last_name, password_hash) values ('a@b.co', 'A', 'B', '') returning id`;
    await insertJob(sql, { company: "Merged", country: "Chile", sample: true });
    await insertJob(sql, { company: "Merged", country: "Norway", employerId: user!.id });
    await insertJob(sql, { company: "Sample", country: "Chile", sample: true });
    await insertJob(sql, { company: "Left", country: "Chile", sample: true });
    await insertJob(sql, { company: "Real", country: "Norway", employerId: user!.id });
    await migrateAll(sql);
    const listed = await listPartnerStats(sql);
    assert.equal(
      listed.map(({ company, country, category, sample, jobCount }) => [
        company,
        sample,
        country,
        category,
        jobCount,
      ]),
      [
        ["Left", true, "Peru", "mining", 1],
        ["Merged", false, "Norway", "shipping", 1],
        ["Merged", true, "Chile", "mining", 1],
        ["Real", false, "Norway", "shipping", 1],
        ["Sample", true, "Chile", "mining", 1],
      ],
    );
    assert.is((await findJobStats(sql)).totalCompanies, 5);
    assert.is((await findCountrySummary(sql, "Chile"))?.companies, 3);
  } finally {
    await close();
  }
});

upgrade.run();
