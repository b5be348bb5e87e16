import "./check-node.mjs";
import { cp, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { postgresConnection } from "./postgres-connection.mjs";
import { ended, start } from "./processes.mjs";

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = ".data", STORAGE: storage = "fs" } = process.env;
const folder = process.argv[2];

try {
  await backUp();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The documents after the database: then none that it names is missing, but for what was erased in between. */
async function backUp() {
  if (!folder) throw new Error("Say where to: npm run backup -- FOLDER");
  if (!databaseUrl)
    throw new Error(
      "DATABASE_URL must be set. The embedded database is backed up by copying DATA_DIR, stopped.",
    );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: a backup overwrites none.`);
  const dump = join(folder, "database.dump");
  const child = start("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", `--file=${dump}`], {
    env: { ...process.env, ...postgresConnection(databaseUrl) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if ((await ended(child)) !== 0) throw new Error("pg_dump failed: there is no backup.");
  if (storage === "fs") {
    await cp(join(dataDir, "files"), join(folder, "files"), { recursive: true }).catch(ignoreMissing);
  }
  console.log(
    `Backed up to ${folder}${storage === "fs" ? "" : " without documents: copy the bucket as well"}.`,
    "Keep SECRET_KEY elsewhere: without it nothing sealed opens.",
  );
}

/** No document was ever sent. */
function ignoreMissing(error) {
  if (error.code !== "ENOENT") throw error;
}
