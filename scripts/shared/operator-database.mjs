import { once } from "node:events";
import { tsImport } from "tsx/esm/api";
import { postgresConnection } from "./postgres-connection.mjs";
import { start } from "./processes.mjs";

/** What the site reads of DATABASE_URL and DATA_DIR. */
export async function databaseConfig(environment) {
  const { readDatabaseConfig } = await tsImport("../../src/runtime/config/config.ts", import.meta.url);
  return readDatabaseConfig(environment);
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

/** PostgreSQL's own program; what goes wrong in it, it says itself. */
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
