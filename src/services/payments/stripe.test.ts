import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anIntent, failureOf, secretKey } from "../../../tests/support/stripe-provider.ts";
import type { StripeStandIn } from "../../../tests/support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../../../tests/support/stripe-stand-in.ts";
import { ProviderAway, RefundRefused } from "./provider.ts";
import { stripePayments } from "./stripe.ts";

const payments = suite("stripePayments");
let stripe: StripeStandIn;

payments.before(async () => {
  stripe = await startStripeStandIn();
});
payments.after(() => stripe.close());

const provider = (budgetMs?: number) => stripePayments({ secretKey, apiBase: stripe.url, budgetMs });

payments("is live by the key's prefix alone", () => {
  const live = (key: string) => stripePayments({ secretKey: key }).live;
  assert.equal(["sk_live_1", "rk_live_1", "sk_test_1", "rk_test_1", "sk_test_live_1", ""].map(live), [
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

payments("makes an intent that carries amount, currency and application", async () => {
  const wanted = anIntent();
  const made = await provider().createIntent(wanted);
  assert.is(made.amountCents, 5000);
  assert.is(made.currency, "usd");
  assert.is(made.applicationId, wanted.applicationId);
  assert.is(made.status, "requires_payment_method");
  assert.not(made.refunded);
  assert.ok(Math.abs(Date.now() - made.createdAt.getTime()) < 60_000);
});

payments("gives a client secret that begins with the intent's id", async () => {
  const { id, clientSecret } = await provider().createIntent(anIntent());
  assert.match(id, /^pi_\w+$/);
  assert.is(clientSecret.split("_secret_")[0], id);
});

payments("lets Stripe choose the payment methods", async () => {
  const { id } = await provider().createIntent(anIntent());
  const kept = stripe.intents().find((intent) => intent.id === id);
  assert.equal(kept?.automatic_payment_methods, { enabled: true });
});

payments("gives the same intent for the same idempotency key", async () => {
  const wanted = anIntent();
  const [first, second] = await Promise.all([
    provider().createIntent(wanted),
    provider().createIntent(wanted),
  ]);
  assert.equal(first, second);
});

payments("refuses a used idempotency key for another amount, which is no outage", async () => {
  const wanted = anIntent();
  await provider().createIntent(wanted);
  const error = await failureOf(provider().createIntent({ ...wanted, amountCents: 6000 }));
  assert.instance(error, Error);
  assert.not.instance(error, ProviderAway);
});

payments("finds an intent with its status of now", async () => {
  const { id } = await provider().createIntent(anIntent());
  stripe.processing(id);
  assert.is((await provider().findIntent(id))?.status, "processing");
  stripe.pay(id);
  assert.is((await provider().findIntent(id))?.status, "succeeded");
});

payments("finds nothing under an id that Stripe does not know", async () => {
  assert.is(await provider().findIntent("pi_unknown"), undefined);
});

payments("does not ask Stripe for what cannot be an intent's id", async () => {
  const before = Object.keys(stripe.calls).length;
  for (const id of ["", "pi_", "../refunds", "pi_1/cancel", "pi_1?limit=1", "pi_\0", "ch_1"]) {
    assert.is(await provider().findIntent(id), undefined);
    assert.is(await provider().cancelIntent(id), false);
  }
  assert.is(Object.keys(stripe.calls).length, before);
});

payments("lists the newest first, page by page, without loss or repetition", async () => {
  const standIn = await startStripeStandIn();
  const paged = stripePayments({ secretKey, apiBase: standIn.url });
  const made: string[] = [];
  for (let n = 0; n < 101; n++) made.push((await paged.createIntent(anIntent())).id);
  const first = await paged.listIntents(new Date(0));
  const second = await paged.listIntents(new Date(0), first.next);
  await standIn.close();
  assert.is(first.intents.length, 100);
  assert.is(second.next, undefined);
  assert.equal(
    [...first.intents, ...second.intents].map(({ id }) => id),
    made.reverse(),
  );
});

payments("lists none that is older than asked", async () => {
  const [old, recent] = await Promise.all([
    provider().createIntent(anIntent()),
    provider().createIntent(anIntent()),
  ]);
  stripe.backdate(old.id, 3600);
  const { intents } = await provider().listIntents(new Date(Date.now() - 60_000));
  const ids = intents.map(({ id }) => id);
  assert.ok(ids.includes(recent.id));
  assert.not(ids.includes(old.id));
});

payments("cancels an open intent", async () => {
  const { id } = await provider().createIntent(anIntent());
  assert.is(await provider().cancelIntent(id), true);
  assert.is((await provider().findIntent(id))?.status, "canceled");
});

payments("is refused the canceling of what is paid, processing, canceled or unknown", async () => {
  const [paid, processing, canceled] = await Promise.all(
    [1, 2, 3].map(async () => (await provider().createIntent(anIntent())).id),
  );
  stripe.pay(paid!);
  stripe.processing(processing!);
  await provider().cancelIntent(canceled!);
  for (const id of [paid!, processing!, canceled!, "pi_unknown"]) {
    assert.is(await provider().cancelIntent(id), false);
  }
});

payments("tells a refunded payment as such, found and listed", async () => {
  const { id, createdAt } = await provider().createIntent(anIntent());
  stripe.pay(id);
  assert.is((await provider().findIntent(id))?.refunded, false);
  await provider().refund(id, randomUUID());
  assert.is((await provider().findIntent(id))?.refunded, true);
  const { intents } = await provider().listIntents(createdAt);
  assert.is(intents.find((intent) => intent.id === id)?.refunded, true);
});

payments("refunds once, by the same key and by another", async () => {
  const { id } = await provider().createIntent(anIntent());
  stripe.pay(id);
  const key = randomUUID();
  const { refundId } = await provider().refund(id, key);
  assert.match(refundId, /^re_/);
  assert.is((await provider().refund(id, key)).refundId, refundId);
  assert.is((await provider().refund(id, randomUUID())).refundId, refundId);
});

payments("refuses to refund what is not paid, which is no outage", async () => {
  const { id } = await provider().createIntent(anIntent());
  const error = await failureOf(provider().refund(id, randomUUID()));
  assert.not.instance(error, ProviderAway);
});

payments("tells a refund that failed later as money that is still there, to be refunded anew", async () => {
  const { id } = await provider().createIntent(anIntent());
  stripe.pay(id);
  const { refundId } = await provider().refund(id, randomUUID());
  stripe.failRefund(id);
  assert.is((await provider().findIntent(id))?.refunded, false);
  assert.is.not((await provider().refund(id, randomUUID())).refundId, refundId);
  assert.is((await provider().findIntent(id))?.refunded, true);
});

payments("is refused a refund of what is disputed, and one that the bank refuses at once", async () => {
  const { id } = await provider().createIntent(anIntent());
  stripe.pay(id);
  stripe.dispute(id);
  const disputed = await failureOf(provider().refund(id, randomUUID()));
  assert.instance(disputed, RefundRefused);
  assert.equal(
    [(disputed as RefundRefused).reason, (disputed as Error).message],
    ["disputed", "charge_disputed"],
  );
  stripe.dispute(id, "won");
  stripe.failNextRefund();
  const failed = await failureOf(provider().refund(id, randomUUID()));
  assert.instance(failed, RefundRefused);
  assert.is((failed as RefundRefused).reason, "other");
});

payments.run();
