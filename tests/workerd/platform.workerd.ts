import { once } from "node:events";
import { createServer, request } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startLocalWorker } from "../../scripts/deploy/local-worker.mjs";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { signedIn } from "../support/administrator.ts";
import { migrateAll } from "../support/database.ts";
import { aJob } from "../support/fixtures.ts";
import { startPostgres } from "../support/postgres-server.mjs";
import { json, send, siteUrl, testDatabase } from "../support/site.ts";
import { until } from "../support/until.ts";

/** The tests hold what differs between workerd and Node. */
const platform = suite("the Worker");
const sql = await testDatabase();

platform("sends files with the headers that Node's server gives them", async () => {
  const script = /<script[^>]+src="([^"]+)"/.exec(await (await send("/jobs")).text())?.[1] ?? "";
  const { headers } = await send(script);
  assert.is(headers.get("X-Content-Type-Options"), "nosniff");
  assert.is(headers.get("X-Frame-Options"), "DENY");
  assert.match(headers.get("Content-Security-Policy") ?? "", "default-src 'none'");
  assert.is(headers.get("Cache-Control"), "public, max-age=31536000, immutable");
  for (const icon of ["/favicon.svg", "/favicon.ico"])
    assert.is((await send(icon)).headers.get("Cache-Control"), "public, max-age=86400");
  assert.is((await send(`${script}.br`)).status, 404);
});

const askedAgain = (path: string, etag: string) => send(path, { headers: { "If-None-Match": etag } });

platform("keeps a public page, and answers 304 to who has it already", async () => {
  const first = await send("/terms");
  const etag = first.headers.get("ETag") ?? "";
  assert.match(etag, /^W\/"[\w-]{20,}"$/);
  const html = await first.text();
  const second = await send("/terms");
  assert.is(await second.text(), html);
  assert.is(second.headers.get("X-Request-Id"), null, "it was not made again");
  for (const name of [
    "ETag",
    "Cache-Control",
    "Content-Type",
    "Content-Security-Policy",
    "Speculation-Rules",
  ])
    assert.is(second.headers.get(name), first.headers.get(name), name);
  const third = await askedAgain("/terms?utm=1", `"other", ${etag}`);
  assert.is(third.status, 304);
  assert.is(await third.text(), "");
  assert.is(third.headers.get("ETag"), etag);
  assert.is((await askedAgain("/terms", '"other"')).status, 200);
  const head = await send("/terms", { method: "HEAD" });
  assert.is(head.headers.get("ETag"), etag);
});

platform("makes a list again as soon as a vacancy is posted", async () => {
  const { id, title } = await aJob(sql);
  const list = `/jobs?search=${encodeURIComponent(title)}`;
  const before = await send(list);
  assert.match(await before.text(), id);
  const etag = before.headers.get("ETag")!;
  assert.is((await askedAgain(list, etag)).status, 304);
  const posted = await aJob(sql, { title });
  const after = await askedAgain(list, etag);
  assert.is(after.status, 200);
  assert.is.not(after.headers.get("ETag"), etag);
  assert.match(await after.text(), posted.id);
});

platform("keeps nothing that is not the same for everybody", async () => {
  for (const path of ["/sign-in", "/admin/login", "/apply", "/nowhere", "/api/draft"]) {
    const asked = [await send(path), await send(path)];
    const ids = asked.map(({ headers }) => headers.get("X-Request-Id"));
    assert.ok(ids[0] && ids[1] && ids[0] !== ids[1], path);
    for (const { headers } of asked) assert.is(headers.get("ETag"), null, path);
  }
});

platform("answers who begins to send what is refused, and never ends", async () => {
  const sending = request(`${siteUrl}/api/employer/applications/none/status`, {
    method: "PATCH",
    agent: false,
    headers: { "Content-Type": "application/json", "Content-Length": 1_000_000 },
  });
  sending.write("{");
  const status = new Promise((resolve, reject) => {
    sending.on("response", ({ statusCode }) => resolve(statusCode)).on("error", reject);
  });
  assert.is(await status, 401);
  sending.destroy();
});

