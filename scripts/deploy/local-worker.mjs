import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { eachLine } from "../shared/processes.mjs";
import { workerConfig } from "./worker-config.mjs";

const keptLines = 200;

/**
 * Miniflare and not `wrangler dev`, which is Miniflare behind a proxy that now and then forgets a request.
 */
export async function startLocalWorker({ databaseUrl, vars, port, host = "127.0.0.1", folder, onLine }) {
  const config = await workerConfig();
  const own = folder ?? (await mkdtemp(join(tmpdir(), "worker-")));
  const said = [];
  // Miniflare's own stand-in ends this process when the database resets a connection.
  const hyperdrive = Object.fromEntries(
    config.hyperdrive.map(({ binding }) => [binding, { connectionString: databaseUrl }]),
  );
  const worker = new Miniflare({
    name: config.name,
    modules: await modulesOf(config.main),
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, ...vars, ...hyperdrive },
    r2Buckets: Object.fromEntries(
      config.r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name]),
    ),
    assets: { ...config.assets, routerConfig: { has_user_worker: true } },
    r2Persist: join(own, "r2"),
    host,
    port,
    // Miniflare would otherwise fetch it from Cloudflare.
    cf: false,
    log: new Log(LogLevel.WARN),
    handleRuntimeStdio: (stdout, stderr) => eachLine({ stdout, stderr }, keep),
  });

  function keep(line) {
    onLine?.(line);
    // Successes would push out what failed.
    if (/"event":"request".*"status":[1-4]/.test(line)) return;
    said.push(line);
    if (said.length > keptLines) said.shift();
  }
  const stop = async () => {
    await worker.dispose();
    if (!folder) await rm(own, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const url = (await worker.ready).origin;
    const { scheduled } = await worker.getWorker();
    const ring = (scheduledTime = new Date()) => scheduled({ cron: config.triggers.crons[0], scheduledTime });
    return { url, ring, stop, said };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function modulesOf(main) {
  const folder = dirname(main);
  const names = await readdir(folder, { recursive: true });
  const others = names.filter((name) => name.endsWith(".js") && name !== relative(folder, main));
  return [main, ...others.map((name) => join(folder, name))].map((path) => ({ type: "ESModule", path }));
}
