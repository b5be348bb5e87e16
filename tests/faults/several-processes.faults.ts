import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { prepare } from "../support/fixtures.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { Browser, send } from "../support/site.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../support/stripe-stand-in.ts";
import { webhookSecret } from "../support/stripe-world.ts";
import { until } from "../support/until.ts";
import { recordsByIntent } from "./records.ts";

const several = suite("several processes on one database");
const guesses = 1_000;

let server: PostgresServer;
let sql: Client;
let close: () => Promise<void>;
let standIn: StripeStandIn;
let one: SiteProcess;
let other: SiteProcess;

several.before(async () => {
  server = (await startPostgres()) as PostgresServer;
  const DATABASE_URL = await server.createDatabase("processes");
  ({ sql, close } = openServer(DATABASE_URL, { max: 2 }));
  standIn = await startStripeStandIn({ webhook: { url: "http://127.0.0.1/unused", secret: webhookSecret } });
  const shared = {
    DATABASE_URL,
    SECRET_KEY: "one key of all processes, of 32+ characters",
    RATE_LIMIT_SCALE: "1",
    TRUST_PROXY: "127.0.0.1",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_PUBLISHABLE_KEY: "pk_test_x",
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: standIn.url,
  };
  one = await siteProcess(() => shared);
  other = await siteProcess(() => shared);
  await Promise.all([one.start(), other.start()]);
});
several.after(async () => {
  for (const site of [one, other]) await site.close();
  await standIn.close();
  await close();
  await server.stop();
});

several("list what was posted at one of them, and know its session", async () => {
  const employer = await anEmployer({ url: one.url });
  assert.is((await send("/jobs", {}, { url: other.url })).status, 200);
  const { title } = await postJob(employer);
  const list = async () => (await send("/jobs", {}, { url: other.url })).text();
  await until("the other one lists it", async () => (await list()).includes(title));

  const elsewhere = new Browser({ url: other.url });
  for (const [name, value] of employer.browser.cookies) elsewhere.cookies.set(name, value);
  assert.is((await elsewhere.send("/api/auth/user")).status, 200);
});

several("settle a payment once when its event comes to both at the same moment", async () => {
  const intent = await prepare(new Browser({ url: one.url }), anApplicant());
  standIn.pay(intent.id);
  const { payload, header } = standIn.signedEvent("payment_intent.succeeded", intent.id);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      fetch(`${(index % 2 ? one : other).url}/api/stripe/webhook`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Stripe-Signature": header },
        body: payload,
      }),
    ),
  );
  assert.equal([...new Set(answers.map(({ status }) => status))], [200]);
  const record = (await recordsByIntent(sql)).get(intent.id);
  assert.equal([record?.settled, record?.submitted, record?.paymentStatus], [1, 1, "completed"]);
});

several("count guesses at the administrator's password as one site", async () => {
  const counts: Record<number, number> = {};
  let sent = 0;
  const lane = async () => {
    while (sent < guesses) {
      const site = sent++ % 2 ? one : other;
      const response = await fetch(`${site.url}/api/admin/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${1 + (sent % 100)}` },
        body: JSON.stringify({ password: `guess ${sent}` }),
      });
      await response.body?.cancel();
      counts[response.status] = (counts[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  assert.equal(Object.keys(counts).sort(), ["401", "429"]);
  // A window's edge may fall into the run.
  assert.ok(counts[401]! >= 20 && counts[401]! <= 40, `${counts[401]} of ${guesses} were judged`);
});

several.run();
