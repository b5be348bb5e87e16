import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { migrate } from "../src/db/migrate.ts";
import { grantSiteRole } from "../src/db/site-role.ts";
import { readDatabaseConfig } from "../src/runtime/config/config.ts";
import { openDatabase } from "../src/runtime/database/open-database.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { explain } from "./shared/explain.mjs";

/** npm run migrate -- --grant ROLE also lets this role, which owns no table, run the site. */
try {
  const { grant } = parseArgs({ options: { grant: { type: "string" } } }).values;
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    const migrations = readMigrations(fileURLToPath(new URL("../sql", import.meta.url)));
    const applied = await migrate(database.sql, migrations, (name) => console.log(`applied ${name}`));
    if (applied.length === 0)
      console.log(`The database is up to date: it has all ${migrations.length} migrations.`);
    if (grant !== undefined) {
      await grantSiteRole(database.sql, grant);
      console.log(`${grant} may run the site`);
    }
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
