import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aSentApplication,
  complete,
  paymentStatusOf,
  stateOf,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { type Overrides, send, testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf, webhookSecret } from "../../../tests/support/stripe-world.ts";
import { findPaymentOfIntent } from "../../db/payments/payments.ts";
import { reconcilePayment } from "../../domain/payments/reconcile-payment.ts";
import { findLastRun } from "../../domain/payments/reconciliation.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";
import type { LogEntry } from "../../world.ts";

const opened = await openStripeWorld();
const { standIn, impatient } = opened;
const said: LogEntry[] = [];
const log = (entry: LogEntry) => void said.push(entry);
const world: Overrides = { ...opened.world, log };
const sql = await testDatabase();
const administrator = await signedIn(world);

const failed = suite("refunds that fail");
failed.after.each(() => standIn.release());
failed.after(() => standIn.close());

async function aPaidApplication() {
  const sent = await aSentApplication(world);
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  await sql`update applications set email = ${email} where id = ${sent.id}`;
  standIn.pay(sent.intent.id);
  await complete(sent.browser, sent.id, sent.intent);
  return { ...sent, email };
}

const order = (id: string, on: Overrides = world) => {
  administrator.world.payments = on.payments!;
  return administrator.submit(`/admin/applications/${id}/refund`, { reason: "The vacancy was withdrawn" });
};

async function aRefundedApplication() {
  const paid = await aPaidApplication();
  assert.is((await order(paid.id)).status, 303);
  assert.is(await stateOf(paid.intent), "refunded");
  return paid;
}

const tell = async (intentId: string, type: string) => {
  const { payload, header } = standIn.signedEvent(type, intentId, { secret: webhookSecret });
  const headers = { "Content-Type": "application/json", "Stripe-Signature": header };
  return (await send("/api/stripe/webhook", { method: "POST", body: payload, headers }, world)).status;
};

const reconcile = async (hours = 0) => reconcilePayments(await servicesOf(world, hours));

/** Reads the part about failed refunds on the administrator's page. */
async function shown(): Promise<string> {
  const page = await (await administrator.send("/admin/payments")).text();
  return page.split('id="failed-refunds"')[1]?.split("</section>")[0] ?? "";
}

const saidOf = (intentId: string) => said.filter(({ intent }) => intent === intentId);
/** Counts the emails about the refund and about its failure. */
const toldOf = async (email: string) => {
  const kinds = (await mailsTo(email)).map(({ kind }) => kind);
  return ["fee refunded", "refund failed"].map((told) => kinds.filter((kind) => kind === told).length);
};

failed("are noticed by the webhook once, shown, and ordered anew", async () => {
  const { id, intent, email } = await aRefundedApplication();
  standIn.failRefund(intent.id);
  const types = ["refund.failed", "refund.updated", "charge.refund.updated", "refund.failed"];
  assert.equal(await Promise.all(types.map((type) => tell(intent.id, type))), [200, 200, 200, 200]);
  assert.is(await stateOf(intent), "succeeded");
  assert.is(await paymentStatusOf(id), "completed");
  assert.is(await timesDone("refund failed", id), 1);
  assert.equal(
    saidOf(intent.id).map(({ event }) => event),
    ["refund failed"],
  );
  assert.match(await shown(), intent.id);
  assert.match(await shown(), "The vacancy was withdrawn");

  assert.is((await order(id)).status, 303);
  assert.is(await stateOf(intent), "refunded");
  assert.is(await paymentStatusOf(id), "refunded");
  assert.ok(standIn.intents().find((kept) => kept.id === intent.id)?.latest_charge?.refunded);
  assert.not.match(await shown(), intent.id);
  assert.equal(await toldOf(email), [2, 1]);
});

