import { fileURLToPath } from "node:url";
import { loadTerms } from "../../src/db/jobs/search/load-terms.ts";
import { seed } from "../../src/domain/dataset/seed.ts";
import { datasetFile } from "../../src/runtime/node/dataset-file.ts";
import { readTerms } from "../../src/runtime/node/terms-files.ts";
import { dayOf } from "../../src/shared/calendar-date.ts";
import { prepareSearch } from "../../src/tasks/jobs/prepare-search.ts";
import { emptyDatabase, migrateAll } from "./database.ts";

const folder = fileURLToPath(new URL("../../sql", import.meta.url));

/** A database with the sample dataset and the terms of the search. Making it takes ten seconds of processor time on PGlite. */
export async function openSampleDatabase() {
  const database = await emptyDatabase();
  const { sql } = database;
  await migrateAll(sql);
  // The terms come first, so that each job gets its marks once.
  await loadTerms(sql, await readTerms(`${folder}/terms`));
  await seed(sql, datasetFile(`${folder}/seed/manifest.json`), { today: dayOf(new Date()) });
  await prepareSearch({ sql, terms: undefined });
  return database;
}
