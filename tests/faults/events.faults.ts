import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Intent, prepare } from "../support/fixtures.ts";
import { inLanes, range } from "../support/in-lanes.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { Browser } from "../support/site.ts";
import type { SignedEvent } from "../support/stripe-stand-in/events.ts";
import { chance, scale } from "./faults.ts";
import { firstReconciliation } from "./first-reconciliation.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";
import { type IntentRecord, mailsByKind, recordsByIntent } from "./records.ts";

const perStory = scale(40, 3);
const times = 5;
const atOnce = 50;

const nothingDone = { settled: 0, submitted: 0, refunded: 0, disputed: 0, mailed: 0 };
const sent = { ...nothingDone, settled: 1, submitted: 1, mailed: 1 };

interface Story {
  /** Makes the event happen at the provider. */
  happens(intentId: string): void | Promise<void>;
  /** Told in this order, were nothing to go wrong. */
  events: string[];
  end: IntentRecord;
}

const stories: Record<string, Story> = {
  paid: {
    happens: (id) => paid.standIn.pay(id),
    events: ["payment_intent.processing", "payment_intent.succeeded"],
    end: { ...sent, status: "succeeded", paymentStatus: "completed" },
  },
  "paid after a refusal": {
    happens(id) {
      paid.standIn.decline(id);
      paid.standIn.pay(id);
    },
    events: ["payment_intent.payment_failed", "payment_intent.succeeded"],
    end: { ...sent, status: "succeeded", paymentStatus: "completed" },
  },
  processing: {
    happens: (id) => paid.standIn.processing(id),
    events: ["payment_intent.processing"],
    end: { ...nothingDone, status: "processing", paymentStatus: "pending" },
  },
  refused: {
    happens: (id) => paid.standIn.decline(id),
    events: ["payment_intent.processing", "payment_intent.payment_failed"],
    end: { ...nothingDone, status: "failed", paymentStatus: "pending" },
  },
  canceled: {
    happens: (id) => paid.standIn.cancel(id),
    events: ["payment_intent.canceled"],
    end: { ...nothingDone, status: "canceled", paymentStatus: "pending" },
  },
  "given back at the provider": {
    happens(id) {
      paid.standIn.pay(id);
      paid.standIn.refund(id);
    },
    events: ["payment_intent.succeeded", "charge.refunded"],
    end: { ...nothingDone, refunded: 1, status: "refunded", paymentStatus: "refunded" },
  },
  "given back after it was settled": {
    async happens(id) {
      paid.standIn.pay(id);
      assert.is(await paid.standIn.deliver(eventOf("payment_intent.succeeded", id)), 200);
      paid.standIn.refund(id);
    },
    events: ["payment_intent.succeeded", "charge.refunded"],
    end: { ...sent, refunded: 1, status: "refunded", paymentStatus: "refunded" },
  },
  disputed: {
    happens: (id) => paid.standIn.pay(id),
    events: ["payment_intent.succeeded", "charge.dispute.created"],
    end: { ...sent, disputed: 1, status: "succeeded", paymentStatus: "completed" },
  },
  "told of by what nobody knows": {
    happens: () => {},
    events: ["payment_intent.no_such_thing", "invoice.paid"],
    end: { ...nothingDone, status: "pending", paymentStatus: "pending" },
  },
};

const events = suite(`every event ${times} times, in reverse, ${atOnce} at once, one in ten of them forged`);
const random = chance("events");
let paid: PaidSite;

events.before(async () => {
  paid = await openPaidSite();
  await firstReconciliation(paid);
});
events.after(() => paid.close());

interface Delivery {
  event: SignedEvent;
  answer: 200 | 400;
}

const eventOf = (type: string, intentId: string, options = {}) =>
  paid.standIn.signedEvent(type, intentId, options);

/** A good event of the site's own, but for its signature: by another secret, too old, of other words, or none. */
function forged(type: string, intentId: string): Delivery {
  const now = Math.floor(Date.now() / 1000);
  const good = eventOf(type, intentId);
  const forgeries = [
    eventOf(type, intentId, { secret: "whsec_of_somebody_else" }),
    eventOf(type, intentId, { timestamp: now - 301 }),
    { ...good, payload: good.payload.replace('"livemode":', '"forged":true,"livemode":') },
    { ...good, header: "" },
  ];
  return { event: forgeries[Math.floor(random() * forgeries.length)]!, answer: 400 };
}

/** One forged delivery after every nine: about payments that nobody else tells of, each of which is paid. */
function withForgeries(deliveries: Delivery[], victims: Intent[]): Delivery[] {
  return deliveries.flatMap((delivery, index) => {
    const victim = victims[(index / 9) % victims.length];
    return index % 9 === 0 && victim ? [forged("payment_intent.succeeded", victim.id), delivery] : [delivery];
  });
}

const aPayment = () => prepare(new Browser(paid.world), anApplicant());

const deliverAll = (deliveries: Delivery[]) =>
  inLanes(atOnce, deliveries, ({ event }) => paid.standIn.deliver(event));

events("make one transition of each payment, and one mail of each kind; the forged ones none", async () => {
  const casts = Object.values(stories).flatMap((story) => range(perStory).map(() => story));
  const payments = await inLanes(20, casts, async (story) => {
    const intent = await aPayment();
    await story.happens(intent.id);
    return { intent, story };
  });
  const victims = await inLanes(20, range(perStory), aPayment);
  for (const { id } of victims) paid.standIn.pay(id);

  const told = payments.flatMap(({ intent, story }) => story.events.map((type) => eventOf(type, intent.id)));
  const good = told.flatMap((event) => range(times).map((): Delivery => ({ event, answer: 200 })));
  const deliveries = withForgeries(good.toReversed(), victims);
  const answers = await deliverAll(deliveries);
  assert.equal(
    answers,
    deliveries.map(({ answer }) => answer),
  );

  const records = await recordsByIntent(paid.sql);
  for (const { intent, story } of payments) assert.equal(records.get(intent.id), story.end);
  const untouched = { ...nothingDone, status: "pending", paymentStatus: "pending" };
  for (const { id } of victims) assert.equal(records.get(id), untouched);
  const ends = payments.map(({ story }) => story.end);
  assert.equal(await mailsByKind(paid.sql), {
    "application received": ends.filter(({ submitted }) => submitted).length,
    "fee received": ends.filter(({ submitted }) => submitted).length,
    "fee refunded": ends.filter(({ refunded }) => refunded).length,
  });
  console.log(`  ${payments.length} payments, ${told.length} events, ${deliveries.length} deliveries`);

  const calls = Object.values(paid.standIn.calls).reduce((sum, n) => sum + n, 0);
  assert.equal(new Set(await deliverAll(good)), new Set([200]));
  assert.is(
    Object.values(paid.standIn.calls).reduce((sum, n) => sum + n, 0),
    calls,
    "an event that was handled asks the provider nothing",
  );
});

events.run();
