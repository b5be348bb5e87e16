import "./shared/closed-pipe.mjs";
import { fileURLToPath } from "node:url";
import type { Client } from "../src/db/connect.ts";
import { loadTerms } from "../src/db/jobs/search/load-terms.ts";
import { migrate } from "../src/db/migrate.ts";
import { seed } from "../src/domain/dataset/seed.ts";
import { planSearch } from "../src/domain/jobs/search/plan-search.ts";
import { readDatabaseConfig } from "../src/runtime/config/config.ts";
import { ConfigError } from "../src/runtime/config/config-error.ts";
import { openDatabase } from "../src/runtime/database/open-database.ts";
import { datasetFile } from "../src/runtime/node/dataset-file.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { readTerms } from "../src/runtime/node/terms-files.ts";
import { openEmbeddedDatabase } from "../src/runtime/pglite/embedded-database.ts";
import { dayOf } from "../src/shared/calendar-date.ts";
import { prepareSearch } from "../src/tasks/jobs/prepare-search.ts";
import { explain } from "./shared/explain.mjs";
import { explainJobs } from "./terms/explain-jobs.ts";
import { explainQuery } from "./terms/explain-query.ts";

/** npm run terms -- QUERY explains how the site reads a search, and why it finds what it finds. */
const query = process.argv.slice(2).join(" ").trim();
const shownJobs = 24;

try {
  if (!query) throw new ConfigError("The command needs a search: npm run terms -- second cook norway");
  const { sql, close } = process.env.DATABASE_URL
    ? await openDatabase(readDatabaseConfig(process.env))
    : await openSample();
  try {
    await print(sql);
  } finally {
    await close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function print(sql: Client): Promise<void> {
  const search = await planSearch(sql, { search: query });
  if (!search) {
    console.log(
      "The site does not search by these words. Either the terms are not loaded (npm run migrate), or no word is left.",
    );
    return;
  }
  for (const line of explainQuery(query, search.query)) console.log(line);
  const jobs = await explainJobs(sql, search, shownJobs);
  console.log(jobs.length === 0 ? "\nNo job matches." : "");
  for (const [place, { title, company, country, tier, why }] of jobs.entries()) {
    console.log(`${String(place + 1).padStart(2)} ${tier.padEnd(9)} ${title}, ${company}, ${country}`);
    console.log(`             ${why.join("; ")}`);
  }
}

/** The sample jobs with the terms of this checkout, in memory. */
async function openSample() {
  const folder = fileURLToPath(new URL("../sql", import.meta.url));
  const database = await openEmbeddedDatabase();
  await migrate(database.sql, readMigrations(folder));
  // The terms come first, so that each job gets its marks once.
  await loadTerms(database.sql, await readTerms(`${folder}/terms`));
  await seed(database.sql, datasetFile(`${folder}/seed/manifest.json`), { today: dayOf(new Date()) });
  await prepareSearch({ sql: database.sql, terms: undefined });
  return database;
}
