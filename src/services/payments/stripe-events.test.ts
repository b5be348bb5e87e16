import { createHmac, randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { StripeStandIn } from "../../../tests/support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../../../tests/support/stripe-stand-in.ts";
import type { PaymentProvider } from "./provider.ts";
import { stripePayments } from "./stripe.ts";
import { readStripeEvent } from "./stripe-events.ts";

const events = suite("readStripeEvent");
const secret = "whsec_of_the_tests";
/** Each test asks for the time, because all files are loaded long before the last test runs. */
const now = () => Math.floor(Date.now() / 1000);
let stripe: StripeStandIn;
let payments: PaymentProvider;
let intentId: string;
let applicationId: string;

events.before(async () => {
  stripe = await startStripeStandIn({ webhook: { url: "http://127.0.0.1:9", secret } });
  payments = stripePayments({ secretKey: "sk_test_1", apiBase: stripe.url });
});
events.after(() => stripe.close());

events.before.each(async () => {
  applicationId = randomUUID();
  const terms = { amountCents: 5000, currency: "usd", applicationId };
  intentId = (await payments.createIntent({ ...terms, idempotencyKey: randomUUID() })).id;
  stripe.pay(intentId);
});

async function read({ payload, header }: { payload: string; header: string }) {
  const event = await readStripeEvent(payload, header, secret);
  if (typeof event === "string") throw new Error(event);
  return event;
}

events("reads a payment's event that Stripe signed", async () => {
  const { payload, header } = stripe.signedEvent("payment_intent.succeeded", intentId, { id: "evt_1" });
  const event = await read({ payload, header });
  assert.is(event.id, "evt_1");
  assert.is(event.type, "payment_intent.succeeded");
  assert.is(event.intentId, intentId);
  assert.equal(event.intent, await payments.findIntent(intentId));
});

events("tells which payment a charge's event is about", async () => {
  await payments.refund(intentId, randomUUID());
  const { payload, header } = stripe.signedEvent("charge.refunded", intentId);
  const event = await read({ payload, header });
  assert.is(event.intentId, intentId);
  assert.is(event.intent, undefined);
});

events("tells which payment a refund's event is about", async () => {
  const { refundId } = await payments.refund(intentId, randomUUID());
  for (const type of ["refund.failed", "charge.refund.updated"]) {
    const { payload, header } = stripe.signedEvent(type, intentId);
    const event = await read({ payload, header });
    assert.equal([event.intentId, event.subjectId], [intentId, refundId]);
  }
});

events("does not read what another secret signed", async () => {
  const { payload, header } = stripe.signedEvent("payment_intent.succeeded", intentId, { secret: "whsec_x" });
  assert.is(await readStripeEvent(payload, header, secret), "signature");
});

events("does not read a payload that was changed after signing", async () => {
  const { payload, header } = stripe.signedEvent("payment_intent.succeeded", intentId);
  const changed = payload.replace(applicationId, randomUUID());
  assert.is(await readStripeEvent(changed, header, secret), "signature");
});

events("does not read what was signed more than five minutes ago", async () => {
  const signed = (timestamp: number) =>
    stripe.signedEvent("payment_intent.succeeded", intentId, { timestamp });
  const old = signed(now() - 310);
  const late = signed(now() - 240);
  assert.is(await readStripeEvent(old.payload, old.header, secret), "signature");
  assert.ok(await readStripeEvent(late.payload, late.header, secret));
});

events("does not read without a header, a signature, a body or a secret of its own", async () => {
  const { payload, header } = stripe.signedEvent("payment_intent.succeeded", intentId);
  assert.is(await readStripeEvent(payload, "", secret), "signature");
  assert.is(await readStripeEvent(payload, "garbage", secret), "signature");
  assert.is(await readStripeEvent(payload, `t=${now()}`, secret), "signature");
  assert.is(await readStripeEvent("", header, secret), "signature");
  assert.is(await readStripeEvent(payload, header, ""), "signature");
});

events("does not read an empty signature", async () => {
  const { payload } = stripe.signedEvent("payment_intent.succeeded", intentId);
  for (const header of [`t=${now()},v1=`, `t=${now()},v1`, `t=,v1=`, "t,v1", `t=${now()},v1=,v1=x`])
    assert.type(await readStripeEvent(payload, header, secret), "string", header);
});

events("does not read what was signed and is no event with a payload", async () => {
  const { payload } = stripe.signedEvent("payment_intent.succeeded", intentId);
  const event = JSON.parse(payload) as { data: { object: object } };
  const unreadable: unknown[] = [
    { ...event, data: undefined },
    { ...event, data: {} },
    { ...event, data: { object: null } },
    { ...event, data: { object: "pi_1" } },
    { ...event, data: { object: { object: "payment_intent" } } },
    { ...event, data: { object: { ...event.data.object, metadata: undefined } } },
    { ...event, id: undefined },
    { ...event, created: "today" },
    { id: "evt_1", object: "v2.core.event", type: "v2.core.event_destination.ping", created: "2026-01-03" },
    null,
    [],
    "text",
  ];
  for (const body of unreadable) {
    const text = JSON.stringify(body);
    assert.is(await readStripeEvent(text, signed(text), secret), "malformed", text);
  }
  assert.is(await readStripeEvent("no JSON", signed("no JSON"), secret), "malformed");
});

function signed(payload: string): string {
  const timestamp = now();
  const signature = createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}

events.run();
