import "./shared/check-node.mjs";
import { join } from "node:path";
import { copyFolder, isThere } from "./build/copy-folder.mjs";
import { runProgram, withDatabase, withFolder } from "./shared/operator-database.mjs";
import { postgresConnection } from "./shared/postgres-connection.mjs";

await withFolder(
  {
    withoutFolder: "The command needs the folder of a backup: npm run restore -- FOLDER",
    withoutDatabase: "DATABASE_URL must be set: the command restores into an empty PostgreSQL database.",
  },
  restore,
);

/** The database comes last, so that an interrupted restore can be repeated. */
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
 * A Worker still keeps pages by the content's version from before. The time in milliseconds is above every
 * used number.
 */
async function passUsedVersions(sql) {
  await sql`
    update content_versions set
      version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000)::bigint),
      changed_at = clock_timestamp()`;
}
