import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../free-port.mjs";
import { eachLine, ended, kill, start } from "../processes.mjs";
import { root } from "../root.mjs";
import { workerConfig } from "./worker-config.mjs";

const readyWithinMs = 60_000;

/**
 * The built Worker on this machine's workerd, as it would be deployed, with `vars` and that database. Documents lie in
 * `folder`, or are forgotten with the Worker. `said` keeps its last lines; `ended` resolves when it is no more.
 */
export async function startLocalWorker({ databaseUrl, vars, port, host = "127.0.0.1", folder, env, onLine }) {
  const own = await mkdtemp(join(tmpdir(), "worker-"));
  const configFile = join(own, "wrangler.json");
  const config = { ...(await workerConfig()) };
  config.vars = { ...config.vars, ...vars };
  config.hyperdrive = [{ ...config.hyperdrive[0], localConnectionString: databaseUrl }];
  // A file and no arguments: those are read by everybody on the machine.
  await writeFile(configFile, JSON.stringify(config), { mode: 0o600 });

  const args = ["dev", "--config", configFile, "--local", "--ip", host, "--port", port];
  args.push("--inspector-port", await freePort(), "--persist-to", folder ?? own);
  args.push("--show-interactive-dev-session=false");
  const child = start(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args.map(String)], {
    cwd: root,
    env: { ...env, ...quiet(own) },
  });
  const said = [];
  eachLine(child, (line) => {
    // What went well would push out what did not.
    if (/^\[wrangler:info\]|"event":"request".*"status":[1-4]/.test(line)) return;
    said.push(line);
    if (said.length > 200) said.shift();
    onLine?.(line);
  });
  const closed = ended(child).finally(() => rm(own, { recursive: true, force: true, maxRetries: 5 }));
  const stop = async () => {
    kill(child);
    await closed;
  };
  const url = `http://${host === "0.0.0.0" ? "127.0.0.1" : host}:${port}`;
  if (await answers(child, url)) return { url, stop, said, ended: closed };
  await stop();
  throw new Error(
    `The Worker did not answer within ${readyWithinMs / 1000} s:\n${said.slice(-30).join("\n")}`,
  );
}

/** Nothing of it leaves the machine, and nothing is left on it. */
export const quiet = (folder) => ({
  CI: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_LOG_PATH: join(folder, "logs"),
  WRANGLER_REGISTRY_PATH: join(folder, "registry"),
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
  XDG_CONFIG_HOME: join(folder, "config"),
});

/** Any answer will do: whether it is the right one is for others to say. */
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
