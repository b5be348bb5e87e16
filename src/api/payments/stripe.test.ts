import { createHmac } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPreparedPayment } from "../../../tests/support/fixtures.ts";
import {
  anApplicant,
  applicationOf,
  aSentApplication,
  countEmails,
  paymentStatusOf,
  stateOf,
  submit,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { Browser, type Overrides, send, testDatabase } from "../../../tests/support/site.ts";
import type { SignedEvent } from "../../../tests/support/stripe-stand-in/events.ts";
import { openStripeWorld, webhookSecret } from "../../../tests/support/stripe-world.ts";
import type { LogEntry } from "../../world.ts";

const { standIn, world, impatient } = await openStripeWorld();

const webhook = suite("POST /api/stripe/webhook");
webhook.after.each(() => standIn.release());
webhook.after(() => standIn.close());

const sign = (intentId: string, type = "payment_intent.succeeded", options = {}) =>
  standIn.signedEvent(type, intentId, { secret: webhookSecret, ...options });

const tell = ({ payload, header }: Pick<SignedEvent, "payload" | "header">, on: Overrides = world) =>
  send(
    "/api/stripe/webhook",
    {
      method: "POST",
      body: payload,
      headers: { "Content-Type": "application/json", "Stripe-Signature": header },
    },
    on,
  );

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

async function aPaidDraft() {
  const application = anApplicant();
  const { browser, intent } = await aPreparedPayment(application, world);
  standIn.pay(intent.id);
  return { application, browser, intent };
}

webhook(
  "submits the draft of a browser that never came back, and sends the candidate each email once",
  async () => {
    const { application, browser, intent } = await aPaidDraft();
    const before = await countEmails();
    assert.is((await tell(sign(intent.id))).status, 200);
    const settled = await applicationOf(intent);
    assert.is(settled?.paymentStatus, "completed");
    assert.ok(settled?.submittedAt);
    // The site sends the receipt, and the email with the link.
    assert.is(await countEmails(), before + 2);
    assert.is(await submit(browser, application), settled?.id, "the browser comes back after all");
    assert.is(await countEmails(), before + 2);
  },
);

webhook("marks an application paid that was sent before", async () => {
  const { intent, id } = await aSentApplication(world);
  standIn.pay(intent.id);
  assert.is((await tell(sign(intent.id))).status, 200);
  assert.is(await paymentStatusOf(id), "completed");
});

webhook("leaves one application when the browser saved the same once more in between", async () => {
  const { application, browser, intent } = await aPaidDraft();
  await tell(sign(intent.id));
  const { jobId: _, ...answers } = { jobId: null, ...application };
  await browser.send("/api/draft", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ answers }),
  });
  assert.is(await submit(browser, application), (await applicationOf(intent))?.id);
});

webhook("refuses an empty signature, and what was signed and tells of nothing", async () => {
  const { intent } = await aPaidDraft();
  const { payload } = sign(intent.id);
  const seconds = secondsAgo(0);
  assert.is((await tell({ payload, header: `t=${seconds},v1=` })).status, 400);
  const thin = { id: "evt_1", object: "v2.core.event", type: "v2.core.event_destination.ping" };
  for (const event of [{ ...JSON.parse(payload), data: undefined }, thin]) {
    const text = JSON.stringify(event);
    const signature = createHmac("sha256", webhookSecret).update(`${seconds}.${text}`).digest("hex");
    const response = await tell({ payload: text, header: `t=${seconds},v1=${signature}` });
    assert.is(response.status, 400, text);
  }
});

webhook("refuses a wrong or missing signature and one of long ago, and logs why", async () => {
  const { intent } = await aPaidDraft();
  const { payload, header } = sign(intent.id);
  const forged = sign(intent.id, "payment_intent.succeeded", { secret: "whsec_of_another" });
  const old = sign(intent.id, "payment_intent.succeeded", { timestamp: secondsAgo(301) });
  const changed = { payload: payload.replace("5000", "5001"), header };
  const lines: LogEntry[] = [];
  const logging = { ...world, log: (line: LogEntry) => lines.push(line) };
  for (const event of [forged, old, changed, { payload, header: "" }, { payload, header: "t=1,v1=00" }])
    assert.is((await tell(event, logging)).status, 400);
  const refusals = lines.filter(({ event }) => event === "webhook refused");
  assert.equal(
    refusals.map(({ cause }) => cause),
    Array(5).fill("signature"),
  );
  assert.is((await applicationOf(intent))?.paymentStatus, "pending");
});

