import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { chance } from "./abuse.ts";
import { usedHeap } from "./heap.ts";
import { type Ask, arrivals, ask, connections, jsonAsk, visitors } from "./load.ts";

const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const warmUpMinutes = Math.min(2, minutes / 3);
const everyMs = minutes < 5 ? 10_000 : 20_000;

interface World {
  site: SiteProcess;
  inspector: number;
  database: { sql: Client; close(): Promise<void> };
}

interface Sample {
  minute: number;
  heapBytes: number;
  descriptors: number;
  connections: number;
}

const soak = suite<World>("ten minutes at 60 % load");
const agent = connections(64);

soak.before(async (context) => {
  const url = process.env.TEST_DATABASE_URL ?? "";
  context.inspector = await freePort();
  const NODE_OPTIONS = `--inspect=127.0.0.1:${context.inspector}`;
  context.site = await siteProcess(() => ({ DATABASE_URL: url, NODE_OPTIONS }));
  await context.site.start();
  context.database = openServer(url, { max: 1 });
});
soak.after(async ({ site, database }) => {
  agent.destroy();
  await site.close();
  await database.close();
});

const pick = chance("soak");
const words = ["welder", "cook", "deck", "engineer", "driver", "nurse", "rigger", "fitter", "oiler", "pilot"];
const paths = [
  "/",
  "/jobs",
  "/partners",
  "/reviews",
  "/news",
  "/apply",
  "/sign-in",
  "/api/jobs/stats",
  "/nothing",
];

function visit(): Ask {
  const chosen = pick();
  if (chosen < 0.02)
    return jsonAsk("/api/newsletter", { email: `soak-${Math.floor(pick() * 1e6)}@example.com` });
  if (chosen < 0.04) return jsonAsk("/api/create-payment-intent", {});
  const word = words[Math.floor(pick() * words.length)];
  if (chosen < 0.4) return { path: `/api/jobs/filter?limit=20&search=${word}` };
  if (chosen < 0.6) return { path: `/jobs?search=${word}&page=${1 + Math.floor(pick() * 5)}` };
  return { path: paths[Math.floor(pick() * paths.length)]! };
}

async function capacityOf({ site }: World): Promise<number> {
  const seconds = 5;
  let done = 0;
  const load = visitors(12, async () => {
    if ((await ask(site.url, agent, visit())).status !== 503) done += 1;
  });
  await wait(seconds * 1_000);
  await load.stop();
  return done / seconds;
}

async function sample({ site, inspector, database: { sql } }: World, begun: number): Promise<Sample> {
  const [row] = await sql<{ total: number }[]>`
    select count(*) as total from pg_stat_activity where datname = current_database()`;
  return {
    minute: (performance.now() - begun) / 60_000,
    heapBytes: await usedHeap(inspector),
    descriptors: (await readdir(`/proc/${site.pid()}/fd`)).length,
    connections: row!.total,
  };
}

/** The least of each minute: what is held for requests that are under way comes and goes. */
function leastOfMinutes(samples: Sample[]): Sample[] {
  const least = new Map<number, Sample>();
  for (const sample of samples) {
    const minute = Math.floor(sample.minute);
    if (sample.heapBytes < (least.get(minute)?.heapBytes ?? Number.POSITIVE_INFINITY))
      least.set(minute, sample);
  }
  return [...least.values()];
}

/** Bytes a minute, by least squares. */
function slope(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = mean(samples.map(({ minute }) => minute));
  const held = mean(samples.map(({ heapBytes }) => heapBytes));
  const across = samples.reduce((sum, { minute, heapBytes }) => sum + (minute - at) * (heapBytes - held), 0);
  return across / samples.reduce((sum, { minute }) => sum + (minute - at) ** 2, 0);
}

const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

soak("leave memory, descriptors and connections as they were", async (world) => {
  await capacityOf(world);
  const capacity = await capacityOf(world);
  const begun = performance.now();
  const samples: Sample[] = [];
  const wrong = new Map<unknown, number>();
  const load = arrivals(0.6 * capacity, minutes * 60, async () => {
    const { status, cause } = await ask(world.site.url, agent, visit());
    if (status === undefined || status >= 500)
      wrong.set(status ?? cause, (wrong.get(status ?? cause) ?? 0) + 1);
  });
  while (performance.now() - begun < minutes * 60_000 - everyMs) {
    await wait(everyMs);
    samples.push(await sample(world, begun));
  }
  await load;
  const steady = samples.filter(({ minute }) => minute >= warmUpMinutes);
  // A shorter run has too few minutes: it sees what the site still compiles.
  const growth = slope(minutes < 5 ? steady : leastOfMinutes(steady)) / 1024 ** 2;
  const descriptors = steady.map((one) => one.descriptors);
  const dialled = steady.map((one) => one.connections);
  console.log(
    `  ${Math.round(0.6 * capacity)} requests a second: heap ${(steady.at(-1)!.heapBytes / 1024 ** 2).toFixed(1)} MB, ` +
      `${growth.toFixed(2)} MB a minute; descriptors ${Math.min(...descriptors)} to ${Math.max(...descriptors)}, ` +
      `connections ${Math.min(...dialled)} to ${Math.max(...dialled)}; failed ${JSON.stringify([...wrong])}`,
  );
  assert.ok(growth < 1, `the heap grows by ${growth} MB a minute`);
  // Visitors' connections come and go, by ones.
  assert.ok(spread(descriptors) < 20, descriptors.join(", "));
  assert.ok(Math.max(...dialled) <= 15, dialled.join(", "));
  assert.ok(![...wrong.keys()].some((status) => status !== 503), JSON.stringify([...wrong]));
});

soak.run();
