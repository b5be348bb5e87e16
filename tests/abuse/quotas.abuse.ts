import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { aPassword, aSignUp } from "../support/account.ts";
import { aPosting } from "../support/employer.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { isFull, scale } from "./abuse.ts";
import { type Answer, type Ask, ask, connections, jsonAsk, visitors } from "./load.ts";
import { residentMiB } from "./process-memory.ts";
import { type SlowReader, slowReaders } from "./slow-readers.ts";

interface World {
  server: PostgresServer;
  databaseUrl: string;
  site: SiteProcess;
  readers: SlowReader[];
}

const quotas = suite<World>("a flood of what an account may do");
const agent = connections(64);
const browsing = connections(2);
const flood = "198.51.100.1";
const another = "203.0.113.9";

quotas.before(async (context) => {
  context.server = (await startPostgres()) as PostgresServer;
  context.databaseUrl = await context.server.createDatabase("quotas");
  context.readers = [];
  // Each request names the network that it comes from.
  const { databaseUrl } = context;
  context.site = await siteProcess(() => ({
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: "127.0.0.1",
    RATE_LIMIT_SCALE: "1",
  }));
  await context.site.start();
  await fillList(databaseUrl);
});
quotas.after.each(({ readers }) => {
  for (const { socket } of readers.splice(0)) socket.destroy();
});
quotas.after(async ({ site, server }) => {
  agent.destroy();
  browsing.destroy();
  await site.close();
  await server.stop();
});

/** Inserts as many jobs as the largest list holds, each with its own text. */
async function fillList(databaseUrl: string): Promise<void> {
  const { sql, close } = openServer(databaseUrl, { max: 1 });
  await sql`insert into companies (name, country) values ('Northern Quay', 'Norway')`;
  await sql`
    insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
      description, requirements, closes_on)
    select 'Crane operator ' || n, 'Northern Quay', 'Norway', 'shipping', 'mid', 4200, 5600, 1,
      repeat(md5(n::text), 10), repeat(md5((n + 1)::text), 10), current_date + 60
    from generate_series(1, 5000) n`;
  await close();
}

const from = (address: string, { headers, ...asked }: Ask, cookie = ""): Ask => ({
  ...asked,
  headers: { ...headers, "X-Forwarded-For": address, ...(cookie && { Cookie: cookie }) },
});

async function right(answer: Promise<Answer>): Promise<Answer> {
  const { status, text } = await answer;
  assert.ok(status === 200 || status === 201, `${status}: ${text}`);
  return answer;
}

/** An employer of the flooding network, with a job. */
async function anEmployerOf(site: SiteProcess) {
  const signUp = aSignUp();
  const { headers } = await right(ask(site.url, agent, from(flood, jsonAsk("/api/auth/sign-up", signUp))));
  const cookie = headers["set-cookie"]!.map((one) => one.split(";")[0]).join("; ");
  const send = (asked: Ask) => ask(site.url, agent, from(flood, asked, cookie));
  await right(send(jsonAsk("/api/auth/become-employer", {})));
  const { text } = await right(send(jsonAsk("/api/jobs", aPosting())));
  return { email: signUp.email, send, job: JSON.parse(text) as { id: string } };
}

function counts(answers: Answer[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { status = 0 } of answers) found[status] = (found[status] ?? 0) + 1;
  return found;
}

quotas("by sixty slow readers of the largest list costs less than 60 MB", async ({ site, readers }) => {
  const list = (at: number) => ({ path: `/api/jobs/filter?limit=${4_000 + at}`, address: another });
  // The making of such lists takes memory of its own.
  for (let at = 0; at < 20; at += 1)
    await right(ask(site.url, browsing, from(another, { path: list(500 + at).path })));
  const pid = site.pid()!;
  const before = residentMiB(pid);
  readers.push(...(await slowReaders(site, 60, () => ({ path: "/api/jobs/filter", address: flood }))));
  assert.equal([...new Set(readers.map(({ status }) => status))], [200]);
  const growth = residentMiB(pid) - before;
  console.log(`\n  60 slow readers: ${before.toFixed(0)} MiB and ${growth.toFixed(0)} more`);
  assert.ok(growth < 60, `it grew by ${growth} MiB`);
  if (isFull) await until("all are cut", () => readers.every(({ socket }) => isCut(socket)), 70_000);
});

/** Whoever reads nothing hears of the end of a connection only when it writes. An idle one would end later than this. */
function isCut(socket: SlowReader["socket"]): boolean {
  if (!socket.destroyed) socket.write("\r\n");
  return socket.destroyed;
}

quotas("leaves the pages to other networks", async (context) => {
  const { site, readers } = context;
  const { email, send, job } = await anEmployerOf(site);
  readers.push(...(await slowReaders(site, 60, () => ({ path: "/api/jobs/filter", address: flood }))));

  const credentials = { email, password: aPassword };
  // Without the cookie: a sign-in ends the session that it comes with.
  const signIn = () => ask(site.url, agent, from(flood, jsonAsk("/api/auth/sign-in", credentials)));
  const post = () => send(jsonAsk("/api/jobs", aPosting()));
  const edit = () => send({ ...jsonAsk(`/api/jobs/${job.id}`, { vacancies: 2 }), method: "PATCH" });
  const floods: Record<string, { allowed: number; ask: () => Promise<Answer> }> = {
    "sign-ins": { allowed: 60, ask: signIn },
    posts: { allowed: 200, ask: post },
    edits: { allowed: 60, ask: edit },
  };
  const answers: Record<string, Answer[]> = {};
  const under = Object.entries(floods).map(([name, flooding]) => {
    const own: Answer[] = [];
    answers[name] = own;
    return visitors(8, async () => own.push(await flooding.ask()));
  });

  const visits: Answer[] = [];
  for (let visit = 0; visit < scale(600, 150); visit += 1) {
    // No two are the same, so that no cache answers.
    visits.push(await ask(site.url, browsing, from(another, { path: `/jobs?search=quay${visit}` })));
    await wait(20);
  }
  await Promise.all(under.map((flooding) => flooding.stop()));

  const told = Object.entries(answers).map(([name, own]) => `${name} ${JSON.stringify(counts(own))}`);
  console.log(`\n  another network's pages ${JSON.stringify(counts(visits))}, beside ${told.join(", ")}`);
  const refused = visits.filter(({ status }) => status !== 200).length;
  assert.ok(refused < visits.length * 0.05, `${refused} of ${visits.length} were refused`);
  for (const [name, { allowed }] of Object.entries(floods)) {
    const {
      200: ok = 0,
      201: created = 0,
      429: limited = 0,
      503: busy = 0,
      ...other
    } = counts(answers[name]!);
    assert.equal(other, {}, name);
    // At the edge of an hour or a day two windows meet.
    assert.ok(ok + created <= 2 * allowed, `${name}: ${ok + created} succeeded`);
    if (isFull) assert.ok(limited + busy > 0, `${name}: none was refused`);
  }
});

quotas.run();
