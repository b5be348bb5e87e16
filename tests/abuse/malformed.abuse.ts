import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { inLanes } from "../faults/in-lanes.ts";
import { type SiteProcess, siteProcess } from "../faults/site-process.ts";
import { assertTime, chance, scale } from "./abuse.ts";
import { type Answer, type Ask, ask, connections } from "./load.ts";
import { malformedRequest } from "./malformed-requests.ts";
import { residentMiB } from "./memory-of.ts";

const count = scale(20_000, 1_500);
const malformed = suite<{ site: SiteProcess }>("malformed requests");
const agent = connections(16);

malformed.before(async (context) => {
  context.site = await siteProcess(() => ({ DATABASE_URL: process.env.TEST_DATABASE_URL ?? "" }));
  await context.site.start();
});
malformed.after(async ({ site }) => {
  agent.destroy();
  await site.close();
});

async function settledMiB(site: SiteProcess): Promise<number> {
  await wait(scale(5_000, 500));
  return residentMiB(site.pid()!);
}

const told = ({ method, path, body = "", headers }: Ask) =>
  `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${body.slice(0, 200)}`;

malformed("break nothing on any route, and leave nothing behind", async ({ site }) => {
  const routes = describeRoutes(app);
  const random = chance("malformed requests");
  const asks = Array.from({ length: count }, (_, number) =>
    malformedRequest(random, routes[number % routes.length]!),
  );
  const answers: { sent: Ask; answer: Answer }[] = [];
  const send = async (sent: Ask) => {
    answers.push({ sent, answer: await ask(site.url, agent, sent) });
  };

  // What the site loads and compiles at its first requests stays.
  await inLanes(16, asks.slice(0, count / 4), send);
  const pid = site.pid();
  const before = await settledMiB(site);
  await inLanes(16, asks.slice(count / 4), send);
  const after = await settledMiB(site);

  const broken = answers.filter(({ answer: { status } }) => status === undefined || status >= 500);
  assert.equal(
    broken.slice(0, 5).map(({ sent, answer }) => `${answer.status ?? answer.cause}: ${told(sent)}`),
    [],
  );
  assert.is(site.pid(), pid);
  assert.is((await ask(site.url, agent, { path: "/healthz" })).status, 200);
  const told20 = `memory ${Math.round(before)} MiB, then ${Math.round(after)} MiB`;
  console.log(`  ${count} requests over ${routes.length} routes: ${told20}`);
  assertTime(after < before * 1.2, told20);
});

malformed.run();
