import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startLocalWorker } from "../../scripts/deploy/local-worker.mjs";
import { freePort } from "../../scripts/shared/free-port.mjs";
import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { recordsByIntent } from "../faults/records.ts";
import { anEmployer, aPassword, sessionStatus } from "../support/account.ts";
import { adminPassword, signedIn } from "../support/administrator.ts";
import { postJob } from "../support/employer.ts";
import { prepare } from "../support/fixtures.ts";
import { anApplicant, complete, submit } from "../support/payment-steps.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { Browser, json, send } from "../support/site.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../support/stripe-stand-in.ts";
import { webhookSecret } from "../support/stripe-world.ts";
import { until } from "../support/until.ts";

/** With the same keys, as while a site moves from one to the other: a visitor may meet either, request by request. */
const both = suite("Node and the Worker on one database");

let server: PostgresServer;
let sql: Client;
let close: () => Promise<void>;
let standIn: StripeStandIn;
let node: SiteProcess;
let worker: Awaited<ReturnType<typeof startLocalWorker>>;
/** Each way leads from one of the two sites to the other. */
let ways: { here: string; there: string }[];

both.before(async () => {
  server = (await startPostgres()) as PostgresServer;
  const databaseUrl = await server.createDatabase("one_site");
  ({ sql, close } = openServer(databaseUrl, { max: 1 }));
  standIn = await startStripeStandIn({ webhook: { url: "http://127.0.0.1/unused", secret: webhookSecret } });
  const shared = {
    ADMIN_PASSWORD: adminPassword,
    SECRET_KEY: "one key of Node and the Worker, of 32+ characters",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_PUBLISHABLE_KEY: "pk_test_x",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: standIn.url,
    RATE_LIMIT_SCALE: "1",
  };
  node = await siteProcess(() => ({ ...shared, DATABASE_URL: databaseUrl, TRUST_PROXY: "127.0.0.1" }));
  await node.start();
  const vars = { ...shared, SITE_URL: node.url };
  worker = await startLocalWorker({ databaseUrl, port: await freePort(), vars });
  ways = [
    { here: node.url, there: worker.url },
    { here: worker.url, there: node.url },
  ];
});
both.after(async () => {
  await worker.stop();
  await node.close();
  await standIn.close();
  await close();
  await server.stop();
});

/** The same visitor's browser at the other's address. */
function elsewhere({ cookies }: Browser, url: string): Browser {
  const browser = new Browser({ url });
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

both("know the account and the session that began at the other, and end it for both", async () => {
  for (const { here, there } of ways) {
    const { user, browser } = await anEmployer({ url: here });
    const gone = elsewhere(browser, there);
    assert.is(await sessionStatus(gone), 200);
    const again = await new Browser({ url: there }).post("/api/auth/sign-in", {
      email: user.email,
      password: aPassword,
    });
    assert.is(again.status, 200);
    assert.is((await gone.post("/api/auth/sign-out", {})).status, 200);
    assert.is(await sessionStatus(browser), 401);
  }
});

both("list within a second what was posted at the other", async () => {
  for (const { here, there } of ways) {
    const employer = await anEmployer({ url: here });
    const list = async () => (await send("/jobs", {}, { url: there })).text();
    await list();
    const { id } = await postJob(employer);
    await until("the other lists it", async () => (await list()).includes(id), 1_000);
  }
});

both("settle a payment once when its event comes to both at the same moment", async () => {
  const employer = await anEmployer({ url: node.url });
  const { id: jobId } = await postJob(employer);
  const application = { ...anApplicant(), jobId };
  const candidate = new Browser({ url: node.url });
  const intent = await prepare(candidate, application);
  const id = await submit(elsewhere(candidate, worker.url), application);

  standIn.pay(intent.id);
  const { payload, header } = standIn.signedEvent("payment_intent.succeeded", intent.id);
  const headers = { "Content-Type": "application/json", "Stripe-Signature": header };
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const { here } = ways[index % 2]!;
      return send("/api/stripe/webhook", { method: "POST", headers, body: payload }, { url: here });
    }),
  );
  assert.equal([...new Set(answers.map(({ status }) => status))], [200]);
  for (const { here } of ways)
    assert.is((await complete(elsewhere(candidate, here), id, intent)).status, 200);
  const record = (await recordsByIntent(sql)).get(intent.id);
  assert.equal([record?.settled, record?.submitted, record?.paymentStatus], [1, 1, "completed"]);

  for (const { here } of ways) {
    const list = await elsewhere(employer.browser, here).send(`/api/employer/applications/${jobId}`);
    const rows = (await list.json()) as { phone: string }[];
    assert.equal(
      rows.map(({ phone }) => phone),
      [application.phone],
    );
  }
});

both("are seeded once when the administrator asks both at the same moment", async () => {
  const administrator = await signedIn({ url: node.url });
  const [before] = await sql<{ jobs: number }[]>`select count(*)::int as jobs from jobs`;
  const said = await Promise.all(
    ways.map(async ({ here }) => {
      const answer = await elsewhere(administrator, here).post("/api/admin/seed-production", {});
      assert.is(answer.status, 200);
      return answer.text();
    }),
  );
  const [after] = await sql`select count(*)::int as jobs from jobs`;
  assert.is(after?.jobs, before!.jobs + 1155);
  assert.is(said.filter((text) => text.includes("Done: 1,155 jobs and 94 companies added")).length, 1);
  for (const { here } of ways)
    await until("it counts them all", async () => {
      const list = await send("/api/jobs/filter?limit=1", {}, { url: here });
      return list.headers.get("X-Total-Count") === String(after?.jobs);
    });
});

both("send the lines of a seeding while it goes on", async () => {
  const administrator = await signedIn({ url: node.url });
  for (const { here } of ways) {
    const browser = elsewhere(administrator, here);
    const reader = await sql.begin(async (tx) => {
      await tx`lock table companies in access exclusive mode`;
      const { body } = await browser.post("/api/admin/seed-production", {});
      const lines = body!.pipeThrough(new TextDecoderStream()).getReader();
      assert.match((await lines.read()).value ?? "", /^Loading .+\n$/);
      return lines;
    });
    let rest = "";
    for (let read = await reader.read(); !read.done; read = await reader.read()) rest += read.value;
    assert.match(rest, /^Nothing to do: all 1,155 jobs of 94 companies in 24 countries are here already\.$/m);
  }
});

/** A wrong one from this address, as the proxy before each would note it. */
async function guess(url: string, address: string): Promise<number> {
  const init = json({ password: "a guess" });
  const headers = { ...init.headers, "X-Forwarded-For": address, "CF-Connecting-IP": address };
  return (await send("/api/admin/login", { ...init, headers }, { url })).status;
}

// The last: from then on no administrator gets in but by a known device.
both("limit guesses at the administrator's password as one, by address and over all", async () => {
  const administrator = await signedIn({ url: node.url });
  for (const [index, { here, there }] of ways.entries()) {
    const address = `198.51.100.${index + 1}`;
    for (let guessed = 0; guessed < 5; guessed += 1) assert.is(await guess(here, address), 401);
    assert.is(await guess(there, address), 429);
  }
  for (let guessed = 0; guessed < 10; guessed += 1)
    assert.is(await guess(ways[guessed % 2]!.here, `203.0.113.${guessed}`), 401);
  for (const { here } of ways) {
    assert.is(await guess(here, "192.0.2.1"), 429);
    const known = await elsewhere(administrator, here).post("/api/admin/login", { password: adminPassword });
    assert.is(known.status, 200);
  }
});

both.run();
