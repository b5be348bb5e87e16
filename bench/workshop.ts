import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../scripts/shared/free-port.mjs";
import { testEnvironment } from "../scripts/test/test-environment.mjs";
import type { Client } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { seed } from "../src/domain/dataset/seed.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import { datasetFile } from "../src/runtime/node/dataset-file.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { dayOf } from "../src/shared/calendar-date.ts";
import { startPostgres } from "../tests/support/postgres-server.mjs";
import { type Started, startServer } from "./start-server.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface Running extends Started {
  url: string;
}

export interface Workshop {
  postgresVersion: string;
  migratedDatabase(): Promise<string>;
  seededDatabase(): Promise<string>;
  site(environment: Record<string, string>): Promise<Running>;
  server(script: string, environment: Record<string, string>): Promise<Running>;
  close(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("no PostgreSQL: install it (Debian: postgresql) or set TEST_DATABASE_URL");
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  async function newDatabase(fill: (sql: Client) => Promise<unknown> = async () => {}): Promise<string> {
    const url = await postgres!.createDatabase("bench");
    const { sql, close } = openServer(url);
    await migrate(sql, readMigrations(join(root, "sql")));
    await fill(sql);
    await close();
    return url;
  }
  const ofItsOwn = { DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" };
  return {
    postgresVersion: await versionOf(await postgres.createDatabase("bench")),
    migratedDatabase: () => newDatabase(),
    seededDatabase: () =>
      newDatabase(async (sql) => {
        const today = dayOf(new Date());
        await seed(sql, datasetFile(join(root, "sql/seed/manifest.json")), { today });
        await sql`analyze`;
      }),
    // `npm start` sets MALLOC_ARENA_MAX too.
    site: (environment) => run(["scripts/start.mjs"], { MALLOC_ARENA_MAX: "2", ...ofItsOwn, ...environment }),
    server: (script, environment) =>
      run(["--import", "tsx", `bench/${script}`], {
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
  const url = `http://127.0.0.1:${port}`;
  const started = await startServer(process.execPath, args, {
    cwd: root,
    env: { ...testEnvironment(), HOST: "127.0.0.1", PORT: String(port), ...environment },
    isReady: async () => {
      const response = await fetch(url).catch(() => undefined);
      await response?.arrayBuffer();
      return response?.ok ?? false;
    },
    askEveryMs: 20,
  });
  return { url, ...started };
}
