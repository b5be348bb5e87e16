import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aPreparedPayment, type Intent, unique } from "../../../tests/support/fixtures.ts";
import { anApplicant, submit } from "../../../tests/support/payment-steps.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { findLastRun } from "../../domain/payments/reconciliation.ts";
import type { PaymentProvider } from "../../services/payments/provider.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const { standIn, world, callsTo } = await openStripeWorld();
// These tests count what a run compares, so they have a database without payments of other tests.
const { sql, close } = await migratedDatabase();
const site = { ...world, sql };
const day = 24;

const reconciliation = suite("reconcile payments, run by run");
reconciliation.after(async () => {
  standIn.close();
  await close();
});

const aPayment = async () => (await aPreparedPayment(anApplicant(), site)).intent;
const run = async (hours = 0, payments: PaymentProvider = world.payments!) =>
  reconcilePayments({ ...(await servicesOf(site, hours)), payments });
const counts = async () => (await findLastRun(sql))?.counts;

async function stateOf({ id }: Intent): Promise<string> {
  const [row] = await sql<{ status: string }[]>`select status from payments where intent_id = ${id}`;
  return row!.status;
}

reconciliation("asks nobody while nothing was begun, and says that it ran", async () => {
  await run();
  assert.is(callsTo("/v1/payment_intents"), 0);
  assert.equal(await counts(), {});
});

reconciliation("tells what it settled late, once", async () => {
  const [paid] = [await aPayment(), await aPayment()];
  standIn.pay(paid.id);
  await run();
  assert.equal(await counts(), { settled: 1 });
  assert.is((await findLastRun(sql))?.differences[0]?.intentId, paid.id);
  await run();
  assert.equal(await counts(), {});
});

reconciliation("follows what is processing or was refused", async () => {
  const [processing, declined] = [await aPayment(), await aPayment()];
  standIn.processing(processing.id);
  standIn.decline(declined.id);
  await run();
  assert.is(await stateOf(processing), "processing");
  assert.is(await stateOf(declined), "failed");
});

reconciliation("notes what was given back at the provider without a word to us", async () => {
  const intent = await aPayment();
  standIn.pay(intent.id);
  await run();
  await world.payments!.refund(intent.id, intent.id);
  await run();
  assert.equal(await counts(), { refunded: 1 });
  assert.is(await stateOf(intent), "refunded");
});

reconciliation("leaves waived what was paid for all the same, and gives the money back", async () => {
  const application = { ...anApplicant(), desiredCountry: unique("Norway") };
  const { browser, intent } = await aPreparedPayment(application, site);
  await sql`insert into fee_waivers (country, reason) values (${application.desiredCountry}, 'Nobody may be charged.')`;
  const id = await submit(browser, application);
  const paymentStatus = async () =>
    (await sql`select payment_status from applications where id = ${id}`)[0]?.paymentStatus;
  assert.is(await paymentStatus(), "waived");
  standIn.pay(intent.id);
  await run();
  await run();
  assert.equal([await stateOf(intent), await paymentStatus()], ["refunded", "waived"]);
  assert.match(
    await (await browser.send("/application-success")).text(),
    "Application Submitted Successfully!",
  );
});

const shownIn = (page: string) => page.replaceAll("<!-- -->", "");

reconciliation("shows a wrong amount to the administrator, and settles nothing for it", async () => {
  const intent = await aPayment();
  const kept = standIn.intents().at(-1)!;
  kept.amount = 100;
  standIn.pay(intent.id);
  await run();
  assert.equal(await counts(), { mismatched: 1 });
  assert.is(await stateOf(intent), "pending");
  const page = await (await (await signedIn(site)).send("/admin/payments")).text();
  assert.match(
    shownIn(page),
    `Wrong amount or currency: <strong>1</strong><ul><li><code>${intent.id}</code>`,
  );
  // The following tests need the right amount again.
  Object.assign(kept, { amount: 5000, amount_received: 5000 });
  await run();
});

reconciliation("shows a payment of which only a part was taken to the administrator", async () => {
  const intent = await aPayment();
  standIn.pay(intent.id, 100);
  await run();
  assert.equal(await counts(), { mismatched: 1 });
  assert.is(await stateOf(intent), "pending");
  const page = await (await (await signedIn(site)).send("/admin/payments")).text();
  assert.match(
    shownIn(page),
    `Wrong amount or currency: <strong>1</strong><ul><li><code>${intent.id}</code>`,
  );
  // The following tests need the right amount again.
  Object.assign(standIn.intents().find(({ id }) => id === intent.id)!, { amount_received: 5000 });
  await run();
});

reconciliation("cancels at the provider first what stayed unpaid for seven days", async () => {
  const [unpaid, paidUnseen] = [await aPayment(), await aPayment()];
  await run(7 * day - 1);
  assert.is(await stateOf(unpaid), "pending");
  standIn.pay(paidUnseen.id);
  for (const { id } of [unpaid, paidUnseen]) standIn.backdate(id, 30 * day * 3600);
  await run(7 * day + 1);
  assert.is(await stateOf(unpaid), "canceled");
  assert.throws(() => standIn.pay(unpaid.id), /canceled/);
  assert.is(await stateOf(paidUnseen), "succeeded");
  assert.is((await counts())?.settled, 1);
});

reconciliation("gives up what it never had an id of after seven days", async () => {
  const intent = await aPayment();
  await sql`update payments set intent_id = null, created_at = now() - interval '8 days'
    where intent_id = ${intent.id}`;
  await run();
  const [row] = await sql`select status from payments where intent_id is null`;
  assert.is(row?.status, "canceled");
});

reconciliation("asks about five payments at once, no more", async () => {
  const intents: Intent[] = [];
  for (let n = 0; n < 12; n++) intents.push(await aPayment());
  await sql`update payments set created_at = now() - interval '9 days'
    where intent_id in ${sql(intents.map(({ id }) => id))}`;
  for (const { id } of intents) standIn.backdate(id, 9 * day * 3600);
  let underWay = 0;
  let most = 0;
  await run(0, {
    ...world.payments!,
    async cancelIntent(id) {
      most = Math.max(most, ++underWay);
      const canceled = await world.payments!.cancelIntent(id);
      underWay--;
      return canceled;
    },
  });
  assert.is(most, 5);
  for (const intent of intents) assert.is(await stateOf(intent), "canceled");
});

reconciliation("looks at today's payments though what it was interrupted at fails again", async () => {
  await sql`update task_runs set finished_at = null,
    progress = progress || '{"phase": "refunds", "cursor": "no id at all"}'`;
  const intent = await aPayment();
  standIn.pay(intent.id);
  await run();
  assert.is(await stateOf(intent), "succeeded");
});

reconciliation("shows the last run to the administrator", async () => {
  const intent = await aPayment();
  standIn.pay(intent.id);
  await run();
  const page = await (await (await signedIn(site)).send("/admin/payments")).text();
  assert.match(shownIn(page), `Settled late: <strong>1</strong><ul><li><code>${intent.id}</code>`);
});

reconciliation.run();
