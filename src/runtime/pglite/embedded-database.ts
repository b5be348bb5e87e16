import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { type Client, connect } from "../../db/connect.ts";
import { lockFolder } from "../node/folder-lock.ts";
import { withoutAlarms } from "./alarms.ts";
import { loadImage, saveImage } from "./database-image.ts";
import { embeddedFault } from "./embedded-fault.ts";
import { pgliteSockets } from "./socket.ts";

export interface EmbeddedDatabase {
  sql: Client;
  /** A copy of everything in it, which `openEmbeddedDatabase` takes. */
  copy(): Promise<Blob>;
  close(): Promise<void>;
}

/**
 * PostgreSQL inside this process, kept in a folder that it has for itself, or in memory when none is given. In memory it
 * may begin as a copy of another.
 */
export async function openEmbeddedDatabase(folder?: string, copy?: Blob): Promise<EmbeddedDatabase> {
  if (folder === undefined) return serve(await keepingExitCode(() => openInMemory(copy)));
  const unlock = await lockFolder(folder);
  try {
    return serve(await keepingExitCode(() => openInFolder(folder)), unlock);
  } catch (error) {
    await unlock();
    throw await embeddedFault(error, folder);
  }
}

function serve(database: PGlite, closed?: () => Promise<void>): EmbeddedDatabase {
  // One connection, since there is one session; it is never renewed, since PGlite never drops it.
  const sql = connect({ socket: pgliteSockets(database) }, { max: 1, maxLifetimeSeconds: 0 });
  return {
    sql,
    copy: () => database.dumpDataDir("none"),
    async close() {
      await sql.end({ timeout: 5 });
      await keepingExitCode(() => database.close());
      await closed?.();
    },
  };
}

async function openInMemory(copy?: Blob): Promise<PGlite> {
  const image = copy ?? (await loadImage());
  if (image) return start({ loadDataDir: image });
  const database = await start({});
  await saveImage(database);
  return database;
}

async function openInFolder(folder: string): Promise<PGlite> {
  const dataDir = join(folder, "postgres");
  const unfinished = join(folder, "postgres.unfinished");
  // Killed while it was being made: PGlite would take the part for a whole. Nobody was given it, so nothing is lost.
  if (existsSync(unfinished)) await rm(dataDir, { recursive: true, force: true });
  if (existsSync(join(dataDir, "PG_VERSION"))) return start({ dataDir });

  await writeFile(unfinished, "");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const image = await loadImage();
  const database = await start({ dataDir, ...(image && { loadDataDir: image }) });
  await rm(unfinished);
  return database;
}

/** The operating system keeps the files in memory as well; the 128 MB it would take itself cost a tenth of a second at the start. */
const smallMemory = ["-c", "shared_buffers=16MB"];

/**
 * V8 compiles WebAssembly anew, optimised, once it has run for so long. By V8's own measure that takes the cores from a
 * start, which runs most of PostgreSQL once, and makes it a third longer; pages come as fast after it.
 */
const lateOptimisation = "--wasm-tiering-budget=100000000";

/** Loaded when needed: a site on a real PostgreSQL never pays for it, and Workers cannot run it. */
async function start(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }, { setFlagsFromString }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("node:v8"),
  ]);
  // After them: under other flags V8 also refuses the code that Node keeps of its own modules.
  setFlagsFromString(lateOptimisation);
  /** Answers postgres.js alone, which knows the types without asking for them. */
  class Answering extends PGlite {
    override async _initArrayTypes(): Promise<void> {}
  }
  const startParams = [...PGlite.defaultStartParams, ...smallMemory];
  const database = new Answering({ ...options, startParams, extensions: { pg_trgm, withoutAlarms } });
  await database.waitReady;
  return database;
}

/** PGlite's runtime sets the process's exit code when it ends; it is not the one to say that all went well. */
async function keepingExitCode<T>(work: () => Promise<T>): Promise<T> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}
