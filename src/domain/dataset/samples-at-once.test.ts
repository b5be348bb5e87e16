import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aCompanyLine, aJobLine, datasetOf } from "../../../tests/support/dataset.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { insertCompany } from "../../db/jobs/companies.ts";
import { removeSamples } from "./remove-samples.ts";
import { seed } from "./seed.ts";

const samples = suite("samples, while an employer posts under the name of one of their companies");

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

/** Posts a job as an employer does, and runs `beside` between its two steps. */
const post = (company: string, beside: () => Promise<void>) =>
  sql.begin(async (tx) => {
    await insertCompany(tx, { name: company, country: "Norway" });
    await beside();
    await insertJob(tx, { company });
  });

// The embedded database has one connection, so nothing happens there at once.
if (sql.options.max !== 1) {
  samples("are removed without waiting for it, and the employer's company stays", async () => {
    const { company, source } = aDataset();
    await seed(sql, source, { today: "2190-06-01" });
    await post(company, async () => {
      assert.equal(await removeSamples(sql), { jobs: 1 });
    });
    assert.equal([...(await sql`select name, sample from companies`)], [{ name: company, sample: false }]);
    assert.is((await sql`select from jobs where company = ${company}`).length, 1);
  });

  samples("are moved on to the next year without waiting for it", async () => {
    const { company, source } = aDataset();
    await seed(sql, source, { today: "2190-06-01" });
    await post(company, async () => {
      assert.is((await seed(sql, source, { today: "2195-06-01" }))?.moved, 1);
    });
    assert.is((await sql`select from jobs where company = ${company}`).length, 2);
  });
}

samples.run();
