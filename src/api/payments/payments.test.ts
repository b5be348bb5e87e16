import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aJob, aPreparedPayment, pay, prepare } from "../../../tests/support/fixtures.ts";
import { anApplicant, ask, complete, paymentStatusOf, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, fieldMessages, type Overrides, testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";

const { standIn, world, impatient, live, callsTo } = await openStripeWorld();
const sql = await testDatabase();

const answered = suite("POST /api/create-payment-intent, Stripe");
answered.after.each(() => standIn.release());

answered("finds the same payment again after an answer was lost", async () => {
  const browser = new Browser(world);
  const before = standIn.intents().length;
  standIn.dropAfterNext(1);
  const first = await ask(browser, anApplicant());
  const intent = await prepare(browser, {});
  assert.is(first.status, 200, "the SDK asks again by itself");
  assert.is(standIn.intents().length, before + 1);
  assert.is(intent.id, standIn.intents().at(-1)?.id);
});

answered("finds it as well when there was no time to ask again", async () => {
  const browser = new Browser(impatient);
  const before = standIn.intents().length;
  standIn.dropAfterNext(1);
  assert.is((await ask(browser, anApplicant())).status, 503);
  assert.is((await prepare(browser, {})).id, standIn.intents().at(-1)?.id);
  assert.is(standIn.intents().length, before + 1);
});

answered("asks under a new key when Stripe keeps a fault under the first", async () => {
  const browser = new Browser(world);
  standIn.failNext(1, 500);
  assert.is((await ask(browser, anApplicant())).status, 503);
  assert.is((await ask(browser)).status, 200);
});

answered("says when to try again while Stripe hangs, keeps the draft, and goes on afterwards", async () => {
  const browser = new Browser(impatient);
  const application = anApplicant();
  standIn.hang();
  const away = await ask(browser, application);
  assert.is(away.status, 503);
  assert.match(away.headers.get("Retry-After") ?? "", /^\d+$/);
  assert.match(((await away.json()) as { message: string }).message, "cannot reach the payment service");
  standIn.release();
  const intent = await prepare(browser, {});
  standIn.pay(intent.id);
  const id = await submit(browser, application);
  assert.is((await complete(browser, id, intent)).status, 200);
});

answered("begins another payment when the first was canceled at Stripe", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant(), world);
  await world.payments?.cancelIntent(intent.id);
  const next = await prepare(browser, {});
  assert.is.not(next.id, intent.id);
  assert.is((await prepare(browser, {})).id, next.id);
});

answered("begins another payment when Stripe does not know the first any more", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant(), world);
  await sql`update payments set intent_id = ${`pi_gone${intent.id}`} where intent_id = ${intent.id}`;
  assert.is.not((await prepare(browser, {})).id, intent.id);
});

answered("gives whom a payment was settled for unseen that payment, and no second one", async () => {
  const application = anApplicant();
  const { browser, intent } = await aPreparedPayment(application, world);
  standIn.pay(intent.id);
  await reconcilePayments(await servicesOf(world));
  assert.is((await prepare(browser, application)).id, intent.id);
  assert.is((await prepare(browser, {})).id, intent.id);
});

answered("is one payment when it is asked for from ten places at once", async () => {
  const browser = new Browser(world);
  await ask(browser);
  const before = standIn.intents().length;
  const intents = await Promise.all(Array.from({ length: 10 }, () => prepare(browser, anApplicant())));
  assert.is(new Set(intents.map(({ id }) => id)).size, 1);
  assert.is(standIn.intents().length, before);
});

answered.run();

const terms = suite("POST /api/create-payment-intent, terms");
terms.after(() => standIn.close());

terms("takes no real money for a sample vacancy, and asks Stripe for nothing", async () => {
  const { id: jobId } = await aJob(sql, { sample: true });
  const before = callsTo("/v1/payment_intents");
  const response = await ask(new Browser(live), { ...anApplicant(), jobId });
  assert.is(response.status, 409);
  assert.match(((await response.json()) as { message: string }).message, "sample listing");
  assert.is(callsTo("/v1/payment_intents"), before);
});

terms("takes real money for a real vacancy, and test money for a sample", async () => {
  const { id: real } = await aJob(sql);
  const { id: sample } = await aJob(sql, { sample: true });
  assert.is((await ask(new Browser(live), { ...anApplicant(), jobId: real })).status, 200);
  assert.is((await ask(new Browser(world), { ...anApplicant(), jobId: sample })).status, 200);
});

terms("takes no real money for a general application while every vacancy is a sample", async () => {
  const { sql: alone, close } = await migratedDatabase();
  try {
    const site = { ...live, sql: alone };
    await aJob(alone, { sample: true });
    assert.is((await ask(new Browser(site), anApplicant())).status, 409);
    assert.is((await ask(new Browser(site))).status, 409, "nor for one that is not written yet");
    await aJob(alone);
    assert.is((await ask(new Browser(site), anApplicant())).status, 200);
  } finally {
    await close();
  }
});

terms("answers with no fee where there is none, and the application needs no payment", async () => {
  const free: Overrides = { ...world, settings: { ...world.settings, feeCents: 0 } };
  const browser = new Browser(free);
  const application = anApplicant();
  const response = await ask(browser, application);
  assert.equal(await response.json(), { clientSecret: null, fee: 0 });
  const id = await submit(browser, application);
  assert.is(await paymentStatusOf(id), "waived");
});

terms("has no test payments beside Stripe", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant(), world);
  const response = await pay(browser, intent);
  assert.is(response.status, 404);
  assert.equal(await response.json(), { message: "Test payments are switched off here." });
});

terms("names the wrong fields before anything is asked of Stripe", async () => {
  const before = callsTo("/v1/payment_intents");
  const response = await ask(new Browser(world), { ...anApplicant(), email: "maria" });
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), { email: "Invalid email address" });
  assert.is(callsTo("/v1/payment_intents"), before);
});

terms.run();
