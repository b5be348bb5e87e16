import "./check-node.mjs";
import { access, cp } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { postgresConnection } from "./postgres-connection.mjs";
import { ended, start } from "./processes.mjs";

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = ".data" } = process.env;
const folder = process.argv[2];

try {
  await restore();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Into an empty database only: what is there would be mixed with what comes. */
async function restore() {
  if (!folder) throw new Error("Say where from: npm run restore -- FOLDER");
  if (!databaseUrl) throw new Error("DATABASE_URL must name an empty PostgreSQL database.");
  const dump = join(folder, "database.dump");
  await access(dump).catch(() => {
    throw new Error(`${folder} holds no backup: database.dump is missing.`);
  });
  if (!(await isEmpty())) throw new Error("The database is not empty: restore into a new one.");
  const { PGDATABASE } = postgresConnection(databaseUrl);
  const args = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"];
  const child = start("pg_restore", [...args, `--dbname=${PGDATABASE}`, dump], {
    env: { ...process.env, ...postgresConnection(databaseUrl) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if ((await ended(child)) !== 0) throw new Error("pg_restore failed: the database is as it was.");
  const documents = join(folder, "files");
  await cp(documents, join(dataDir, "files"), { recursive: true }).catch((error) => {
    if (error.code !== "ENOENT") throw error;
  });
  console.log("Restored. Start the site with the SECRET_KEY it had.");
}

async function isEmpty() {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [{ tables }] = await sql`
      select count(*)::int as tables from pg_tables where schemaname = 'public'`;
    return tables === 0;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
