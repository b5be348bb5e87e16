import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { app } from "../../src/app.tsx";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { anEmployer } from "../support/account.ts";
import { inLanes } from "../support/in-lanes.ts";
import { Browser } from "../support/site.ts";
import { administratorsPassword, type SiteProcess, siteProcess } from "../support/site-process.ts";
import { chance, isFull, scale } from "./abuse.ts";
import { usedHeap } from "./heap.ts";
import { type Answer, type Ask, ask, connections } from "./load.ts";
import { malformedRequest } from "./malformed-requests.ts";
import { residentMiB } from "./process-memory.ts";

interface World {
  site: SiteProcess;
  /** Its inspector's port. */
  inspector: number;
  /** The sessions of the administrator and of an employer. */
  sessions: string[];
}

const count = scale(25_000, 1_500);
const firstOnes = count * 0.4;
/** The site always works on this many at once, so a slow machine refuses none of them. */
const lanes = 4;
const malformed = suite<World>("malformed requests");
const agent = connections(16);

malformed.before(async (context) => {
  context.inspector = await freePort();
  const DATABASE_URL = process.env.TEST_DATABASE_URL ?? "";
  const NODE_OPTIONS = `--inspect=127.0.0.1:${context.inspector}`;
  context.site = await siteProcess(() => ({ DATABASE_URL, NODE_OPTIONS }));
  await context.site.start();
  const { url } = context.site;
  const administrator = new Browser({ url });
  await administrator.post("/api/admin/login", { password: administratorsPassword });
  context.sessions = [administrator, (await anEmployer({ url })).browser].map(({ cookies }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  );
});
malformed.after(async ({ site }) => {
  agent.destroy();
  await site.close();
});

/** Once what nobody needs is collected: by itself V8 keeps up to a third more, now and then. */
async function settledMiB({ site, inspector }: World): Promise<number> {
  if (isFull) await usedHeap(inspector);
  await wait(scale(5_000, 500));
  return residentMiB(site.pid()!);
}

const told = ({ method, path, body = "", headers }: Ask) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${body.slice(0, 200)}`;

malformed("break nothing on any route, and leave nothing behind", async (world) => {
  const { site } = world;
  const routes = describeRoutes(app);
  const random = chance("malformed requests");
  const asks = Array.from({ length: count }, (_, number) =>
    malformedRequest(random, routes[number % routes.length]!, world.sessions),
  );
  const answers: { sent: Ask; answer: Answer }[] = [];
  const send = async (sent: Ask) => {
    answers.push({ sent, answer: await ask(site.url, agent, sent) });
  };

  const pid = site.pid();
  // The first ten thousand requests load and compile code that stays in memory.
  await inLanes(lanes, asks.slice(0, firstOnes), send);
  const before = await settledMiB(world);
  await inLanes(lanes, asks.slice(firstOnes), send);
  const after = await settledMiB(world);

  const broken = answers.filter(({ answer: { status } }) => status === undefined || status >= 500);
  const errors = site.said.filter((line) => line.includes('"event":"error"'));
  const shown = broken.map(({ sent, answer }) => `${answer.status ?? answer.cause}: ${told(sent)}`);
  assert.equal([...shown.slice(0, 5), ...errors.slice(0, 5)], []);
  assert.is(site.pid(), pid);
  assert.is((await ask(site.url, agent, { path: "/healthz" })).status, 200);
  const told20 = `memory ${Math.round(before)} MiB, then ${Math.round(after)} MiB`;
  console.log(`  ${count} requests over ${routes.length} routes: ${told20}`);
  if (isFull) assert.ok(after < before * 1.2, told20);
});

malformed.run();