webhook("takes a body that is no event for a wrong signature", async () => {
  for (const payload of ["", "[]", "\0", "{".repeat(1000)])
    assert.is((await tell({ payload, header: sign((await aPaidDraft()).intent.id).header })).status, 400);
});

webhook("does not exist without Stripe's keys", async () => {
  const { intent } = await aPaidDraft();
  assert.is((await tell(sign(intent.id), {})).status, 404);
});

webhook("takes the same event five times and ten times at once for one", async () => {
  const { intent } = await aPaidDraft();
  const before = await countEmails();
  const event = sign(intent.id);
  for (let time = 0; time < 5; time++) assert.is((await tell(event)).status, 200);
  const other = await aPaidDraft();
  const atOnce = sign(other.intent.id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => tell(atOnce)));
  assert.equal(
    answers.map(({ status }) => status),
    Array(10).fill(200),
  );
  for (const one of [intent, other.intent])
    assert.is(await timesDone("payment settled", (await applicationOf(one))?.id), 1);
  assert.is(await countEmails(), before + 4);
});

webhook("takes the events of one payment in any order, by what Stripe says now", async () => {
  const { intent } = await aPaidDraft();
  for (const type of ["charge.succeeded", "payment_intent.payment_failed", "payment_intent.created"])
    assert.is((await tell(sign(intent.id, type))).status, 200);
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
});

webhook("accepts what is not about a payment of ours, so that it is not sent again", async () => {
  const { intent } = await aPaidDraft();
  assert.is((await tell(sign(intent.id, "customer.updated"))).status, 200);
  const foreign = await world.payments!.createIntent({
    amountCents: 5000,
    currency: "usd",
    applicationId: "an order of another shop",
    idempotencyKey: intent.id,
  });
  standIn.pay(foreign.id);
  assert.is((await tell(sign(foreign.id))).status, 200);
});

webhook("handles an event again whose handling failed", async () => {
  const { intent } = await aPaidDraft();
  const event = sign(intent.id);
  standIn.hang();
  assert.is((await tell(event, impatient)).status, 503);
  assert.is((await applicationOf(intent))?.paymentStatus, "pending");
  standIn.release();
  assert.is((await tell(event)).status, 200);
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
});

webhook("notes a refund that was made at Stripe, once", async () => {
  const { intent } = await aPaidDraft();
  await tell(sign(intent.id));
  await world.payments!.refund(intent.id, `refund ${intent.id}`);
  const event = sign(intent.id, "charge.refunded");
  await Promise.all([tell(event), tell(event), tell(sign(intent.id, "charge.refunded"))]);
  const application = await applicationOf(intent);
  assert.is(application?.paymentStatus, "refunded");
  assert.is(await stateOf(intent), "refunded");
  assert.is(await timesDone("payment refunded", application?.id), 1);
});

webhook("refuses a body that is far larger than any event", async () => {
  const sql = await testDatabase();
  const [before] = await sql`select count(*)::int as n from payment_events`;
  const response = await tell({ payload: "x".repeat(1024 * 1024 + 1), header: "t=1,v1=00" });
  assert.is(response.status, 413);
  const [after] = await sql`select count(*)::int as n from payment_events`;
  assert.is(after?.n, before?.n);
});

webhook("needs no origin: whoever sends it is known by the signature", async () => {
  const { intent } = await aPaidDraft();
  const { payload, header } = sign(intent.id);
  const headers = { "Stripe-Signature": header, Origin: "https://elsewhere.example" };
  const browser = new Browser(world);
  const response = await browser.send("/api/stripe/webhook", { method: "POST", body: payload, headers });
  assert.is(response.status, 200);
});

webhook.run();
