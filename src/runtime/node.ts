import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { hasSampleJobs } from "../db/jobs/job-facets.ts";
import type { Services } from "../env.ts";
import { type Config, readConfig } from "./config/config.ts";
import { warnOperator } from "./config/warn-operator.ts";
import { listenForMetrics } from "./metrics/metrics-server.ts";
import { announce } from "./node/announce.ts";
import { checkStorage } from "./node/check-storage.ts";
import { gracefulStop } from "./node/graceful-stop.ts";
import { httpServer } from "./node/http-server.ts";
import { openNodeWorld } from "./node/open-world.ts";
import { siteServer } from "./node/site-server.ts";
import { cutIdleReaders } from "./overload/idle-readers.ts";
import { LoadLimit } from "./overload/load-limit.ts";
import { keepTimetable } from "./timetable.ts";

// dist/node/server.js has the same depth as this file.
const root = fileURLToPath(new URL("../..", import.meta.url));

type Closing = (() => Promise<unknown>)[];

/** Runs the site and its tasks until SIGTERM or SIGINT. A failed start closes what is open and throws. */
export async function serve(environment: Record<string, string | undefined>): Promise<void> {
  const config = readConfig(environment);
  let services: Services | undefined;
  const closing: Closing = [];
  let isLeaving = false;
  stopAt(["SIGTERM", "SIGINT"], config.drainSeconds, closing);
  try {
    const load = new LoadLimit();
    const server = await listening(config, () => services, load);
    closing.push(gracefulStop(server));
    if (config.metricsPort > 0)
      closing.push(await listenForMetrics(config, { server, load, sql: () => services?.sql }));
    const world = await openNodeWorld(config, root);
    closing.push(world.close);
    await checkStorage(world.services.files, config.storage);
    const { scanner } = world.services;
    if (scanner) closing.splice(-1, 0, () => scanner.stop());
    // The timetable stops before the world is closed.
    closing.splice(-1, 0, keepTimetable(world.tasks, world.background));
    const { ready } = world.services;
    services = { ...world.services, ready: async () => !isLeaving && (await ready()) };
    closing.unshift(async () => {
      isLeaving = true;
      await wait(config.drainSeconds * 1000);
    });
    announce(addressOf(config, server), config, world.secrets);
    warnOperator(config);
    if (config.stripe?.live) await warnOfSamples(services);
  } catch (error) {
    for (const close of closing) await close();
    throw error;
  }
}

/** Listens at once, so that the operator sees that the site starts. */
function listening(config: Config, services: () => Services | undefined, load: LoadLimit): Promise<Server> {
  const { fetch } = siteServer(join(root, "dist/client"), config.trustProxy, services, load);
  return new Promise((resolve, reject) => {
    const server = httpServer(fetch, config.siteUrl);
    cutIdleReaders(server);
    server.once("error", reject);
    server.listen({ port: config.port, host: config.host, backlog }, () => resolve(server));
  });
}

/** With Node's default of 511 a thousand uploads keep others waiting for seconds. */
const backlog = 4_096;

function addressOf(config: Config, server: Server): string {
  const { port } = server.address() as AddressInfo;
  return config.port === 0 ? `http://localhost:${port}` : config.siteUrl;
}

async function warnOfSamples({ sql }: Services): Promise<void> {
  if (!(await hasSampleJobs(sql))) return;
  console.warn(
    "The database holds sample jobs, and the Stripe key is live. These jobs show a badge, and the site refuses applications for them.",
  );
}

const lastMs = 15_000;

/** Answers requests from before the signal first. */
function stopAt(signals: NodeJS.Signals[], drainSeconds: number, closing: Closing): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + lastMs).unref();
    for (const close of closing) await close();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, () => void stop());
}