failed("lead to the open application, which tells the day and keeps the reason", async () => {
  const { id, intent } = await aRefundedApplication();
  standIn.failRefund(intent.id);
  await tell(intent.id, "refund.failed");
  const href = new RegExp(`href="([^"]*#application-${id})"`).exec(await shown())?.[1];
  assert.ok(href, "a link to it");
  const page = (await (await administrator.send(href)).text()).replaceAll("<!-- -->", "");
  assert.match(page, /Refund failed on \w+ \d+, \d{4} at [^<]+ UTC\./);
  assert.match(page, 'value="The vacancy was withdrawn"');
  assert.match(page, `action="/admin/applications/${id}/refund#application-${id}"`);
});

failed("are done by the reconciliation when they were ordered anew while the provider was away", async () => {
  const { id, intent } = await aRefundedApplication();
  standIn.failRefund(intent.id);
  await tell(intent.id, "refund.failed");
  standIn.hang(/^POST \/v1\/refunds/);
  assert.is((await order(id, impatient)).status, 303);
  assert.is(await stateOf(intent), "refunding");
  assert.not.match(await shown(), intent.id);
  standIn.release();
  await reconcile();
  assert.is(await stateOf(intent), "refunded");
});

failed("are noticed by the reconciliation when no webhook came, once", async () => {
  const { id, intent } = await aRefundedApplication();
  standIn.failRefund(intent.id);
  await reconcile();
  const isTold = async () =>
    (await findLastRun(sql))?.differences.some(({ intentId }) => intentId === intent.id);
  assert.ok(await isTold());
  assert.is(await stateOf(intent), "succeeded");
  assert.is(saidOf(intent.id).length, 1);
  await reconcile();
  assert.not(await isTold());
  assert.is(await timesDone("refund failed", id), 1);
});

failed("keep the day of the payment", async () => {
  const { intent } = await aRefundedApplication();
  const { succeededAt } = (await findPaymentOfIntent(sql, intent.id))!;
  standIn.failRefund(intent.id);
  await tell(intent.id, "refund.failed");
  assert.equal((await findPaymentOfIntent(sql, intent.id))?.succeededAt, succeededAt);
});

failed("are not seen in one that was made after the provider was asked", async () => {
  const { id, intent } = await aPaidApplication();
  const asked = await world.payments!.findIntent(intent.id);
  await order(id);
  const known = await findPaymentOfIntent(sql, intent.id);
  await reconcilePayment(await servicesOf(world), known, asked!);
  assert.is(await stateOf(intent), "refunded");
});

failed("are not recorded as refunded when the bank refuses them at once", async () => {
  const { id, intent, email } = await aPaidApplication();
  standIn.failNextRefund();
  const response = await order(id);
  assert.is(response.status, 409);
  assert.match(await response.text(), "The payment provider refused this refund");
  assert.is(await stateOf(intent), "succeeded");
  assert.equal(await toldOf(email), [0, 0]);
  assert.is((await order(id)).status, 303);
  assert.is(await stateOf(intent), "refunded");
});

failed("are told to the administrator where a dispute is open, and may be ordered after it", async () => {
  const { id, intent, email } = await aPaidApplication();
  standIn.dispute(intent.id);
  for (let time = 0; time < 2; time++) {
    const response = await order(id);
    assert.is(response.status, 409);
    assert.match(await response.text(), "disputes this payment");
    assert.is(await stateOf(intent), "succeeded");
    assert.is(await paymentStatusOf(id), "completed");
  }
  assert.match(await shown(), intent.id);
  await reconcile();
  assert.equal(saidOf(intent.id), []);
  assert.equal(await toldOf(email), [0, 0]);
  standIn.dispute(intent.id, "won");
  assert.is((await order(id)).status, 303);
  assert.is(await stateOf(intent), "refunded");
});

failed("end a refund that was under way, as a difference of one reconciliation", async () => {
  const { id, intent } = await aPaidApplication();
  standIn.hang();
  assert.is((await order(id, impatient)).status, 303);
  standIn.release();
  standIn.dispute(intent.id);
  await reconcile();
  assert.is(await stateOf(intent), "succeeded");
  assert.match(await shown(), intent.id);
  const isTold = async () =>
    (await findLastRun(sql))?.differences.some(({ intentId }) => intentId === intent.id);
  assert.ok(await isTold());
  await reconcile();
  assert.not(await isTold());
});

failed.run();
