import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aPreparedPayment } from "../../../tests/support/fixtures.ts";
import { anApplicant, applicationOf, stateOf, timesDone } from "../../../tests/support/payment-steps.ts";
import { send } from "../../../tests/support/site.ts";
import { openStripeWorld, webhookSecret } from "../../../tests/support/stripe-world.ts";

const { standIn, world } = await openStripeWorld();

const states = suite("POST /api/stripe/webhook, states of a payment");
states.after(() => standIn.close());

const tell = async (intentId: string, type: string, options = {}) => {
  const { payload, header } = standIn.signedEvent(type, intentId, { secret: webhookSecret, ...options });
  const headers = { "Content-Type": "application/json", "Stripe-Signature": header };
  return (await send("/api/stripe/webhook", { method: "POST", body: payload, headers }, world)).status;
};

const aPayment = async () => (await aPreparedPayment(anApplicant(), world)).intent;

states("follow a payment that is being processed, and one that was refused", async () => {
  const intent = await aPayment();
  standIn.processing(intent.id);
  assert.is(await tell(intent.id, "payment_intent.processing"), 200);
  assert.is(await stateOf(intent), "processing");
  standIn.decline(intent.id);
  assert.is(await tell(intent.id, "payment_intent.payment_failed"), 200);
  assert.is(await stateOf(intent), "failed");
});

states("follow a payment that was canceled at Stripe", async () => {
  const intent = await aPayment();
  await world.payments!.cancelIntent(intent.id);
  assert.is(await tell(intent.id, "payment_intent.canceled"), 200);
  assert.is(await stateOf(intent), "canceled");
});

states("never go back from paid, in whatever order the events come", async () => {
  const intent = await aPayment();
  const types = ["processing", "payment_failed", "succeeded", "canceled", "created"];
  standIn.pay(intent.id);
  for (const type of types.toReversed()) assert.is(await tell(intent.id, `payment_intent.${type}`), 200);
  for (const type of types) assert.is(await tell(intent.id, `payment_intent.${type}`), 200);
  assert.is(await stateOf(intent), "succeeded");
  assert.is(await timesDone("payment settled", (await applicationOf(intent))?.id), 1);
});

states("settle a payment whose first news is that it was refunded", async () => {
  const intent = await aPayment();
  standIn.pay(intent.id);
  await world.payments!.refund(intent.id, intent.id);
  for (let time = 0; time < 2; time++) assert.is(await tell(intent.id, "charge.refunded"), 200);
  assert.is(await stateOf(intent), "refunded");
  assert.is(await timesDone("payment refunded", (await applicationOf(intent))?.id), 1);
});

states("answer 200 to an event of an unknown type, and change nothing", async () => {
  const intent = await aPayment();
  for (const type of ["payment_intent.amount_capturable_updated", "invoice.paid", "no.such.type"])
    assert.is(await tell(intent.id, type), 200);
  assert.is(await stateOf(intent), "pending");
});

states("show a dispute to the administrator, noted once, also when it is the first news", async () => {
  const intent = await aPayment();
  standIn.pay(intent.id);
  const answers = await Promise.all(
    [1, 2, 3].map((n) => tell(intent.id, "charge.dispute.created", { id: `evt_${intent.id}_${n}` })),
  );
  assert.equal(answers, [200, 200, 200]);
  const application = await applicationOf(intent);
  assert.is(application?.paymentStatus, "completed");
  assert.is(await timesDone("payment disputed", application?.id), 1);
  const page = await (await (await signedIn()).send("/admin/payments")).text();
  const disputes = page.split('id="disputes"')[1]?.split("</section>")[0] ?? "";
  assert.match(disputes, intent.id);
  assert.match(page, /<a href="#disputes">Disputes<\/a><b class="number">[1-9]/);
});

states.run();
