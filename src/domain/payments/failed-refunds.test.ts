import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPreparedPayment } from "../../../tests/support/fixtures.ts";
import {
  anApplicant,
  applicationOf,
  aSentApplication,
  complete,
  stateOf,
  submit,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { listFailedRefunds } from "../../db/payments/payments-attention.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";

const { standIn, world } = await openStripeWorld();
const sql = await testDatabase();
const tomorrow = 25;

const failed = suite("refunds that nobody ordered, and that fail");
failed.after(() => standIn.close());

const reconcile = async (hours = 0) => reconcilePayments(await servicesOf(world, hours));
const isListed = async ({ id }: { id: string }) =>
  (await listFailedRefunds(sql)).some(({ intentId }) => intentId === id);

async function aPaidEmptyDraft() {
  const payment = await aPreparedPayment({}, world);
  standIn.pay(payment.intent.id);
  await reconcile();
  return payment;
}

/** Makes a second payment for an application that is paid for. */
async function aSecondPayment() {
  const { id, browser, intent } = await aSentApplication(world);
  standIn.pay(intent.id);
  await complete(browser, id, intent);
  const terms = { amountCents: 5000, currency: "usd", applicationId: id };
  const second = await world.payments!.createIntent({ ...terms, idempotencyKey: `second of ${id}` });
  standIn.pay(second.id);
  return { id, intent, second };
}

failed("leave a draft paid, to be completed or given back by hand, and are not tried again", async () => {
  const { browser, intent } = await aPaidEmptyDraft();
  standIn.dispute(intent.id);
  await reconcile(tomorrow);
  assert.is(await stateOf(intent), "succeeded");
  assert.ok(await isListed(intent));
  await reconcile(tomorrow);
  const id = await submit(browser, anApplicant());
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
  assert.equal([await timesDone("refund begun", id), await timesDone("refund failed", id)], [1, 1]);
});

failed("make a draft count as paid again when the money comes back", async () => {
  const { intent } = await aPaidEmptyDraft();
  await reconcile(tomorrow);
  assert.is((await applicationOf(intent))?.paymentStatus, "refunded");
  standIn.failRefund(intent.id);
  await reconcile(tomorrow);
  assert.is(await stateOf(intent), "succeeded");
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
  assert.ok(await isListed(intent));
});

failed("leave a second payment for the administrator, until it goes back by hand", async () => {
  const { id, intent, second } = await aSecondPayment();
  await reconcile();
  assert.is(await stateOf(second), "refunded");
  standIn.failRefund(second.id);
  for (let time = 0; time < 2; time++) await reconcile();
  assert.equal([await stateOf(intent), await stateOf(second)], ["succeeded", "refunding"]);
  assert.ok(await isListed(second));
  assert.is(await timesDone("refund failed", id), 1);
  standIn.refund(second.id);
  await reconcile();
  assert.is(await stateOf(second), "refunded");
  assert.not(await isListed(second));
});

failed("are tried once for a second payment that the bank disputes", async () => {
  const { id, intent, second } = await aSecondPayment();
  standIn.dispute(second.id);
  for (let time = 0; time < 3; time++) await reconcile();
  assert.equal([await stateOf(intent), await stateOf(second)], ["succeeded", "refunding"]);
  assert.ok(await isListed(second));
  assert.is(await timesDone("refund failed", id), 1);
});

failed.run();

const window = suite("an application whose payment is going back");

window("is not sent as paid, and its candidate is told so", async () => {
  const away = await openStripeWorld();
  const { browser, intent } = await aPreparedPayment({}, away.world);
  away.standIn.pay(intent.id);
  await reconcilePayments(await servicesOf(away.world));
  away.standIn.hang(/^POST \/v1\/refunds/);
  await reconcilePayments(await servicesOf(away.impatient, tomorrow));
  assert.is(await stateOf(intent), "refunding");
  const refused = await browser.post("/api/applications", anApplicant());
  assert.is(refused.status, 409);
  assert.match(await refused.text(), "we are refunding the fee");
  // The site takes no other payment meanwhile, because it would have to refund that one as well.
  assert.is((await browser.post("/api/create-payment-intent", {})).status, 409);
  assert.is((await applicationOf(intent))?.submittedAt, null);

  away.standIn.release();
  await reconcilePayments(await servicesOf(away.world, tomorrow));
  assert.is(await stateOf(intent), "refunded");
  await submit(browser, anApplicant());
  assert.is((await applicationOf(intent))?.paymentStatus, "refunded");
  await away.standIn.close();
});

window.run();
