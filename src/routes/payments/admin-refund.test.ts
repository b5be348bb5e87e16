import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn, receivedMailTo } from "../../../tests/support/mailbox.ts";
import {
  aSentApplication,
  complete,
  paymentStatusOf,
  stateOf,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { type Overrides, send, testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";

const { standIn, world, impatient, callsTo } = await openStripeWorld();

const refund = suite("POST /admin/applications/:id/refund");
refund.after.each(() => standIn.release());
refund.after(() => standIn.close());

const entries: Record<string, unknown>[] = [];
const administrator = await signedIn({ ...world, log: (entry) => entries.push(entry) });

async function aPaidApplication() {
  const sent = await aSentApplication(world);
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  await (await testDatabase())`update applications set email = ${email} where id = ${sent.id}`;
  standIn.pay(sent.intent.id);
  await complete(sent.browser, sent.id, sent.intent);
  return { ...sent, email };
}

const order = (id: string, reason = "The employer withdrew the vacancy", on: Overrides = world) => {
  administrator.world.payments = on.payments!;
  return administrator.submit(`/admin/applications/${id}/refund`, { reason });
};

const refundsAt = (intentId: string) =>
  standIn.intents().find(({ id }) => id === intentId)?.latest_charge?.refunded ?? false;

refund("gives the whole fee back, says so there and by email with the reason", async () => {
  const { id, intent, email } = await aPaidApplication();
  const response = await order(id);
  assert.is(response.status, 303);
  assert.match(response.headers.get("Location") ?? "", `#application-${id}`);
  assert.ok(refundsAt(intent.id));
  assert.is(await stateOf(intent), "refunded");
  assert.is(await paymentStatusOf(id), "refunded");
  const page = await (await administrator.send(response.headers.get("Location")!)).text();
  assert.match(page, "Fee refunded");
  assert.match(page, "The site sends no email, so the candidate was not told.");
  assert.match(page, `href="mailto:${email}">Write to ${email}</a>`);
  assert.not.match(page, "The candidate gets an email.");
  assert.match(page, "Reason for the refund of $50</dt><dd>The employer withdrew the vacancy</dd>");
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === "fee refunded");
  assert.match(mail?.body ?? "", "fee of $50");
  assert.match(mail?.body ?? "", "The employer withdrew the vacancy");
});

refund("shows beside its form what was paid, and when", async () => {
  const { id } = await aPaidApplication();
  const read = async () =>
    (await (await administrator.send("/admin/applications")).text())
      .split(`id="application-${id}"`)[1]!
      .split("<form")[0]!;
  assert.match(
    await read(),
    /<dt>Amount<\/dt><dd>\$50<\/dd>.*<dt>Paid at \(UTC\)<\/dt><dd><time[^>]*>\w+ \d+, \d{4} at /s,
  );
  await (await testDatabase())`update payments set amount_cents = 4200 where application_id = ${id}`;
  assert.match(await read(), "<dd>$42</dd>");
});

refund("is done once, however often it is asked for", async () => {
  const { id, intent, email } = await aPaidApplication();
  const before = callsTo("/v1/refunds");
  const answers = await Promise.all([order(id), order(id), order(id)]);
  answers.push(await order(id));
  assert.equal(
    answers.map(({ status }) => status),
    [303, 303, 303, 303],
  );
  assert.is(await stateOf(intent), "refunded");
  assert.is(await timesDone("refund begun", id), 1);
  assert.is(await timesDone("payment refunded", id), 1);
  assert.is((await mailsTo(email)).filter(({ kind }) => kind === "fee refunded").length, 1);
  assert.ok(callsTo("/v1/refunds") > before);
});

refund("is kept while the provider is away, shown, and done by the next reconciliation", async () => {
  const { id, intent } = await aPaidApplication();
  standIn.hang();
  const response = await order(id, "Paid by mistake", impatient);
  standIn.release();
  assert.is(response.status, 303);
  const entry = entries.find(({ code }) => code === "paymentsAway");
  assert.ok(entry?.id);
  assert.match(String(entry?.cause), "ProviderAway");
  const page = await (await administrator.send(response.headers.get("Location")!)).text();
  assert.match(page, "The refund is under way");
  assert.is(await stateOf(intent), "refunding");
  assert.is(await paymentStatusOf(id), "completed");
  const payments = await (await administrator.send("/admin/payments")).text();
  const underWay = payments.split('id="refunds"')[1] ?? "";
  assert.match(underWay, intent.id);
  assert.match(underWay, "Paid by mistake");
  await reconcilePayments(await servicesOf(world));
  assert.is(await stateOf(intent), "refunded");
  assert.is(await paymentStatusOf(id), "refunded");
});

refund("gets over a fault that the provider keeps under the first key", async () => {
  const { id, intent } = await aPaidApplication();
  standIn.failNext(1, 500);
  assert.is((await order(id)).status, 303);
  assert.is(await stateOf(intent), "refunded");
});

refund("is done once when the provider's answer is lost", async () => {
  const { id, intent } = await aPaidApplication();
  standIn.dropAfterNext(1);
  await order(id, "Paid by mistake", impatient);
  await reconcilePayments(await servicesOf(world));
  assert.is(await stateOf(intent), "refunded");
  assert.is(await timesDone("payment refunded", id), 1);
});

refund("is shown on the application's own page", async () => {
  const { id, email } = await aPaidApplication();
  const path = ownPageIn((await receivedMailTo(email)).body)!;
  await order(id);
  const page = await (await send(path)).text();
  for (const text of ["Refunded", "Reason for the refund", "The employer withdrew the vacancy"])
    assert.match(page, text);
});

refund("needs a reason", async () => {
  const { id, intent } = await aPaidApplication();
  for (const reason of ["", "  ", "x".repeat(301)]) {
    const response = await order(id, reason);
    assert.is(response.status, 400);
    assert.match(await response.text(), "Enter a reason of 3 to 300 characters");
  }
  assert.is(await stateOf(intent), "succeeded");
});

refund("refuses what was not paid, with the reason why", async () => {
  const { id } = await aSentApplication(world);
  const response = await order(id);
  assert.is(response.status, 409);
  assert.match(await response.text(), "This application has no fee to refund");
});

refund.run();
