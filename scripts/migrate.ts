import { fileURLToPath } from "node:url";
import { MigrationError, migrate } from "../src/db/migrate.ts";
import { ConfigError, readDatabaseConfig } from "../src/runtime/config.ts";
import { openDatabase } from "../src/runtime/database.ts";
import { FolderInUse } from "../src/runtime/folder-lock.ts";
import { readMigrations } from "../src/runtime/migrations.ts";

try {
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    const migrations = await readMigrations(fileURLToPath(new URL("../sql", import.meta.url)));
    const applied = await migrate(database.sql, migrations, (name) => console.log(`applied ${name}`));
    if (applied.length === 0) console.log(`up to date: ${migrations.length} migrations are applied`);
  } finally {
    await database.close();
  }
} catch (error) {
  const expected = [ConfigError, FolderInUse, MigrationError].some((kind) => error instanceof kind);
  console.error(expected ? (error as Error).message : error);
  process.exitCode = 1;
}
