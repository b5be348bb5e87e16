import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { type OwnPostgresServer, startOwnPostgres } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { scale } from "./abuse.ts";
import { type DatabaseLine, databaseLine } from "./database-line.ts";
import { type Answer, ask, connections, jsonAsk, visitors } from "./load.ts";

interface World {
  server: OwnPostgresServer;
  site: SiteProcess;
  databaseUrl: string;
  line: DatabaseLine;
}

const database = suite<World>("a database that goes away");
const agent = connections(64);

database.before(async (context) => {
  // It is restarted as by a crash: what was committed must be on its way to the disk.
  const server = await startOwnPostgres({ synchronous_commit: "on" });
  if (!server) throw new Error("no PostgreSQL: install it (Debian: postgresql)");
  context.server = server;
  context.databaseUrl = await server.createDatabase("abuse");
  context.line = await databaseLine(Number(new URL(context.databaseUrl).port));
  const through = Object.assign(new URL(context.databaseUrl), { port: String(context.line.port) }).href;
  context.site = await siteProcess(() => ({ DATABASE_URL: through }));
  await context.site.start();
});
database.after(async ({ site, server, line }) => {
  agent.destroy();
  await site.close();
  line.close();
  await server.stop();
});

let visits = 0;
/** A page that no cache knows. */
const search = () => ({ path: `/api/jobs/filter?limit=1&search=welder${visits++}` });

async function healthyAgain(site: SiteProcess): Promise<number> {
  const begun = performance.now();
  while ((await ask(site.url, agent, search())).status !== 200) await wait(20);
  return performance.now() - begun;
}

const of = (answers: Answer[]) => {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const statuses = new Map<unknown, number>();
  for (const { status, cause } of answers)
    statuses.set(status ?? cause, (statuses.get(status ?? cause) ?? 0) + 1);
  return { slowest, statuses };
};

const is = (wanted: number) => (answer: Answer) => answer.status === wanted;

database("is noticed when it is frozen, and serves by itself when it is not", async (world) => {
  const { site, server, line } = world;
  const dialledBefore = line.dialled();
  const answers: Answer[] = [];
  const load = visitors(32, async () => {
    const answer = await ask(site.url, agent, search());
    answers.push(answer);
    if (answer.status !== 200) await wait(50);
  });
  await until("visitors are served", () => answers.filter(is(200)).length > 32);
  server.freeze();
  const watched: Answer[] = [];
  const isNoticed = () => watched.length >= scale(10, 4) && answers.filter(is(503)).length > scale(500, 100);
  while (!isNoticed()) {
    await wait(500);
    watched.push(await ask(site.url, agent, { path: "/readyz" }));
  }
  server.thaw();
  const healedMs = await healthyAgain(site);
  await load.stop();
  const { slowest, statuses } = of(answers);
  const dialled = line.dialled() - dialledBefore;
  console.log(
    `  frozen: ${JSON.stringify([...statuses])}, slowest ${Math.round(slowest)} ms, ` +
      `${dialled} reconnects, healthy after ${Math.round(healedMs)} ms`,
  );
  assert.equal([...statuses.keys()].sort(), [200, 503]);
  assert.ok(answers.every(({ status, headers }) => status === 200 || Number(headers["retry-after"]) > 0));
  assert.ok(watched.every(is(503)), JSON.stringify(watched));
  const refused = answers.filter(is(503)).length;
  assert.ok(dialled < refused / 2, `${dialled} reconnects for ${refused} refusals`);
});

database("loses no acknowledged write by its restarts, and is served again", async (world) => {
  const { site, server, line, databaseUrl } = world;
  const dialledBefore = line.dialled();
  const answers: Answer[] = [];
  const acknowledged: string[] = [];
  let number = 0;
  const load = visitors(16, async () => {
    const email = `restart-${number++}@example.com`;
    const answer = await ask(site.url, agent, jsonAsk("/api/newsletter", { email }));
    answers.push(answer);
    if (answer.status === 202) acknowledged.push(email);
    else await wait(20);
  });
  const healed: number[] = [];
  for (let round = 0; round < scale(10, 2); round += 1) {
    const before = acknowledged.length;
    await until("writes are acknowledged", () => acknowledged.length > before + scale(50, 5));
    await server.restart();
    healed.push(await healthyAgain(site));
  }
  await load.stop();
  const { slowest, statuses } = of(answers);
  console.log(
    `  ${healed.length} restarts: ${JSON.stringify([...statuses])}, slowest ${Math.round(slowest)} ms, ` +
      `${line.dialled() - dialledBefore} reconnects, healthy after ${healed.map(Math.round).join(", ")} ms`,
  );
  assert.equal(
    [...statuses.keys()].filter((status) => status !== 202 && status !== 503),
    [],
  );
  assert.equal(await missing(databaseUrl, acknowledged), []);
});

async function missing(url: string, emails: string[]): Promise<string[]> {
  const { sql, close } = openServer(url, { max: 1 });
  const rows = await sql<{ email: string }[]>`select email from newsletter_subscribers`;
  await close();
  const there = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => !there.has(email));
}

database.run();
