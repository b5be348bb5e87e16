import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadTerms } from "../src/db/jobs/search/load-terms.ts";
import { migrate } from "../src/db/migrate.ts";
import { grantSiteRole } from "../src/db/site-role.ts";
import { readDatabaseConfig } from "../src/runtime/config/config.ts";
import { openDatabase } from "../src/runtime/database/open-database.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { readTerms } from "../src/runtime/node/terms-files.ts";
import { explain } from "./shared/explain.mjs";

/** npm run migrate -- --grant ROLE also lets this role, which owns no table, run the site. */
try {
  const { grant } = parseArgs({ options: { grant: { type: "string" } } }).values;
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    const folder = fileURLToPath(new URL("../sql", import.meta.url));
    const migrations = readMigrations(folder);
    const applied = await migrate(database.sql, migrations, (name) =>
      console.log(`Applied the migration ${name}.`),
    );
    if (applied.length === 0)
      console.log(`The database is up to date: it has all ${migrations.length} migrations.`);
    if (grant !== undefined) {
      await grantSiteRole(database.sql, grant);
      console.log(`The role ${grant} may run the site.`);
    }
    // It follows the grant: a running site needs the new tables to post a job.
    if (await loadTerms(database.sql, await readTerms(join(folder, "terms"))))
      console.log("Loaded the terms of the search.");
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
