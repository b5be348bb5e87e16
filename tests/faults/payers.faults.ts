import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Intent, prepare } from "../support/fixtures.ts";
import { inLanes, range } from "../support/in-lanes.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { Browser } from "../support/site.ts";
import { until } from "../support/until.ts";
import { scale } from "./faults.ts";
import { firstReconciliation } from "./first-reconciliation.ts";
import { faultsIn } from "./ledger.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";

const count = scale(500, 20);

const payers = suite(`${count} payers whose browser never comes back`);
let paid: PaidSite;

payers.before(async () => {
  paid = await openPaidSite();
  await firstReconciliation(paid);
});
payers.after(() => paid.close());

/** Each gets as far as the card form, and pays. */
const payAndLeave = () =>
  inLanes(20, range(count), async () => {
    const intent = await prepare(new Browser(paid.world), anApplicant());
    paid.standIn.pay(intent.id);
    return intent;
  });

async function countCompleted(): Promise<number> {
  const [row] = await paid.sql<{ n: number }[]>`
    select count(*)::int as n from applications
    where submitted_at is not null and payment_status = 'completed'`;
  return row!.n;
}

const mailsReceived = async () => {
  const [row] = await paid.sql<{ n: number }[]>`
    select count(*)::int as n from outbox where kind = 'application received'`;
  return row!.n;
};

async function assertSettled(all: number): Promise<void> {
  assert.equal(await faultsIn(paid.sql, paid.standIn.intents()), []);
  assert.equal([await countCompleted(), await mailsReceived()], [all, all]);
}

const tell = ({ id }: Intent) => {
  const { standIn } = paid;
  return standIn.deliver(standIn.signedEvent("payment_intent.succeeded", id));
};

payers("are all settled by the webhook alone, with one mail each", async () => {
  const intents = await payAndLeave();
  const before = await countCompleted();
  const answers = await inLanes(20, intents, tell);
  assert.equal(new Set(answers), new Set([200]));
  await assertSettled(before + count);
});

payers("are all settled by the reconciliation of the next start alone, with one mail each", async () => {
  const before = await countCompleted();
  await payAndLeave();
  await paid.site.kill();
  assert.is(await countCompleted(), before);
  const begun = performance.now();
  await paid.site.start();
  const all = async () => (await countCompleted()) === before + count;
  await until(`${count} are settled`, all);
  console.log(`  ${count} settled ${Math.round(performance.now() - begun)} ms after the start began`);
  await assertSettled(before + count);
});

payers.run();
