import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { isFull, percentile, scale } from "./abuse.ts";
import { type DatabaseLine, databaseLine } from "./database-line.ts";
import { type Answer, ask, connections, jsonAsk, visitors } from "./load.ts";
import { type Generated, generateLoad, type Kind } from "./load-generator.ts";

interface World {
  server: PostgresServer;
  line: DatabaseLine;
  site: SiteProcess;
}

/** The database answers so late that the site can do little on any machine: more visitors than that are too many. */
const overload = suite<World>("more visitors than the site can serve");
const databaseLateMs = 30;
const visitorsAtOnce = 400;

overload.before(async (context) => {
  context.server = (await startPostgres()) as PostgresServer;
  const url = new URL(await context.server.createDatabase("overload"));
  context.line = await databaseLine(Number(url.port), databaseLateMs);
  url.port = String(context.line.port);
  context.site = await siteProcess(() => ({ DATABASE_URL: url.href, TRUST_PROXY: "127.0.0.1" }));
  await context.site.start();
});
overload.after(async ({ site, line, server }) => {
  await site.close();
  line.close();
  await server.stop();
});

let asked = 0;
/** Each is another search, so that no cache answers, from one of many networks. */
const search = () => {
  asked += 1;
  const headers = { "X-Forwarded-For": `10.${asked % 200}.0.1` };
  return { path: `/jobs?search=overload${asked}`, headers };
};

const is = (wanted: number) => (answer: Answer) => answer.status === wanted;

overload("are served or refused, payments last of all", async ({ site }) => {
  const agent = connections(visitorsAtOnce);
  const payersAgent = connections(2);
  const pages: Answer[] = [];
  const paid: Answer[] = [];
  const load = visitors(visitorsAtOnce, async () => {
    const answer = await ask(site.url, agent, search());
    pages.push(answer);
    if (answer.status !== 200) await wait(1_000);
  });
  const payers = visitors(2, async () => {
    paid.push(await ask(site.url, payersAgent, jsonAsk("/api/create-payment-intent", {})));
  });
  const [served, refused] = [() => pages.filter(is(200)), () => pages.filter(is(503))];
  await until("some are served, and some are refused", () => served().length > 50 && refused().length > 500);
  const paidBefore = paid.length;
  await until("payments are taken meanwhile", () => paid.length > paidBefore + scale(20, 5));
  await Promise.all([load.stop(), payers.stop()]);
  agent.destroy();
  payersAgent.destroy();
  console.log(`  ${served().length} served, ${refused().length} refused, ${paid.length} payments`);
  assert.is(served().length + refused().length, pages.length);
  assert.ok(refused().every(({ headers }) => Number(headers["retry-after"]) > 0));
  assert.equal([...new Set(paid.map(({ status }) => status))], [200]);
  const lines = site.said.filter((line) => line.includes('"overloaded"')).length;
  assert.ok(lines > 0 && lines < refused().length / 2, `${lines} lines for ${refused().length} refusals`);
});

overload("leave nothing behind", async ({ site }) => {
  const agent = connections(1);
  for (let visit = 0; visit < 10; visit += 1)
    assert.is((await ask(site.url, agent, search())).status, 200, `visit ${visit}`);
  agent.destroy();
});

overload.run();

/** The waiting time depends on the machine, so it is printed and not judged. */
const measured = suite<{ site: SiteProcess }>("four times what the site can do");

measured.before(async (context) => {
  context.site = await siteProcess(() => ({ DATABASE_URL: process.env.TEST_DATABASE_URL ?? "" }));
  await context.site.start();
});
measured.after(({ site }) => site.close());

const searches = (word: string): Kind => ({ name: "page", every: 1, path: `/jobs?search=${word}#` });
const payments: Kind = {
  name: "payment",
  every: 100,
  method: "POST",
  path: "/api/create-payment-intent",
  body: "{}",
};

function told(answers: Generated[]): string {
  const times = answers.map(({ ms }) => ms);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return `${answers.length} (p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms)`;
}

measured("is answered to the last request", async ({ site }) => {
  await generateLoad(site, { atOnce: 12, seconds: 2, kinds: [searches("warm")] });
  const calm = await generateLoad(site, { atOnce: 12, seconds: 5, kinds: [searches("calm")] });
  const capacity = calm.filter(({ status }) => status === 200).length / 5;
  const kinds = [payments, searches("overload")];
  const answers = await generateLoad(site, { perSecond: 4 * capacity, seconds: 20, kinds });
  const pages = answers.filter(({ kind }) => kind === "page");
  console.log(`  capacity: ${Math.round(capacity)} searches a second`);
  for (const status of [200, 503])
    console.log(`  ${status}: ${told(pages.filter((page) => page.status === status))}`);
  console.log(`  payments: ${told(answers.filter(({ kind }) => kind === "payment"))}`);
  assert.equal(
    [...new Set(pages.map(({ status }) => status))].filter((status) => status !== 503),
    [200],
  );
});

if (isFull) measured.run();
