import "./shared/check-node.mjs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { copyFolder, isThere } from "./build/copy-folder.mjs";
import { runProgram, withDatabase, withFolder } from "./shared/operator-database.mjs";

const storage = process.env.STORAGE?.trim() || "fs";

await withFolder(
  {
    withoutFolder: "The command needs a folder: npm run backup -- FOLDER",
    withoutDatabase:
      "DATABASE_URL must be set. To back up the embedded database, stop the site and copy DATA_DIR.",
  },
  (databaseUrl, dataDir, folder) => backUp(databaseUrl, join(dataDir, "files"), folder),
);

async function backUp(databaseUrl, files, folder) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder: a backup overwrites nothing.`);
  if (storage === "fs" && !(await holdsDocuments(databaseUrl, files)))
    throw new Error(
      `${files} holds none of the documents that the database names. Set DATA_DIR and STORAGE as the site has them.`,
    );
  try {
    await copy(databaseUrl, files, folder);
  } catch (error) {
    // Nobody may take half a backup for one.
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    throw error;
  }
  await recordBackup(databaseUrl);
  console.log(
    `Backed up to ${folder}${storage === "fs" ? "" : " without documents. Copy the bucket as well"}.`,
    "Keep SECRET_KEY in another place: without it nobody can open the sealed data.",
  );
}

/** The backup succeeds even if the database takes no entry: it may be a standby. */
async function recordBackup(databaseUrl) {
  const entry = {
    actor: { kind: "system" },
    action: "backup made",
    subject: { kind: "backup", id: "command" },
  };
  try {
    const { insertAuditEntry } = await tsImport("../src/db/accounts/audit-log.ts", import.meta.url);
    await withDatabase(databaseUrl, (sql) => insertAuditEntry(sql, entry));
  } catch (error) {
    console.error(
      `The audit log has no entry about this backup (${error.message}). The backup itself is complete.`,
    );
  }
}

/** The latest documents distinguish one site's folder from another's. */
async function holdsDocuments(databaseUrl, files) {
  const keys = await withDatabase(databaseUrl, async (sql) => {
    const [{ documents }] = await sql`select to_regclass('documents') as documents`;
    if (documents === null) return [];
    const rows = await sql`
      select storage_key as key from documents where storage_key is not null
      order by created_at desc limit 1000`;
    return rows.map(({ key }) => key);
  });
  for (const key of keys) if (await isThere(join(files, "documents", key))) return true;
  return keys.length === 0;
}

/**
 * Copies the documents after the database, so that no named document is missing. `restore` takes a folder with
 * database.dump for a whole backup, so the file gets this name at the end.
 */
async function copy(databaseUrl, files, folder) {
  const partial = join(folder, "database.partial");
  await runProgram("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${partial}`], {
    databaseUrl,
    orElse: "There is no backup.",
  });
  if (storage === "fs" && (await isThere(files))) await copyFolder(files, join(folder, "files"));
  await rename(partial, join(folder, "database.dump"));
}
