import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/shared/free-port.mjs";
import { ended, kill, start } from "../scripts/shared/processes.mjs";
import { migrate } from "../src/db/migrate.ts";
import { seed } from "../src/domain/dataset/seed.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import { datasetFile } from "../src/runtime/node/dataset-file.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { startPostgres } from "../tests/support/postgres-server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const readyWithinMs = 30_000;

export interface Running {
  url: string;
  pid: number;
  /** From the process's birth to its first page. */
  startMs: number;
  stop(): Promise<void>;
}

export interface Workshop {
  postgresVersion: string;
  /** The address of a new database with the site's schema and dataset. */
  seededDatabase(): Promise<string>;
  /** The site as it runs in production, on this database or, without one, on a data folder of its own. */
  site(environment: Record<string, string>): Promise<Running>;
  /** A server of `scripts/bench/`, which listens on PORT. */
  server(script: string, environment: Record<string, string>): Promise<Running>;
  close(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  if (process.env.DATABASE_URL) process.env.TEST_DATABASE_URL = process.env.DATABASE_URL;
  const postgres = await startPostgres();
  if (!postgres) throw new Error("no PostgreSQL: install it (Debian: postgresql) or set DATABASE_URL");
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const ofItsOwn = { DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" };
  return {
    postgresVersion: await versionOf(await postgres.createDatabase("bench")),
    seededDatabase: async () => {
      const url = await postgres.createDatabase("bench");
      const { sql, close } = openServer(url);
      await migrate(sql, readMigrations(join(root, "sql")));
      const today = new Date().toISOString().slice(0, 10);
      await seed(sql, datasetFile(join(root, "sql/seed/manifest.json")), { today });
      await sql`analyze`;
      await close();
      return url;
    },
    site: (environment) => run(["scripts/start.mjs"], { ...ofItsOwn, ...environment }),
    server: (script, environment) =>
      run(["--import", "tsx", `scripts/bench/${script}`], {
        NODE_ENV: "production",
        ...ofItsOwn,
        ...environment,
      }),
    close: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function versionOf(url: string): Promise<string> {
  const { sql, close } = openServer(url);
  const [row] = await sql<{ serverVersion: string }[]>`show server_version`;
  await close();
  return row!.serverVersion;
}

async function run(args: string[], environment: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const began = performance.now();
  const child = start(process.execPath, args, {
    cwd: root,
    // Its log goes where reading it takes nothing of the client's core.
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DATABASE_URL: "", HOST: "127.0.0.1", PORT: String(port), ...environment },
  });
  let said = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(0, 3_000);
  });
  const closed = ended(child);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    kill(child, "SIGTERM");
    await closed;
  };
  while (performance.now() - began < readyWithinMs && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return { url, pid: child.pid!, startMs: performance.now() - began, stop };
    // Each question is work for who is starting.
    await sleep(20);
  }
  await stop();
  throw new Error(`${args.at(-1)} did not start:\n${said}`);
}
