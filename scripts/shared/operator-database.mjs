import { once } from "node:events";
import { resolve } from "node:path";
import { tsImport } from "tsx/esm/api";
import { explain } from "./explain.mjs";
import { postgresConnection } from "./postgres-connection.mjs";
import { start } from "./processes.mjs";

/** Gives `work` the site's database and the folder that the operator named, and explains what fails. */
export async function withFolder({ withoutFolder, withoutDatabase }, work) {
  try {
    const { readDatabaseConfig } = await tsImport("../../src/runtime/config/config.ts", import.meta.url);
    const { databaseUrl, dataDir } = readDatabaseConfig(process.env);
    if (!process.argv[2]) throw new Error(withoutFolder);
    if (!databaseUrl) throw new Error(withoutDatabase);
    // npm changes to the checkout, but the operator means a path from the own folder.
    await work(databaseUrl, dataDir, resolve(process.env.INIT_CWD ?? ".", process.argv[2]));
  } catch (error) {
    const explained = explain(error);
    console.error(explained.message ?? explained);
    process.exitCode = 1;
  }
}

export async function withDatabase(databaseUrl, work) {
  const { openServer } = await tsImport("../../src/runtime/database/open-database.ts", import.meta.url);
  const { sql, close } = openServer(databaseUrl);
  try {
    return await work(sql);
  } finally {
    await close();
  }
}

export async function runProgram(program, args, { databaseUrl, orElse }) {
  const env = { ...process.env, ...postgresConnection(databaseUrl) };
  const child = start(program, args, { env, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(child, "close").catch((error) => {
    if (error.code !== "ENOENT") throw error;
    throw new Error(
      `${program} is not on this machine. Install PostgreSQL's client programs, of the server's version or newer.`,
    );
  });
  if (code !== 0) throw new Error(`${program} failed. ${orElse}`);
}
