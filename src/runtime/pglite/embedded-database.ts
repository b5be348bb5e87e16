import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Extension, PGlite } from "@electric-sql/pglite";
import { type Client, connect } from "../../db/connect.ts";
import { lockFolder } from "../node/folder-lock.ts";
import { loadImage, saveImage } from "./database-image.ts";
import { embeddedFault } from "./embedded-fault.ts";
import { pgliteSockets } from "./socket.ts";

interface EmbeddedDatabase {
  sql: Client;
  copy(): Promise<Blob>;
  close(): Promise<void>;
}

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
  // PGlite has one session and never drops it.
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
  // An interrupted creation left a part, which PGlite would take for the whole.
  if (existsSync(unfinished)) await rm(dataDir, { recursive: true, force: true });
  if (existsSync(join(dataDir, "PG_VERSION"))) return start({ dataDir });

  await writeFile(unfinished, "");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const image = await loadImage();
  const database = await start({ dataDir, ...(image && { loadDataDir: image }) });
  await rm(unfinished);
  return database;
}

/** PostgreSQL's own 128 MB would cost a tenth of a second at the start. */
const smallMemory = ["-c", "shared_buffers=16MB"];

/** V8's default recompiles WebAssembly during the start, which makes the start a third longer. */
const lateOptimisation = "--wasm-tiering-budget=100000000";

interface WasmOptions {
  instantiateWasm(imports: { env: Record<string, unknown> }, done: unknown): unknown;
}

/** PostgreSQL's timer cannot interrupt a query in the same thread. It only kept a finished process alive. */
const withoutAlarms: Extension = {
  name: "without_alarms",
  async setup(_database, options: WasmOptions) {
    const emscriptenOpts: WasmOptions = {
      ...options,
      instantiateWasm(imports, done) {
        imports.env._setitimer_js = () => 0;
        return options.instantiateWasm(imports, done);
      },
    };
    return { emscriptenOpts };
  },
};

/** Workers cannot load it, and a site on PostgreSQL does not need it. */
async function start(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }, { setFlagsFromString }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/pg_trgm"),
    import("node:v8"),
  ]);
  // Under other flags V8 refuses the compiled code of Node's own modules, so they load first.
  setFlagsFromString(lateOptimisation);
  /** postgres.js knows the types without asking for them. */
  class Answering extends PGlite {
    override async _initArrayTypes(): Promise<void> {}
  }
  const startParams = [...PGlite.defaultStartParams, ...smallMemory];
  const database = new Answering({ ...options, startParams, extensions: { pg_trgm, withoutAlarms } });
  await database.waitReady;
  return database;
}

/** PGlite sets the process's exit code when it ends. */
async function keepingExitCode<T>(work: () => Promise<T>): Promise<T> {
  const { exitCode } = process;
  try {
    return await work();
  } finally {
    process.exitCode = exitCode;
  }
}
