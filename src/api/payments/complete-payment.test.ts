import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unique } from "../../../tests/support/fixtures.ts";
import {
  aSentApplication,
  complete,
  paymentStatusOf,
  stateOf,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";

const { standIn, world, impatient } = await openStripeWorld();
const sql = await testDatabase();

const completion = suite("POST /api/applications/:id/complete-payment, Stripe");
completion.after.each(() => standIn.release());
completion.after(() => standIn.close());

completion("refuses what is not paid, declined, or still processing", async () => {
  const { browser, intent, id } = await aSentApplication(world);
  assert.is((await complete(browser, id, intent)).status, 402);
  standIn.decline(intent.id);
  assert.is((await complete(browser, id, intent)).status, 402);
  standIn.processing(intent.id);
  const processing = await complete(browser, id, intent);
  assert.is(processing.status, 402);
  assert.match(((await processing.json()) as { message: string }).message, "not complete yet");
});

for (const [what, wrong] of [
  ["amount", { amount: 100 }],
  ["currency", { currency: "eur" }],
] as const) {
  completion(`refuses a payment of the wrong ${what}`, async () => {
    const { browser, intent, id } = await aSentApplication(world);
    Object.assign(standIn.intents().find((one) => one.id === intent.id)!, wrong);
    standIn.pay(intent.id);
    assert.is((await complete(browser, id, intent)).status, 402);
    assert.is(await paymentStatusOf(id), "pending");
  });

  completion(`refuses one of the wrong ${what} that Stripe alone knows`, async () => {
    const { browser, id } = await aSentApplication(world);
    const terms = { amountCents: 5000, currency: "usd", applicationId: id, idempotencyKey: unique("key") };
    const intent = await world.payments!.createIntent(terms);
    Object.assign(standIn.intents().at(-1)!, wrong);
    standIn.pay(intent.id);
    assert.is((await complete(browser, id, intent)).status, 402);
  });
}

completion("refuses a payment that succeeded and of which Stripe took only a part", async () => {
  const { browser, intent, id } = await aSentApplication(world);
  standIn.pay(intent.id, 4999);
  assert.is((await complete(browser, id, intent)).status, 402);
  assert.is(await paymentStatusOf(id), "pending");
  assert.is(await stateOf(intent), "pending");
});

completion("refuses another application's payment, also one that only Stripe knows", async () => {
  const [first, second] = [await aSentApplication(world), await aSentApplication(world)];
  standIn.pay(first.intent.id);
  assert.is((await complete(second.browser, second.id, first.intent)).status, 409);
  await sql`update payments set intent_id = null where intent_id = ${first.intent.id}`;
  assert.is((await complete(second.browser, second.id, first.intent)).status, 409);
  assert.is((await complete(first.browser, first.id, first.intent)).status, 200);
});

completion("refuses a payment that was given back before it was settled", async () => {
  const { browser, intent, id } = await aSentApplication(world);
  standIn.pay(intent.id);
  await world.payments!.refund(intent.id, unique("key"));
  assert.is((await complete(browser, id, intent)).status, 402);
  assert.is(await paymentStatusOf(id), "pending");
});

completion("does not ask Stripe for a payment that cannot be one, nor for one that is settled", async () => {
  const { browser, intent, id } = await aSentApplication(world);
  assert.is((await complete(browser, id, { id: "pi_../refunds" })).status, 404);
  standIn.pay(intent.id);
  assert.is((await complete(browser, id, intent)).status, 200);
  standIn.hang();
  assert.is((await complete(browser, id, intent)).status, 200);
});

completion("says when to try again while Stripe is away, and settles then", async () => {
  const { browser, intent, id } = await aSentApplication(impatient);
  standIn.pay(intent.id);
  standIn.hang();
  const away = await complete(browser, id, intent);
  assert.is(away.status, 503);
  assert.ok(away.headers.get("Retry-After"));
  standIn.release();
  assert.is((await complete(browser, id, intent)).status, 200);
});

completion("keeps an application paid when a second payment arrives, which goes back once", async () => {
  const { browser, intent, id } = await aSentApplication(world);
  const terms = { amountCents: 5000, currency: "usd", applicationId: id, idempotencyKey: unique("key") };
  const second = await world.payments!.createIntent(terms);
  for (const one of [intent, second]) standIn.pay(one.id);
  assert.is((await complete(browser, id, intent)).status, 200);
  assert.is((await complete(browser, id, second)).status, 200);
  assert.is(await stateOf(second), "refunding");
  assert.is(await timesDone("refund begun", id), 1);
  const services = await servicesOf(world);
  await Promise.all([reconcilePayments(services), reconcilePayments(services)]);
  await reconcilePayments(services);
  assert.is(await stateOf(second), "refunded");
  assert.is(await paymentStatusOf(id), "completed");
  assert.is(await timesDone("payment refunded", id), 1);
  assert.is((await complete(browser, id, second)).status, 200);
});

completion.run();
