import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPreparedPayment } from "../../../tests/support/fixtures.ts";
import {
  anApplicant,
  applicationOf,
  aSentApplication,
  complete,
  stateOf,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { send } from "../../../tests/support/site.ts";
import { openStripeAccount } from "../../../tests/support/stripe-account.ts";

const { payments, world, confirm, event, close } = await openStripeAccount();

const account = suite("an account of Stripe's in test mode");
account.after(close);

const terms = () => ({
  amountCents: 5000,
  currency: "usd",
  applicationId: randomUUID(),
  idempotencyKey: randomUUID(),
});

const tell = async (init: RequestInit) => (await send("/api/stripe/webhook", init, world)).status;

account("makes one payment under one key, by our terms", async () => {
  const wanted = terms();
  const intent = await payments.createIntent(wanted);
  assert.is((await payments.createIntent(wanted)).id, intent.id);
  assert.match(intent.clientSecret, new RegExp(`^${intent.id}_secret_\\w+$`));
  const { status, amountCents, currency, applicationId, refunded, declined } = intent;
  const { idempotencyKey: _, ...agreed } = wanted;
  assert.equal({ amountCents, currency, applicationId }, agreed);
  assert.equal([status, refunded, declined], ["requires_payment_method", false, false]);
});

account("finds a payment by its id and in the list, and none that there is not", async () => {
  const { id, createdAt } = await payments.createIntent(terms());
  assert.is((await payments.findIntent(id))?.id, id);
  const { intents } = await payments.listIntents(createdAt);
  assert.ok(intents.some((intent) => intent.id === id));
  assert.is(await payments.findIntent("pi_of_nobody"), undefined);
});

account("cancels a payment once, and none that is paid", async () => {
  const [open, paid] = [await payments.createIntent(terms()), await payments.createIntent(terms())];
  assert.is(await confirm(paid.id, "pm_card_visa"), 200);
  assert.equal([await payments.cancelIntent(open.id), await payments.cancelIntent(paid.id)], [true, false]);
  assert.is((await payments.findIntent(open.id))?.status, "canceled");
});

account("gives a payment back once, under whatever key", async () => {
  const { id } = await payments.createIntent(terms());
  assert.is(await confirm(id, "pm_card_visa"), 200);
  const { refundId } = await payments.refund(id, randomUUID());
  assert.is((await payments.refund(id, randomUUID())).refundId, refundId);
  assert.is((await payments.findIntent(id))?.refunded, true);
});

account("pays for an application: not before, not with a card that is declined, and once", async () => {
  const { browser, intent, id } = await aSentApplication(world);
  assert.is((await complete(browser, id, intent)).status, 402);
  assert.is(await confirm(intent.id, "pm_card_visa_chargeDeclined"), 402);
  assert.is((await complete(browser, id, intent)).status, 402);
  assert.is((await payments.findIntent(intent.id))?.declined, true);
  assert.is(await confirm(intent.id, "pm_card_visa"), 200);
  for (let time = 0; time < 2; time++) {
    const response = await complete(browser, id, intent);
    assert.is(response.status, 200);
    assert.is(((await response.json()) as { paymentStatus: string }).paymentStatus, "completed");
  }
  assert.is(await timesDone("payment settled", id), 1);
});

account("is believed by its signature alone, and settles without a browser", async () => {
  const { intent } = await aPreparedPayment(anApplicant(), world);
  assert.is(await confirm(intent.id, "pm_card_visa"), 200);
  const type = "payment_intent.succeeded";
  assert.is(await tell(await event(type, intent.id, "whsec_of_somebody_else")), 400);
  assert.is(await stateOf(intent), "pending");
  assert.is(await tell(await event(type, intent.id)), 200);
  assert.is(await stateOf(intent), "succeeded");
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
});

account.run();
