import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aPreparedPayment, type Intent } from "../../../tests/support/fixtures.ts";
import { anApplicant } from "../../../tests/support/payment-steps.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { findLastRun } from "../../domain/payments/reconciliation.ts";
import type { PaymentProvider } from "../../services/payments/provider.ts";
import type { LogEntry } from "../../world.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const { standIn, world, callsTo } = await openStripeWorld();
// These tests count what a run compares, so they have a database without payments of other tests.
const { sql, close } = await migratedDatabase();
const said: LogEntry[] = [];
const site = { ...world, sql, log: (entry: LogEntry) => void said.push(entry) };
const day = 24;

const moneyBack = suite("reconcile payments, refunds and disputes without a webhook");
moneyBack.after(async () => {
  standIn.close();
  await close();
});

const run = async (hours = 0, payments: PaymentProvider = world.payments!) =>
  reconcilePayments({ ...(await servicesOf(site, hours)), payments });
const counts = async () => (await findLastRun(sql))?.counts;

/** Makes a payment that is paid and settled. */
async function aPaidPayment({ daysAgo = 0 } = {}): Promise<Intent> {
  const { intent } = await aPreparedPayment(anApplicant(), site);
  standIn.pay(intent.id);
  await run();
  standIn.backdate(intent.id, daysAgo * day * 3600);
  await sql`
    update payments set created_at = created_at - make_interval(days => ${daysAgo}) where intent_id = ${intent.id}`;
  return intent;
}

async function recordOf({ id }: Intent) {
  const [row] = await sql<{ status: string; refundedCents: number; disputeState: string | null }[]>`
    select status, refunded_cents, dispute_state from payments where intent_id = ${id}`;
  return row!;
}

const paid = { status: "succeeded", refundedCents: 0, disputeState: null };

moneyBack("asks the provider for nothing while nothing was paid", async () => {
  await run();
  assert.equal([callsTo("/v1/refunds"), callsTo("/v1/disputes")], [0, 0]);
});

for (const [age, daysAgo] of Object.entries({ "of today": 0, "of three weeks ago": 21 })) {
  moneyBack(`finds a partial refund of a payment ${age}, once`, async () => {
    const intent = await aPaidPayment({ daysAgo });
    standIn.refund(intent.id, 1500);
    await run();
    assert.equal(await counts(), { partlyRefunded: 1 });
    assert.equal(await recordOf(intent), { ...paid, refundedCents: 1500 });
    await run();
    assert.equal(await counts(), {});
    standIn.refund(intent.id, 500);
    await run();
    assert.is((await recordOf(intent)).refundedCents, 2000);
  });

  moneyBack(`finds a whole refund of a payment ${age}, once`, async () => {
    const intent = await aPaidPayment({ daysAgo });
    standIn.refund(intent.id);
    await run();
    assert.equal(await counts(), { refunded: 1 });
    assert.is((await recordOf(intent)).status, "refunded");
    await run();
    assert.equal(await counts(), {});
  });

  moneyBack(`finds a lost dispute of a payment ${age}, once, and leaves it paid`, async () => {
    const intent = await aPaidPayment({ daysAgo });
    standIn.dispute(intent.id, "lost");
    await run();
    assert.equal(await counts(), { disputed: 1 });
    assert.equal(await recordOf(intent), { ...paid, disputeState: "lost" });
    await run();
    assert.equal(await counts(), {});
  });
}

moneyBack("finds the end of a dispute that was opened months ago", async () => {
  const intent = await aPaidPayment();
  standIn.dispute(intent.id);
  await run();
  assert.is((await recordOf(intent)).disputeState, "open");
  await run(90 * day);
  assert.equal(await counts(), {});
  standIn.dispute(intent.id, "lost");
  await run(90 * day);
  assert.equal(await counts(), { disputed: 1 });
  assert.is((await recordOf(intent)).disputeState, "lost");
});

moneyBack("finds a refund that the bank sent back three weeks later", async () => {
  const intent = await aPaidPayment();
  standIn.refund(intent.id);
  await run();
  standIn.failRefund(intent.id);
  await run(21 * day);
  assert.not.equal((await recordOf(intent)).status, "refunded");
});

moneyBack("settles a payment that was disputed before anybody heard of it", async () => {
  const { intent } = await aPreparedPayment(anApplicant(), site);
  standIn.pay(intent.id);
  standIn.dispute(intent.id);
  standIn.refund(intent.id, 100);
  await run();
  assert.is((await counts())?.settled, 1);
  assert.is((await recordOf(intent)).status, "succeeded");
  assert.is((await recordOf(intent)).disputeState, "open");
});

moneyBack("goes on, and says so, where the provider's key may not read refunds and disputes", async () => {
  const { intent } = await aPreparedPayment(anApplicant(), site);
  standIn.pay(intent.id);
  said.length = 0;
  await run(0, { ...world.payments!, listMoneyBack: async () => undefined });
  assert.is((await recordOf(intent)).status, "succeeded");
  assert.equal(
    said.filter(({ event }) => event === "reconciliation incomplete").map(({ cause }) => cause),
    ["refunds", "disputes"].map((what) => `the payment provider's key may not read ${what}`),
  );
});

moneyBack.run();
