import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anIntent, assertAway, secretKey } from "../../../tests/support/stripe-provider.ts";
import type { StripeStandIn } from "../../../tests/support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../../../tests/support/stripe-stand-in.ts";
import { untilUnanswered } from "../../../tests/support/stripe-world.ts";
import type { Timer } from "../timer.ts";
import { stripePayments } from "./stripe.ts";

const away = suite("stripePayments, when Stripe is away");
let stripe: StripeStandIn;

away.before(async () => {
  stripe = await startStripeStandIn();
});
away.after(() => stripe.close());

const provider = () => stripePayments({ secretKey, apiBase: stripe.url });
/** Its time is over once Stripe has a call and does not answer. */
const hasty = () =>
  stripePayments({ secretKey, apiBase: stripe.url, budgetMs: 60_000, timer: untilUnanswered(stripe) });

away("gets over a connection that is cut before Stripe acts", async () => {
  stripe.dropBeforeNext(1);
  assert.ok(await provider().createIntent(anIntent()));
});

away("gets the one intent when the answer is lost on the way", async () => {
  const wanted = anIntent();
  stripe.dropAfterNext(1);
  const { id } = await provider().createIntent(wanted);
  const made = stripe.intents().filter((intent) => intent.metadata.application_id === wanted.applicationId);
  assert.equal(
    made.map((intent) => intent.id),
    [id],
  );
});

away("gets the one intent in a later call when every answer was lost", async () => {
  const wanted = anIntent();
  stripe.dropAfterNext(3);
  await assertAway(provider().createIntent(wanted));
  const [lost] = stripe.intents().filter((intent) => intent.metadata.application_id === wanted.applicationId);
  assert.is((await provider().createIntent(wanted)).id, lost?.id);
});

away("refunds once when the answer is lost", async () => {
  const { id } = await provider().createIntent(anIntent());
  stripe.pay(id);
  stripe.dropAfterNext(1);
  const { refundId } = await provider().refund(id, randomUUID());
  assert.is((await provider().refund(id, randomUUID())).refundId, refundId);
});

away("knows a cancel as done whose answer was lost", async () => {
  const { id } = await provider().createIntent(anIntent());
  stripe.dropAfterNext(1);
  assert.is(await provider().cancelIntent(id), true);
});

away("is away when nobody listens", async () => {
  const gone = await startStripeStandIn();
  await gone.close();
  await assertAway(stripePayments({ secretKey, apiBase: gone.url }).findIntent("pi_1"));
});

away("is away for every call when Stripe never answers", async () => {
  stripe.hang();
  const hanging = hasty();
  await Promise.all([
    assertAway(hanging.createIntent(anIntent())),
    assertAway(hanging.findIntent("pi_1")),
    assertAway(hanging.listIntents(new Date())),
    assertAway(hanging.cancelIntent("pi_1")),
    assertAway(hanging.refund("pi_1", randomUUID())),
  ]);
  stripe.release();
});

away("is away when the answer comes too late, and finds what was done by the same key", async () => {
  const wanted = anIntent();
  stripe.hold();
  await assertAway(hasty().createIntent(wanted));
  stripe.release();
  const made = stripe.intents().filter((intent) => intent.metadata.application_id === wanted.applicationId);
  assert.is(made.length, 1);
  assert.is((await provider().createIntent(wanted)).id, made[0]?.id);
});

away("cuts the connections of a call whose budget is spent", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const watched: typeof fetch = (input, init) => {
    signals.push(init?.signal);
    return fetch(input, init);
  };
  stripe.hang();
  const timer = untilUnanswered(stripe);
  const hanging = stripePayments({ secretKey, apiBase: stripe.url, fetch: watched, timer });
  await assertAway(hanging.findIntent("pi_1"));
  stripe.release();
  assert.ok(signals.length > 0);
  assert.ok(signals.every((signal) => signal?.aborted));
});

away("is away at the deadline of a request, and is not asked after it", async () => {
  const times: number[] = [];
  const { after, now } = untilUnanswered(stripe);
  const timer: Timer = {
    now,
    after(ms, late) {
      times.push(ms);
      return after(ms, late);
    },
  };
  const patient = stripePayments({ secretKey, apiBase: stripe.url, budgetMs: 3_600_000, timer });
  stripe.hang();
  await assertAway(patient.until(new Date(Date.now() + 60_000)).findIntent("pi_late"));
  await assertAway(patient.until(new Date()).findIntent("pi_later"));
  stripe.release();
  assert.ok(stripe.calls["GET /v1/payment_intents/pi_late"]);
  assert.is(times.length, 1);
  assert.ok(times[0]! <= 60_000, "the deadline comes before the budget's end");
  assert.is(stripe.calls["GET /v1/payment_intents/pi_later"], undefined);
});

for (const status of [429, 500]) {
  away(`is away when Stripe answers ${status}`, async () => {
    stripe.failNext(1, status);
    await assertAway(provider().findIntent("pi_1"));
  });
}

away("tries again after a 503", async () => {
  stripe.failNext(1, 503);
  assert.ok(await provider().createIntent(anIntent()));
});

away("says that the key is spent when Stripe saved a 500, and repeats it", async () => {
  const wanted = anIntent();
  stripe.failNext(1, 500);
  assert.ok((await assertAway(provider().createIntent(wanted))).keySpent);
  assert.ok((await assertAway(provider().createIntent(wanted))).keySpent);
  assert.ok(await provider().createIntent({ ...wanted, idempotencyKey: randomUUID() }));
});

away("is away when every try meets a 503, which leaves the key usable", async () => {
  stripe.failNext(3, 503);
  assert.not((await assertAway(provider().createIntent(anIntent()))).keySpent);
});

away("is away when the secret key is not accepted, without telling the key", async () => {
  const error = await assertAway(
    stripePayments({ secretKey: "wrong", apiBase: stripe.url }).findIntent("pi_1"),
  );
  assert.match(error.message, /StripeAuthenticationError 401 req_/);
  assert.not.match(error.message, /wrong/);
});

away("is away when an answer is not Stripe's", async () => {
  const portal: typeof fetch = async () => new Response("<h1>Sign in to the Wi-Fi</h1>");
  await assertAway(stripePayments({ secretKey, fetch: portal }).findIntent("pi_1"));
});

away.run();
