import type { AddressInfo } from "node:net";
import { createServer, connect as dial, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openServer } from "../../src/runtime/database.ts";
import { type SiteProcess, siteProcess } from "../faults/site-process.ts";
import { type OwnPostgresServer, startOwnPostgres } from "../postgres-server.mjs";
import { assertTime, scale } from "./abuse.ts";
import { type Answer, ask, connections, jsonAsk, visitors } from "./load.ts";

interface World {
  server: OwnPostgresServer;
  site: SiteProcess;
  databaseUrl: string;
  /** New connections to the database since the last look. */
  dialled: number[];
  close: () => void;
}

const database = suite<World>("a database that goes away");
const agent = connections(64);

database.before(async (context) => {
  // It is restarted as by a crash: what was committed must be on its way to the disk.
  const server = await startOwnPostgres({ synchronous_commit: "on" });
  if (!server) throw new Error("no PostgreSQL: install it (Debian: postgresql)");
  context.server = server;
  context.databaseUrl = await server.createDatabase("abuse");
  const line = await countedLine(Number(new URL(context.databaseUrl).port));
  context.dialled = line.dialled;
  context.close = line.close;
  const through = Object.assign(new URL(context.databaseUrl), { port: String(line.port) }).href;
  context.site = await siteProcess(() => ({ DATABASE_URL: through }));
  await context.site.start();
});
database.after(async ({ site, server, close }) => {
  agent.destroy();
  await site.close();
  close();
  await server.stop();
});

/** A way to the database that notes when somebody takes it. */
async function countedLine(target: number) {
  const dialled: number[] = [];
  const open = new Set<Socket>();
  const line = createServer((near) => {
    dialled.push(performance.now());
    const far = dial(target, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one
        .on("error", () => other.destroy())
        .on("close", () => {
          open.delete(one);
          other.destroy();
        });
    }
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => line.once("listening", resolve));
  const close = () => {
    line.close();
    for (const socket of open) socket.destroy();
  };
  return { dialled, close, port: (line.address() as AddressInfo).port };
}

function mostInASecond(times: number[]): number {
  return Math.max(
    0,
    ...times.map((from) => times.filter((time) => time >= from && time < from + 1_000).length),
  );
}

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

database(
  "is told within five seconds when it is frozen, and serves by itself when it is not",
  async (world) => {
    const { site, server, dialled } = world;
    dialled.length = 0;
    const answers: Answer[] = [];
    const load = visitors(32, async () => {
      const answer = await ask(site.url, agent, search());
      answers.push(answer);
      if (answer.status !== 200) await wait(50);
    });
    await wait(500);
    server.freeze();
    const watched: Answer[] = [];
    for (let second = 0; second < scale(15, 7); second += 1) {
      await wait(1_000);
      watched.push(await ask(site.url, agent, { path: "/readyz" }));
    }
    server.thaw();
    const healedMs = await healthyAgain(site);
    await load.stop();
    const { slowest, statuses } = of(answers);
    const reconnects = mostInASecond(dialled);
    console.log(
      `  frozen: ${JSON.stringify([...statuses])}, slowest ${Math.round(slowest)} ms, ` +
        `${reconnects} reconnects a second, healthy after ${Math.round(healedMs)} ms`,
    );
    assert.equal([...statuses.keys()].sort(), [200, 503]);
    assertTime(slowest < 5_000, `${slowest} ms`);
    assert.ok(answers.every(({ status, headers }) => status === 200 || Number(headers["retry-after"]) > 0));
    assert.ok(
      watched.every(({ status }) => status === 503),
      JSON.stringify(watched),
    );
    assertTime(
      watched.every(({ ms }) => ms < 2_000),
      "/readyz took longer than two seconds",
    );
    assertTime(reconnects < 20, `${reconnects} reconnects`);
    assertTime(healedMs < 5_000, `${healedMs} ms`);
  },
);

database(
  "loses no acknowledged write by its restarts, and is served again within five seconds",
  async (world) => {
    const { site, server, dialled, databaseUrl } = world;
    dialled.length = 0;
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
      await wait(scale(1_000, 300));
      await server.restart();
      healed.push(await healthyAgain(site));
    }
    await load.stop();
    const { slowest, statuses } = of(answers);
    const reconnects = mostInASecond(dialled);
    console.log(
      `  ${healed.length} restarts: ${JSON.stringify([...statuses])}, slowest ${Math.round(slowest)} ms, ` +
        `${reconnects} reconnects a second, healthy after ${healed.map(Math.round).join(", ")} ms`,
    );
    assert.equal(
      [...statuses.keys()].filter((status) => status !== 202 && status !== 503),
      [],
    );
    assertTime(slowest < 10_000, `${slowest} ms`);
    assertTime(Math.max(...healed) < 5_000, healed.join(", "));
    assertTime(reconnects < 20, `${reconnects} reconnects`);
    assert.equal(await missing(databaseUrl, acknowledged), []);
    assert.ok(acknowledged.length > scale(500, 5), `${acknowledged.length} acknowledged`);
  },
);

async function missing(url: string, emails: string[]): Promise<string[]> {
  const { sql, close } = openServer(url, { max: 1 });
  const rows = await sql<{ email: string }[]>`select email from newsletter_subscribers`;
  await close();
  const there = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => !there.has(email));
}

database.run();
