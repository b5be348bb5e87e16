import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { testEnvironment } from "../../scripts/test/test-environment.mjs";
import { readEmployerRules } from "../../src/runtime/config/config.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { openEmbeddedDatabase } from "../../src/runtime/pglite/embedded-database.ts";
import { fillSite, type Vacancies } from "./fill-site.ts";
import { startMigratedWorker } from "./worker-server.mjs";

export const sitePassword = "the password of a test";

export interface BuiltSite extends Vacancies {
  url: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const readyWithinMs = 60_000;

let opened: Promise<BuiltSite> | undefined;
let openedWithCode: Promise<BuiltSite> | undefined;

/** Starts the site as `npm start` does, with its own data folder, once for all suites of this process. */
export function openSite(): Promise<BuiltSite> {
  opened ??= startSite();
  return opened;
}

/** Starts a second site on Node, whose administrator signs in with a one-time code. */
export function openSiteWithCode(): Promise<BuiltSite> {
  openedWithCode ??= startNodeSite({ ADMIN_TOTP_SECRET: "JBSWY3DPEHPK3PXP" });
  return openedWithCode;
}

export async function closeSite(): Promise<void> {
  const sites = [opened, openedWithCode];
  opened = undefined;
  openedWithCode = undefined;
  // The caller who opened it has the error.
  for (const site of sites) await (await site?.catch(() => undefined))?.stop();
}

/** JOURNEYS_ON=workerd takes the Worker on TEST_DATABASE_URL, else Node on an embedded database. */
const startSite = () => (process.env.JOURNEYS_ON === "workerd" ? startWorkerSite() : startNodeSite());

async function startWorkerSite(): Promise<BuiltSite> {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (!databaseUrl) throw new Error("TEST_DATABASE_URL must be set: a Worker needs a PostgreSQL");
  const { sql, close } = openServer(databaseUrl);
  const vacancies = await fillSite(sql, readEmployerRules(process.env)).finally(close);
  const { url, stop } = await startMigratedWorker(databaseUrl, process.env, sitePassword);
  return { url, ...vacancies, stop };
}

async function startNodeSite(more: Record<string, string> = {}): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const vacancies = await fillFolder(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = start(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: {
      ...testEnvironment(),
      ADMIN_PASSWORD: sitePassword,
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: url,
      RATE_LIMIT_SCALE: "1000",
      ...more,
    },
  });
  const said: string[] = [];
  eachLine(child, (line) => said.push(line));
  const closed = ended(child);
  const stop = async () => {
    kill(child);
    await closed;
    await rm(folder, { recursive: true, force: true });
  };

  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady(url)) return { url, ...vacancies, stop };
    await sleep(100);
  }
  await stop();
  throw new Error(`The site was not ready within ${readyWithinMs / 1000} s:\n${said.slice(-30).join("\n")}`);
}

/** The test runner fills a folder once, and names it in TEST_FILLED_FOLDER. */
async function fillFolder(folder: string): Promise<Vacancies> {
  const filled = process.env.TEST_FILLED_FOLDER;
  if (filled) await cp(filled, folder, { recursive: true });
  const { sql, close } = await openEmbeddedDatabase(folder);
  return fillSite(sql).finally(close);
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  await response?.body?.cancel();
  return response?.status === 200;
}
