import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { until } from "./until.ts";

/** The built site as a process of its own: it can be killed at any moment and started again at the same address. */
export interface SiteProcess {
  url: string;
  /** Its last lines, of all its lives. */
  said: string[];
  /** Resolves once it serves. Another version starts from its own folder. */
  start(version?: string): Promise<void>;
  /** SIGKILL; resolves once nothing of it is left. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to its exit code. */
  stop(): Promise<number | undefined>;
  /** The id of the running process. */
  pid(): number | undefined;
  /** Kills it and removes its folder. */
  close(): Promise<void>;
  /** The folder of its documents, secrets and embedded database. */
  dataDir: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
export const administratorsPassword = "the administrator's password";
/** An overloaded site logs thousands of requests, and a test counts the few lines between them. */
const linesKept = 20_000;

/** It begins with `start()`; without DATABASE_URL in the environment it takes the embedded database. */
export async function siteProcess(
  environmentAt: (url: string) => Record<string, string>,
): Promise<SiteProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "faults-"));
  const environment = {
    HOST: "127.0.0.1",
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    ADMIN_PASSWORD: administratorsPassword,
    RATE_LIMIT_SCALE: "100000",
    ...environmentAt(url),
  };
  const said: string[] = [];
  let child: ReturnType<typeof start> | undefined;
  let gone: Promise<number> | undefined;

  const site: SiteProcess = {
    url,
    said,
    dataDir,
    async start(version = root) {
      const program = join(version, "scripts/deploy/serve.mjs");
      const begun = start(process.execPath, [program], { env: { ...process.env, ...environment } });
      child = begun;
      gone = ended(begun);
      eachLine(begun, (line) => {
        said.push(line);
        if (said.length > linesKept) said.shift();
      });
      await until(`${url} serves`, async () => {
        if (begun.exitCode !== null || begun.signalCode !== null)
          throw new Error(
            `The site ended with ${begun.exitCode ?? begun.signalCode}:\n${said.slice(-30).join("\n")}`,
          );
        return isReady(url);
      });
    },
    async kill() {
      if (child) kill(child);
      await gone;
    },
    stop() {
      if (child) kill(child, "SIGTERM");
      return gone ?? Promise.resolve(undefined);
    },
    pid: () => child?.pid,
    async close() {
      await site.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return site;
}

async function isReady(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status === 200;
}
