import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anIntent, assertAway, secretKey } from "../../../tests/support/stripe-provider.ts";
import type { DisputeStatus } from "../../../tests/support/stripe-stand-in/disputes.ts";
import { startStripeStandIn } from "../../../tests/support/stripe-stand-in.ts";
import { stripePayments } from "./stripe.ts";

const moneyBack = suite("Stripe's refunds and disputes");

const stripe = await startStripeStandIn();
const payments = stripePayments({ secretKey, apiBase: stripe.url });
moneyBack.after(() => stripe.close());

async function aPaidIntent(): Promise<string> {
  const { id } = await payments.createIntent(anIntent());
  stripe.pay(id);
  return id;
}

const recently = () => new Date(Date.now() - 60_000);
const foundOf = async (what: "refunds" | "disputes", id: string, since = recently()) =>
  (await payments.listMoneyBack(what, since))?.found.filter(({ intentId }) => intentId === id);

moneyBack("tell how much of a payment went back, and that it is disputed", async () => {
  const id = await aPaidIntent();
  const before = await payments.findIntent(id);
  assert.equal([before?.refundedCents, before?.disputed], [0, false]);
  stripe.refund(id, 1500);
  stripe.dispute(id);
  const after = await payments.findIntent(id);
  assert.equal([after?.refunded, after?.refundedCents, after?.disputed], [false, 1500, true]);
});

moneyBack("translate each status of a dispute", async () => {
  const id = await aPaidIntent();
  assert.is(await payments.findDispute(id), undefined);
  const states: [DisputeStatus, string][] = [
    ["warning_needs_response", "open"],
    ["needs_response", "open"],
    ["under_review", "open"],
    ["won", "won"],
    ["warning_closed", "won"],
    ["lost", "lost"],
  ];
  for (const [status, state] of states) {
    stripe.dispute(id, status);
    assert.is((await payments.findDispute(id))?.state, state, status);
    assert.is((await foundOf("disputes", id))?.[0]?.state, state, status);
  }
});

moneyBack("let an open dispute count before a lost one, and that before a won one", async () => {
  const id = await aPaidIntent();
  stripe.dispute(id, "won");
  stripe.disputeAnew(id);
  assert.is((await payments.findDispute(id))?.state, "open");
  stripe.dispute(id, "lost");
  assert.is((await payments.findDispute(id))?.state, "lost");
});

moneyBack("list refunds, those that failed too, and none that is older than asked", async () => {
  const [kept, failed] = [await aPaidIntent(), await aPaidIntent()];
  await payments.refund(kept, randomUUID());
  stripe.refund(failed, 1500);
  stripe.failRefund(failed);
  assert.is((await foundOf("refunds", kept))?.[0]?.kind, "refund");
  assert.is((await foundOf("refunds", failed))?.[0]?.kind, "failed refund");
  assert.equal(await foundOf("refunds", kept, new Date(Date.now() + 60_000)), []);
});

moneyBack("are listed page by page, without loss or repetition", async () => {
  const standIn = await startStripeStandIn();
  const paged = stripePayments({ secretKey, apiBase: standIn.url });
  for (let n = 0; n < 101; n++) {
    const { id } = await paged.createIntent(anIntent());
    standIn.pay(id);
    standIn.dispute(id);
  }
  const first = await paged.listMoneyBack("disputes", recently());
  const second = await paged.listMoneyBack("disputes", recently(), first?.next);
  await standIn.close();
  const ids = [...(first?.found ?? []), ...(second?.found ?? [])].map(({ intentId }) => intentId);
  assert.equal([ids.length, new Set(ids).size, second?.next], [101, 101, undefined]);
});

moneyBack("are unknown to a key that has no right to read them, and no fault", async () => {
  const id = await aPaidIntent();
  stripe.failNext(1, 403);
  assert.is(await payments.findDispute(id), undefined);
  for (const what of ["refunds", "disputes"] as const) {
    stripe.failNext(1, 403);
    assert.is(await payments.listMoneyBack(what, recently()), undefined);
  }
});

moneyBack("cannot be told while Stripe is away", async () => {
  const id = await aPaidIntent();
  stripe.failNext(3, 503);
  await assertAway(payments.findDispute(id));
});

moneyBack.run();
