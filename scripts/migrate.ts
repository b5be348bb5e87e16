import { fileURLToPath } from "node:url";
import { migrate } from "../src/db/migrate.ts";
import { readDatabaseConfig } from "../src/runtime/config.ts";
import { openDatabase } from "../src/runtime/database.ts";
import { readMigrations } from "../src/runtime/migrations.ts";
import { explain } from "./explain.mjs";

try {
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    const migrations = readMigrations(fileURLToPath(new URL("../sql", import.meta.url)));
    const applied = await migrate(database.sql, migrations, (name) => console.log(`applied ${name}`));
    if (applied.length === 0) console.log(`up to date: ${migrations.length} migrations are applied`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
