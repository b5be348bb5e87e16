import "./shared/check-node.mjs";
import { join, resolve } from "node:path";
import { copyFolder, isThere } from "./build/copy-folder.mjs";
import { explain } from "./shared/explain.mjs";
import { databaseConfig, runProgram, withDatabase } from "./shared/operator-database.mjs";
import { postgresConnection } from "./shared/postgres-connection.mjs";

try {
  const { databaseUrl, dataDir } = await databaseConfig(process.env);
  if (!process.argv[2])
    throw new Error("The command needs the folder of a backup: npm run restore -- FOLDER");
  if (!databaseUrl)
    throw new Error("DATABASE_URL must be set: the command restores into an empty PostgreSQL database.");
  // npm changes to the checkout; the operator means a path from where they stand.
  const folder = resolve(process.env.INIT_CWD ?? ".", process.argv[2]);
  await restore(databaseUrl, dataDir, folder);
} catch (error) {
  const explained = explain(error);
  console.error(explained.message ?? explained);
  process.exitCode = 1;
}

/** Into an empty database only: what is there would be mixed with what comes. It comes last, so that all can be done again. */
async function restore(databaseUrl, dataDir, folder) {
  const dump = join(folder, "database.dump");
  if (!(await isThere(dump)))
    throw new Error(
      `${folder} holds no backup, because database.dump is missing. Name the folder of a backup.`,
    );
  if (!(await withDatabase(databaseUrl, isEmpty)))
    throw new Error("The database is not empty. Create a new database, and restore into it.");
  const documents = join(folder, "files");
  if (await isThere(documents)) await copyFolder(documents, join(dataDir, "files"));
  const { PGDATABASE } = postgresConnection(databaseUrl);
  const args = ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges"];
  await runProgram("pg_restore", [...args, `--dbname=${PGDATABASE}`, dump], {
    databaseUrl,
    orElse: "The database is as it was.",
  });
  await withDatabase(databaseUrl, passUsedVersions);
  console.log("Restored. Start the site with the SECRET_KEY that it had at the time of the backup.");
}

async function isEmpty(sql) {
  const [{ tables }] = await sql`
    select count(*)::int as tables from pg_tables where schemaname = 'public'`;
  return tables === 0;
}

/**
 * A Worker keeps pages by the content's version, and those of before the restore are still there. Nobody changes the
 * content more often than a thousand times a second: the time in milliseconds is above every number that was used.
 */
async function passUsedVersions(sql) {
  await sql`
    update content_versions set
      version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint),
      changed_at = clock_timestamp()`;
}
