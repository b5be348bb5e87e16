import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPreparedPayment, prepare } from "../../../tests/support/fixtures.ts";
import {
  anApplicant,
  applicationOf,
  ask,
  complete,
  stateOf,
  submit,
} from "../../../tests/support/payment-steps.ts";
import type { Browser } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";

const { standIn, world } = await openStripeWorld();

const back = suite("POST /api/create-payment-intent, after paying");

interface Prepared {
  clientSecret: string;
  state?: string;
}

const prepared = async (browser: Browser, application: object = {}) =>
  (await (await ask(browser, application)).json()) as Prepared;

back("says that it is paid, though nobody has told us yet, and settles it", async () => {
  const application = anApplicant();
  const { browser, intent } = await aPreparedPayment(application, world);
  standIn.pay(intent.id);
  const before = standIn.intents().length;
  const answer = await prepared(browser, application);
  assert.is(answer.state, "paid");
  assert.is(answer.clientSecret, intent.clientSecret);
  assert.is(standIn.intents().length, before);
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
  const id = await submit(browser, application);
  assert.is((await complete(browser, id, intent)).status, 200);
});

back("says so as well once the webhook submitted it", async () => {
  const application = anApplicant();
  const { browser, intent } = await aPreparedPayment(application, world);
  standIn.pay(intent.id);
  await reconcilePayments(await servicesOf(world));
  assert.is((await prepared(browser, application)).state, "paid");
});

back("says of a draft that is paid and not complete that it is paid", async () => {
  const { browser, intent } = await aPreparedPayment({}, world);
  standIn.pay(intent.id);
  assert.is((await prepared(browser)).state, "paid");
  assert.is((await prepared(browser)).clientSecret, intent.clientSecret);
});

back("asks for patience while the payment is being processed, and begins no other", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant(), world);
  standIn.processing(intent.id);
  await reconcilePayments(await servicesOf(world));
  const answer = await prepared(browser);
  assert.is(answer.state, "processing");
  assert.is(answer.clientSecret, intent.clientSecret);
});

back("begins another payment when the first was given back before it was settled", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant(), world);
  standIn.pay(intent.id);
  await world.payments!.refund(intent.id, intent.id);
  assert.is.not((await prepare(browser, {})).id, intent.id);
  assert.is(await stateOf(intent), "refunded");
});

back("leads the form without script to the confirmation instead of a second payment", async () => {
  const browser = await filledTo(4, world);
  await browser.submit("/apply/terms", { terms: "accepted" });
  const { id } = standIn.intents().at(-1)!;
  standIn.pay(id);
  const before = standIn.intents().length;
  const response = await browser.submit("/apply/terms", { terms: "accepted" });
  assert.is(response.status, 303);
  const location = response.headers.get("Location") ?? "";
  assert.match(location, `/application-success?payment_intent=${id}`);
  assert.ok((await mainOf(await browser.send(location))).includes("Application Submitted Successfully!"));
  assert.is(standIn.intents().length, before);
});

back.run();

const returning = suite("GET /application-success, Stripe");
returning.after(() => standIn.close());

const address = ({ id, clientSecret }: { id: string; clientSecret: string }) =>
  `/application-success?payment_intent=${id}&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`;

returning("asks again by itself while the payment is being processed, until it is paid", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant(), world);
  standIn.processing(intent.id);
  const waiting = await (await browser.send(address(intent))).text();
  assert.match(waiting, "Your payment is being processed");
  assert.match(waiting, '<meta http-equiv="refresh"');
  assert.is(await stateOf(intent), "processing");
  standIn.pay(intent.id);
  assert.match(await (await browser.send(address(intent))).text(), "Application Submitted Successfully!");
});

returning("leads back to step 4, with all answers kept, when the payment failed", async () => {
  const browser = await filledTo(4, world);
  await browser.submit("/apply/terms", { terms: "accepted" });
  const { id, client_secret } = standIn.intents().at(-1)!;
  standIn.decline(id);
  const failed = await mainOf(await browser.send(address({ id, clientSecret: client_secret })));
  assert.ok(failed.includes("The payment did not go through"));
  assert.ok(failed.includes('href="/apply?step=4"'));
  const step = await browser.send("/apply?step=4");
  assert.is(step.status, 200);
  assert.match(await step.text(), "Check your answers");
  const again = await browser.submit("/apply/terms", { terms: "accepted" });
  assert.match(await again.text(), client_secret, "the same payment is tried again");
});

returning("says that a payment was refunded, again at each reload", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant(), world);
  standIn.pay(intent.id);
  await browser.send(address(intent));
  await world.payments!.refund(intent.id, intent.id);
  await reconcilePayments(await servicesOf(world));
  for (const path of [address(intent), "/application-success"]) {
    const main = await mainOf(await browser.send(path));
    assert.ok(main.includes("This payment was refunded"), path);
    assert.match(main, /class="reference">[A-Z0-9-]+</);
  }
});

returning("tells a stranger with the address alone nothing of it", async () => {
  const { intent } = await aPreparedPayment(anApplicant(), world);
  standIn.pay(intent.id);
  const { browser: stranger } = await aPreparedPayment(anApplicant(), world);
  const main = await mainOf(await stranger.send(`/application-success?payment_intent=${intent.id}`));
  assert.not.match(main, /class="reference"/);
  assert.not.match(main, "/application/");
});

returning.run();
