import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { type Account, anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { range } from "../support/in-lanes.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { json } from "../support/site.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { scale } from "./faults.ts";
import { type RetryingProxy, startRetryingProxy } from "./retrying-proxy.ts";

const clients = 8;
const rounds = scale(10, 1);

const rolling = suite(`a rolling restart of two servers under ${clients} clients`);

let server: PostgresServer;
let sql: Client;
let close: () => Promise<void>;
let proxy: RetryingProxy;
const sites: SiteProcess[] = [];

rolling.before(async () => {
  server = (await startPostgres()) as PostgresServer;
  const DATABASE_URL = await server.createDatabase("rolling");
  ({ sql, close } = openServer(DATABASE_URL, { max: 2 }));
  proxy = await startRetryingProxy();
  const SECRET_KEY = "one key of both servers, of 32+ characters";
  const environment = { DATABASE_URL, SECRET_KEY, SITE_URL: proxy.url };
  for (const _ of range(2)) sites.push(await siteProcess(() => environment));
  await Promise.all(sites.map((site) => site.start()));
  proxy.servers.push(...sites.map(({ url }) => url));
  await until("the proxy knows both", () => sites.every(({ url }) => proxy.isReady(url)));
});
rolling.after(async () => {
  await proxy.close();
  for (const site of sites) await site.close();
  await close();
  await server.stop();
});

interface Load {
  requests: number;
  /** The requests with a wrong answer. */
  lost: string[];
  /** The titles of vacancies that the site said it took. */
  posted: string[];
}

/** Reads, writes again what it wrote, and posts, one request after the other, until it is told to stop. */
async function visit({ browser }: Account, load: Load, isOver: () => boolean): Promise<void> {
  const ask = async (path: string, init?: RequestInit) => {
    load.requests += 1;
    const response = await browser.send(path, init);
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${path} was answered with ${response.status}: ${text.slice(0, 200)}`);
  };
  const post = async () => {
    load.requests += 1;
    load.posted.push((await postJob({ browser })).title);
  };
  const steps = [
    () => ask("/jobs"),
    post,
    () => ask("/api/auth/user"),
    () => ask("/api/draft", json({ answers: { fullName: "Maria Santos" } }, "PUT")),
    post,
    () => ask("/employer/dashboard"),
  ];
  for (let step = 0; !isOver(); step += 1)
    await steps[step % steps.length]!().catch((error) => {
      load.lost.push(String(error.cause ?? error));
    });
}

rolling("loses no request, and keeps all that it said it took", async () => {
  const employers = await Promise.all(range(clients).map(() => anEmployer({ url: proxy.url })));
  const load: Load = { requests: 0, lost: [], posted: [] };
  let isOver = false;
  const visits = employers.map((employer) => visit(employer, load, () => isOver));
  for (const _ of range(rounds))
    for (const site of sites) {
      const [before, asked] = [proxy.answered.get(site.url) ?? 0, load.requests];
      await until("it is under load", () => load.requests > asked + 5 * clients);
      assert.ok((proxy.answered.get(site.url) ?? 0) > before, "both servers answer");
      assert.is(await site.stop(), 0);
      await site.start();
      await until("the proxy knows it again", () => proxy.isReady(site.url));
    }
  isOver = true;
  await Promise.all(visits);
  console.log(`  ${load.requests} requests, ${load.posted.length} of them vacancies`);
  assert.equal(load.lost, []);
  const [row] = await sql<{ n: number; titles: number }[]>`
    select count(*)::int as n, count(distinct title)::int as titles from jobs`;
  assert.equal(row, { n: load.posted.length, titles: load.posted.length });
});

rolling.run();
