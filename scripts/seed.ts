import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { migrate } from "../src/db/migrate.ts";
import { seed } from "../src/domain/dataset/seed.ts";
import { readDatabaseConfig } from "../src/runtime/config/config.ts";
import { openDatabase } from "../src/runtime/database/open-database.ts";
import { datasetFile } from "../src/runtime/node/dataset-file.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { dayOf } from "../src/shared/calendar-date.ts";
import { explain } from "./shared/explain.mjs";

/** Errors of the system or the database have a code; anything else is a fault of ours. */
const isExpected = (error: unknown): error is Error => error instanceof Error && "code" in error;

const sql = fileURLToPath(new URL("../sql", import.meta.url));

try {
  const { values } = parseArgs({ options: { from: { type: "string" } } });
  // npm changes to the checkout, but the operator means a path from the own folder.
  const file = values.from
    ? resolve(process.env.INIT_CWD ?? ".", values.from)
    : resolve(sql, "seed", "manifest.json");
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    await migrate(database.sql, readMigrations(sql));
    const today = dayOf(new Date());
    const seeded = await seed(database.sql, datasetFile(file), { today, onLine: console.log });
    if (!seeded) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  const explained = explain(error);
  console.error(isExpected(explained) ? explained.message : explained);
  process.exitCode = 1;
}
