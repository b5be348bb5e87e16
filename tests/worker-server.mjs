import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../scripts/free-port.mjs";
import { eachLine, ended, kill, start } from "../scripts/processes.mjs";
import { root } from "../scripts/root.mjs";

const readyWithinMs = 60_000;

/** The Worker on a database of the current schema; `environment` tells a test process where and how to reach it. */
export async function startMigratedWorker(databaseUrl, env) {
  const migrate = start(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    cwd: root,
    env: { ...env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "inherit", "inherit"],
  });
  if ((await ended(migrate)) !== 0) throw new Error("The Worker's database could not be migrated");
  const adminPassword = randomBytes(16).toString("hex");
  const secrets = { ADMIN_PASSWORD: adminPassword, SECRET_KEY: randomBytes(32).toString("hex") };
  const worker = await startWorker({ databaseUrl, variables: { ...secrets, RATE_LIMIT_SCALE: "1000" }, env });
  return { ...worker, environment: { TEST_BASE_URL: worker.url, TEST_ADMIN_PASSWORD: adminPassword } };
}

/** The built Worker on this machine's workerd, as it would be deployed, with `variables` and that database. */
async function startWorker({ databaseUrl, variables, env }) {
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "worker-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.once("exit", remove);

  const vars = Object.entries({ SITE_URL: url, ...variables }).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  const args = ["dev", "--config", "scripts/deploy/wrangler.jsonc", "--local", "--ip", "127.0.0.1"];
  args.push("--port", port, "--inspector-port", inspectorPort, "--persist-to", folder, ...vars);
  const child = start(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args.map(String)], {
    cwd: root,
    env: {
      ...env,
      CI: "true",
      CLOUDFLARE_HYPERDRIVE_LOCAL_CONNECTION_STRING_HYPERDRIVE: databaseUrl,
      // Nothing of it leaves the machine, and nothing is left on it.
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_LOG_PATH: join(folder, "logs"),
      WRANGLER_REGISTRY_PATH: join(folder, "registry"),
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_SEND_METRICS: "false",
      XDG_CONFIG_HOME: join(folder, "config"),
    },
  });
  const said = [];
  eachLine(child, (line) => said.push(line));
  const closed = ended(child);
  const stop = async () => {
    kill(child);
    await closed;
    remove();
  };

  if (await answers(child, url)) return { url, stop, said };
  await stop();
  throw new Error(
    `The Worker did not answer within ${readyWithinMs / 1000} s:\n${said.slice(-30).join("\n")}`,
  );
}

/** Any answer will do: whether it is the right one is for the tests to say. */
async function answers(child, url) {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (response) {
      await response.body?.cancel();
      return true;
    }
    await sleep(200);
  }
  return false;
}
