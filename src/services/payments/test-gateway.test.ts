import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/database.ts";
import type { Sql } from "../../db/sql.ts";
import { openVault } from "../sealing/web-vault.ts";
import type { NewIntent } from "./provider.ts";
import { type TestGateway, testPayments } from "./test-gateway.ts";

const gateway = suite("testPayments");
const good = "4242 4242 4242 4242";
const declined = "4000-0000-0000-0002";
const asking = "4000 0025 0000 3155";
let sql: Sql;
let payments: TestGateway;

gateway.before(async () => {
  sql = await testDatabase();
  payments = testPayments(sql, openVault("a secret key for tests alone, of 32+ characters"));
});

function anIntent(changes: Partial<NewIntent> = {}): NewIntent {
  const fresh = { applicationId: randomUUID(), idempotencyKey: randomUUID() };
  return { amountCents: 5000, currency: "usd", ...fresh, ...changes };
}

async function aPaidIntent() {
  const intent = await payments.createIntent(anIntent());
  await payments.confirm(intent.clientSecret, good, false);
  return intent;
}

gateway("never moves real money", () => {
  assert.is(payments.name, "test");
  assert.is(payments.live, false);
});

gateway("makes an intent that carries what was asked, and is found again", async () => {
  const wanted = anIntent();
  const made = await payments.createIntent(wanted);
  assert.is(made.amountCents, 5000);
  assert.is(made.currency, "usd");
  assert.is(made.applicationId, wanted.applicationId);
  assert.is(made.status, "requires_payment_method");
  assert.is(made.refunded, false);
  assert.instance(made.createdAt, Date);
  assert.equal(await payments.findIntent(made.id), made);
});

gateway("gives a client secret that begins with the intent's id", async () => {
  const { id, clientSecret } = await payments.createIntent(anIntent());
  assert.match(id, /^pi_test\w+$/);
  assert.is(clientSecret.split("_secret_")[0], id);
});

gateway("gives the same intent for the same idempotency key, also at once", async () => {
  const wanted = anIntent();
  const made = await Promise.all([1, 2, 3].map(() => payments.createIntent(wanted)));
  assert.is(new Set(made.map(({ clientSecret }) => clientSecret)).size, 1);
});

gateway("refuses a used idempotency key for another payment", async () => {
  const wanted = anIntent();
  await payments.createIntent(wanted);
  for (const other of [{ amountCents: 6000 }, { currency: "eur" }, { applicationId: randomUUID() }]) {
    const refused = await payments.createIntent({ ...wanted, ...other }).catch((error: unknown) => error);
    assert.instance(refused, Error);
  }
});

gateway("finds nothing under an unknown id", async () => {
  assert.is(await payments.findIntent("pi_testunknown"), undefined);
});

gateway("pays with the good card, written with spaces, dashes or neither", async () => {
  for (const card of [good, "4242424242424242", "4242-4242-4242-4242"]) {
    const { id, clientSecret } = await payments.createIntent(anIntent());
    assert.is(await payments.confirm(clientSecret, card, false), "succeeded");
    assert.is((await payments.findIntent(id))?.status, "succeeded");
  }
});

gateway("declines the declined card and every unknown number", async () => {
  const { clientSecret } = await payments.createIntent(anIntent());
  for (const card of [declined, "4111 1111 1111 1111", "", "x"]) {
    assert.is(await payments.confirm(clientSecret, card, true), "requires_payment_method");
  }
});

gateway("pays with a good card after a decline", async () => {
  const { clientSecret } = await payments.createIntent(anIntent());
  await payments.confirm(clientSecret, declined, false);
  assert.is(await payments.confirm(clientSecret, good, false), "succeeded");
});

gateway("asks the holder of the third card for a confirmation", async () => {
  const { clientSecret } = await payments.createIntent(anIntent());
  assert.is(await payments.confirm(clientSecret, asking, false), "requires_action");
  assert.is(await payments.confirm(clientSecret, asking, true), "succeeded");
});

gateway("knows no payment by a wrong client secret", async () => {
  const { id } = await payments.createIntent(anIntent());
  assert.is(await payments.confirm(`${id}_secret_guessed`, good, false), undefined);
  assert.is((await payments.findIntent(id))?.status, "requires_payment_method");
});

gateway("leaves a paid or canceled payment as it is", async () => {
  const paid = await aPaidIntent();
  assert.is(await payments.confirm(paid.clientSecret, declined, false), "succeeded");
  const canceled = await payments.createIntent(anIntent());
  await payments.cancelIntent(canceled.id);
  assert.is(await payments.confirm(canceled.clientSecret, good, false), "canceled");
});

gateway("cancels what is open, and refuses what is paid, canceled or unknown", async () => {
  const open = await payments.createIntent(anIntent());
  const paid = await aPaidIntent();
  assert.is(await payments.cancelIntent(open.id), true);
  assert.is(await payments.cancelIntent(open.id), false);
  assert.is(await payments.cancelIntent(paid.id), false);
  assert.is(await payments.cancelIntent("pi_testunknown"), false);
});

gateway("refunds a paid payment once", async () => {
  const { id } = await aPaidIntent();
  const key = randomUUID();
  const { refundId } = await payments.refund(id, key);
  assert.match(refundId, /^re_test/);
  assert.is((await payments.refund(id, key)).refundId, refundId);
  assert.is((await payments.findIntent(id))?.refunded, true);
});

gateway("refuses to refund what is not paid", async () => {
  const { id } = await payments.createIntent(anIntent());
  const refused = await payments.refund(id, randomUUID()).catch((error: unknown) => error);
  assert.instance(refused, Error);
});

gateway("lists from an instant on, newest first, page by page, without loss or repetition", async () => {
  const made: string[] = [];
  // The payments are a year old, so that those of other tests stay out of the way.
  const since = new Date(Date.now() - 365 * 86_400_000);
  for (let n = 0; n < 103; n++) made.push((await payments.createIntent(anIntent())).id);
  const [oldest, ...rest] = made;
  await sql`update test_payments set created_at = ${new Date(since.getTime() - 1000)} where id = ${oldest!}`;
  // Half of them share an instant, as in a burst.
  await sql`update test_payments set created_at = ${since} where id in ${sql(rest.slice(0, 50))}`;
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await payments.listIntents(since, after);
    assert.ok(page.intents.length <= 100);
    const instants = page.intents.map(({ createdAt }) => createdAt.getTime());
    assert.equal(
      instants,
      [...instants].sort((a, b) => b - a),
    );
    seen.push(...page.intents.map(({ id }) => id));
    after = page.next;
  } while (after);
  assert.is(new Set(seen).size, seen.length);
  assert.not(seen.includes(oldest!));
  assert.ok(rest.every((id) => seen.includes(id)));
});

gateway.run();
