import { readFileSync } from "node:fs";
import { ended, start } from "../scripts/shared/processes.mjs";
import { startBareWorker } from "./bare-worker.ts";
import { load, median } from "./load.ts";
import type { Figure, Part } from "./part.ts";
import { openSessionPool } from "./session-pool.ts";
import type { Workshop } from "./workshop.ts";

const runs = 5;
const warmSeconds = 4;
const ticksPerSecond = 100;
/** The site does not cache an address of this length, so the Worker renders it each time, like Node. */
const path = `/jobs?of=${"x".repeat(2_000)}`;

/** The Worker on workerd, beside the same app on Node. */
export const edge: Part = {
  name: "edge",
  async measure(workshop) {
    const build = start(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
    if ((await ended(build)) !== 0) throw new Error("the Worker does not build");
    const databaseUrl = await workshop.seededDatabase();
    const pool = await openSessionPool(databaseUrl);
    try {
      return [await rendered(workshop, databaseUrl, pool.url), await firstAnswer(pool.url)];
    } finally {
      pool.close();
    }
  },
};

/** Compares processor time, because the pool in Hyperdrive's place works on the same cores. */
async function rendered(workshop: Workshop, databaseUrl: string, pooledUrl: string): Promise<Figure> {
  const worker = await startBareWorker(pooledUrl);
  const node = await workshop.server("rendering-server.ts", { DATABASE_URL: databaseUrl });
  try {
    for (const { url } of [worker, node]) await load({ url: url + path }, warmSeconds);
    const rounds: { worker: Cost; node: Cost }[] = [];
    for (let round = 0; round < runs; round += 1)
      rounds.push({ node: await costOf(node), worker: await costOf(worker) });
    const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
    const ms = `${of((round) => round.worker.ms).toFixed(1)} ms to ${of((round) => round.node.ms).toFixed(1)} ms`;
    const rates = `${of((round) => round.worker.rate).toFixed(0)}/s to ${of((round) => round.node.rate).toFixed(0)}/s`;
    const what = "rendered /jobs on bare workerd, to Node";
    return {
      what,
      value: of(({ node, worker }) => node.ms / worker.ms),
      atLeast: 0.8,
      note: `${ms}, ${rates}`,
    };
  } finally {
    await node.stop();
    await worker.stop();
  }
}

interface Cost {
  ms: number;
  rate: number;
}

async function costOf({ url, pid }: { url: string; pid: number }): Promise<Cost> {
  const before = processorSeconds(pid);
  const { requests, seconds } = await load({ url: url + path });
  return { ms: ((processorSeconds(pid) - before) * 1000) / requests, rate: requests / seconds };
}

function processorSeconds(pid: number): number {
  const [, facts = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = facts.split(" ").slice(11, 13).map(Number);
  return (user! + system!) / ticksPerSecond;
}

/** The isolate has answered nobody. The platform's process runs already, so its start is only a note. */
async function firstAnswer(databaseUrl: string): Promise<Figure> {
  const listening: number[] = [];
  const pages: number[][] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    const worker = await startBareWorker(databaseUrl);
    listening.push(worker.startMs);
    for (const times of pages) times.push(await msOf(worker.url + path));
    await worker.stop();
  }
  const [first = 0, second = 0] = pages.map(median);
  const note = `the second ${second.toFixed(0)} ms; workerd listened after ${median(listening).toFixed(0)} ms`;
  return { what: "the first page of a Worker", value: first, atMost: 150, unit: " ms", note };
}

async function msOf(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the Worker answered with ${response.status}`);
  return performance.now() - began;
}