platform("does by its cron what is due", async () => {
  const mails: { id: unknown; key: unknown; to: string }[] = [];
  const provider = createServer(async (incoming, outgoing) => {
    const { to } = JSON.parse(await text(incoming)) as { to: string };
    // The key is the id of the email and a digest of its body.
    const id = String(incoming.headers["idempotency-key"]).slice(0, 36);
    mails.push({ id, key: incoming.headers.authorization, to });
    outgoing.end();
  }).listen(0, "127.0.0.1");
  const server = (await startPostgres())!;
  const databaseUrl = await server.createDatabase("cron");
  const { sql: own, close } = openServer(databaseUrl, { max: 1 });
  await migrateAll(own);
  const port = await freePort();
  const worker = await startLocalWorker({
    databaseUrl,
    port,
    vars: {
      SITE_URL: `http://127.0.0.1:${port}`,
      SECRET_KEY: "a secret key of a Worker in tests alone",
      ADMIN_PASSWORD: "an administrator's password",
      MAIL_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
      MAIL_API_KEY: "key",
    },
  });
  try {
    const email = "candidate@example.com";
    const person = { email, password: "a long password", firstName: "Maria", lastName: "Santos" };
    await fetch(`${worker.url}/api/auth/sign-up`, json(person));
    await own`insert into rate_limits (key, window_start, used) values ('over', now() - interval '9 days', 1)`;

    assert.is((await worker.ring(new Date("2030-01-01T10:01:00Z"))).outcome, "ok");
    const [mail] = await own`select id, sent_at from outbox`;
    assert.equal(mails, [{ id: mail?.id, key: "Bearer key", to: email }]);
    assert.ok(mail?.sentAt);
    const windows = () => own`select 1 from rate_limits where window_start < now() - interval '8 days'`;
    assert.is((await windows()).length, 1, "its hour has not come");
    assert.is((await worker.ring(new Date("2030-01-01T11:00:00Z"))).outcome, "ok");
    assert.is((await windows()).length, 0);
    assert.is(mails.length, 1);
    // A task that fails leaves the others alone, and says so.
    assert.equal(
      worker.said.filter((line) => line.includes("task failed")),
      [],
    );
  } finally {
    await close();
    await worker.stop();
    provider.close();
    await server.stop();
  }
});

platform("outlives connections that the database resets", async () => {
  const server = (await startPostgres())!;
  const database = new URL(await server.createDatabase("resets"));
  const { sql: own, close } = openServer(database.href, { max: 1 });
  await migrateAll(own);
  let connections = 0;
  const between = createTcpServer((incoming) => {
    const outgoing = connect(Number(database.port), database.hostname);
    incoming.pipe(outgoing).pipe(incoming);
    for (const socket of [incoming, outgoing]) socket.on("error", () => outgoing.destroy());
    connections += 1;
    if (connections % 3 > 0) return;
    incoming.on("data", (sent) => {
      if (!sent.includes("select")) return;
      incoming.resetAndDestroy();
      outgoing.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(between, "listening");
  const databaseUrl = Object.assign(new URL(database), {
    host: `127.0.0.1:${(between.address() as AddressInfo).port}`,
  }).href;
  const port = await freePort();
  const vars = {
    SITE_URL: `http://127.0.0.1:${port}`,
    SECRET_KEY: "a secret key of a Worker in tests alone",
    ADMIN_PASSWORD: "an administrator's password",
  };
  const worker = await startLocalWorker({ databaseUrl, port, vars });
  try {
    const asked = Array.from({ length: 9 }, async () => (await fetch(`${worker.url}/readyz`)).status);
    assert.equal((await Promise.all(asked)).sort(), [...Array(6).fill(200), ...Array(3).fill(503)]);
  } finally {
    await worker.stop();
    between.close();
    await close();
    await server.stop();
  }
});

platform("seeds, and keeps no connection afterwards", async () => {
  const administrator = await signedIn();
  const response = await administrator.post("/api/admin/seed-production", {});
  assert.is(response.status, 200);
  const parts: string[] = [];
  for await (const part of response.body!) parts.push(Buffer.from(part as Uint8Array).toString());
  assert.match(parts.join(""), /mining/i);
  // This process's own close when they were idle for a second.
  await until("no connection is left open", async () => {
    const [row] = await sql<{ others: number }[]>`
      select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    return row!.others === 0;
  });
});

platform("ends an answer whose database is lost in the midst of it, unfinished", async () => {
  const { cookies } = await signedIn();
  const headers = { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
  const said = await sql.begin(async (tx) => {
    await tx`lock table jobs in access exclusive mode`;
    // Over a connection of its own, which goes with the answer.
    const asking = request(`${siteUrl}/api/admin/seed-production`, { method: "POST", agent: false, headers });
    const answer = new Promise<string>((resolve) => {
      const brokenOff = () => resolve("");
      asking.on("response", (response) => text(response).then(resolve, brokenOff)).on("error", brokenOff);
    });
    asking.end();
    await until("the seeding waits for the lock", async () => {
      const ended = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return ended.length > 0;
    });
    return answer;
  });
  assert.not.match(said, /mining/i);
});

platform.run();
