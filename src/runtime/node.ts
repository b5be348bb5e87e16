import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve as listen, type ServerType } from "@hono/node-server";
import { site } from "../content/site.ts";
import { hasSampleJobs } from "../db/job-facets.ts";
import { migrate } from "../db/migrate.ts";
import { seed } from "../domain/seed.ts";
import type { Services } from "../env.ts";
import { openVault } from "../services/web-vault.ts";
import { assetsOf } from "./assets.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { datasetFile } from "./dataset-file.ts";
import { filesIn } from "./fs-files.ts";
import { readMigrations } from "./migrations.ts";
import { ensureSecrets, type Secrets } from "./secrets.ts";
import { assembleServices } from "./services.ts";
import { siteServer } from "./site-server.ts";
import { keepTimetable } from "./timetable.ts";

// From dist/node/server.js, and likewise from src/runtime/node.ts.
const root = fileURLToPath(new URL("../..", import.meta.url));
const clientFolder = join(root, "dist/client");

/** Starts the site by the operator's environment, and stops it cleanly at SIGTERM or SIGINT. */
export async function serve(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment);
  let services: Services | undefined;
  const server = await listening(config, () => services);
  const closing: (() => Promise<unknown>)[] = [() => closed(server)];
  try {
    const database = await openDatabase(config);
    closing.push(database.close);
    const secrets = await ensureSecrets(config.dataDir, config);
    const world = await openWorld(config, database, secrets);
    await makeReady(world, database);
    services = world;
    closing.splice(1, 0, keepTimetable(world));
    announce(config, server, secrets);
    await warnOfSamples(world);
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
  stopAt(["SIGTERM", "SIGINT"], closing);
}

/** Listens from the first moment, so that whoever starts the site sees that it is on its way. */
function listening(config: Config, services: () => Services | undefined): Promise<ServerType> {
  const { fetch } = siteServer(clientFolder, services);
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, port: config.port, hostname: config.host }, () => resolve(server));
    server.once("error", reject);
  });
}

async function openWorld(config: Config, { sql }: OpenDatabase, secrets: Secrets): Promise<Services> {
  if (config.storage.kind !== "fs")
    throw new ConfigError(`STORAGE=${config.storage.kind} is not available on Node.`);
  return assembleServices({
    config,
    adminPassword: secrets.adminPassword,
    sql,
    vault: await openVault(secrets.secretKey, config.secretKeyPrevious),
    files: await filesIn(config.storage.folder),
    assets: assetsOf(JSON.parse(await readFile(join(root, "dist/assets.json"), "utf8"))),
    dataset: datasetFile(join(root, "sql/seed/manifest.json")),
    ready: async () => {
      await sql`select 1`;
      return true;
    },
  });
}

async function makeReady(world: Services, { sql, embedded }: OpenDatabase): Promise<void> {
  await migrate(sql, await readMigrations(join(root, "sql")));
  // A real database is never seeded unasked.
  if (!embedded || (await isSeeded(sql))) return;
  await seed(sql, world.dataset, { today: world.clock().toISOString().slice(0, 10) });
}

async function isSeeded(sql: Services["sql"]): Promise<boolean> {
  return (await sql`select from jobs limit 1`).length > 0;
}

function announce(config: Config, server: ServerType, secrets: Secrets): void {
  const { port } = server.address() as AddressInfo;
  const address = config.port === 0 ? `http://localhost:${port}` : config.siteUrl;
  console.log(`${site.name} is ready at ${address}`);
  if (!secrets.adminPasswordFromEnvironment) {
    console.log(`Admin password: ${secrets.adminPassword} (kept in ${join(config.dataDir, "secrets.json")})`);
  }
}

async function warnOfSamples({ sql, payments }: Services): Promise<void> {
  if (!payments.live || !(await hasSampleJobs(sql))) return;
  console.warn(
    "There are sample vacancies and a live Stripe key: applications for samples are refused, and badges show on them.",
  );
}

function closed(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}

const patienceMs = 15_000;

/** Answers what was asked before the signal, then closes everything in order. */
function stopAt(signals: NodeJS.Signals[], closing: (() => Promise<unknown>)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    for (const close of closing) await close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());
}
