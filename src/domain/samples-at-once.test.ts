import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../tests/database.ts";
import { aCompanyLine, aJobLine, datasetOf } from "../../tests/dataset.ts";
import { until } from "../../tests/faults/faults.ts";
import { insertVacancy, uniqueWord } from "../../tests/vacancies.ts";
import { insertCompany } from "../db/companies.ts";
import { removeSamples } from "./remove-samples.ts";
import { seed } from "./seed.ts";

const samples = suite("samples, while an employer posts for one of their companies");

function aDataset() {
  const company = uniqueWord();
  return {
    company,
    source: datasetOf([
      { ...aCompanyLine, name: company },
      { ...aJobLine, company },
    ]),
  };
}

const { sql, close } = await migratedDatabase();
samples.after(close);

/** What an employer's posting does, with what happens beside it between its two steps. */
const post = (company: string, beside: () => Promise<void>) =>
  sql.begin(async (tx) => {
    await insertCompany(tx, { name: company, country: "Norway" });
    await beside();
    await insertVacancy(tx, { company });
  });

async function waits(): Promise<void> {
  await until("somebody waits for a row", async () => {
    const rows = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length > 0;
  });
}

// The embedded database has one connection: nothing happens there at once.
if (sql.options.max !== 1) {
  samples("are removed without either failing, and the company is the employer's", async () => {
    const { company, source } = aDataset();
    await seed(sql, source, { today: "2190-06-01" });
    let removing: ReturnType<typeof removeSamples> | undefined;
    await post(company, async () => {
      removing = removeSamples(sql);
      await waits();
    });
    assert.equal(await removing, { jobs: 1 });
    assert.equal([...(await sql`select name, sample from companies`)], [{ name: company, sample: false }]);
    assert.is((await sql`select from jobs where company = ${company}`).length, 1);
  });

  samples("are moved on to the next year without either failing", async () => {
    const { company, source } = aDataset();
    await seed(sql, source, { today: "2190-06-01" });
    let moving: ReturnType<typeof seed> | undefined;
    await post(company, async () => {
      moving = seed(sql, source, { today: "2195-06-01" });
      await waits();
    });
    assert.is((await moving)?.moved, 1);
    assert.is((await sql`select from jobs where company = ${company}`).length, 2);
  });
}

samples.run();
