import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findLastRun } from "../../src/domain/payments/reconciliation.ts";
import { reconcilePayments } from "../../src/tasks/payments/reconcile-payments.ts";
import { migratedDatabase } from "../../tests/support/database.ts";
import { aPreparedPayment } from "../../tests/support/fixtures.ts";
import { anApplicant } from "../../tests/support/payment-steps.ts";
import { openStripeWorld, servicesOf } from "../../tests/support/stripe-world.ts";
import { reportLines } from "./report.ts";

const { standIn, world } = await openStripeWorld();
// Its runs are counted, so no other test's payments may be among what they compare.
const { sql, close } = await migratedDatabase();
const site = { ...world, sql, log: () => {} };

const report = suite("npm run payments:reconcile");
report.after(async () => {
  await standIn.close();
  await close();
});

async function reconcile(): Promise<string[]> {
  await reconcilePayments(await servicesOf(site));
  return reportLines(await findLastRun(sql));
}

async function unpaid(application: object = anApplicant()): Promise<string> {
  return (await aPreparedPayment(application, site)).intent.id;
}

async function paid(application?: object): Promise<string> {
  const id = await unpaid(application);
  standIn.pay(id);
  await reconcile();
  return id;
}

/** `make` gives the id that the report names below the sentence. */
function says(behaviour: string, make: () => Promise<string>, sentence: string): void {
  report(behaviour, async () => {
    const id = await make();
    const lines = await reconcile();
    assert.is(lines[lines.indexOf(`  ${id}`) - 1], sentence);
  });
}

report("says how many payments it compared, and nothing else where all agree", async () => {
  await paid();
  await unpaid();
  assert.equal(await reconcile(), ["Payments compared with the provider: 2"]);
});

says(
  "says what it settled",
  async () => {
    const id = await unpaid();
    standIn.pay(id);
    return id;
  },
  "settled: 1. The provider had taken the money. The site has settled the payment.",
);

says(
  "says which refund it recorded",
  async () => {
    const id = await paid();
    standIn.refund(id);
    return id;
  },
  "refunded: 1. The provider has refunded the payment. The site has recorded the refund.",
);

says(
  "asks whether a partial refund was meant",
  async () => {
    const id = await paid();
    standIn.refund(id, 1500);
    return id;
  },
  "partlyRefunded: 1. The provider has refunded a part. Check in its dashboard whether that was meant.",
);

says(
  "asks for an answer to a dispute",
  async () => {
    const id = await paid();
    standIn.dispute(id);
    return id;
  },
  "disputed: 1. The bank has a dispute, or has decided one. Answer it in the provider's dashboard.",
);

says(
  "says which unpaid payment the provider had canceled",
  async () => {
    const id = await unpaid();
    standIn.cancel(id);
    return id;
  },
  "canceled: 1. Nobody has paid, and nobody can pay any more. The site has recorded that.",
);

says(
  "asks for the refund of a wrong amount",
  async () => {
    const id = await unpaid();
    standIn.pay(id, 100);
    return id;
  },
  "mismatched: 1. The amount or the currency is wrong. Refund the payment in the provider's dashboard.",
);

says(
  "asks for the refund of a payment without an application",
  async () => {
    await unpaid();
    const terms = { amountCents: 5000, currency: "usd", applicationId: randomUUID() };
    const { id } = await world.payments!.createIntent({ ...terms, idempotencyKey: randomUUID() });
    standIn.pay(id);
    return id;
  },
  "unknown: 1. The site has no application for the payment. Refund it in the provider's dashboard.",
);

says(
  "says which refund it sent itself, because nobody completed the application",
  async () => {
    const id = await paid({});
    await sql`update payments set succeeded_at = now() - interval '2 days' where intent_id = ${id}`;
    return id;
  },
  "refunded: 1. The provider has refunded the payment. The site has recorded the refund.",
);

says(
  "says where a refund that failed is explained",
  async () => {
    const id = await paid();
    standIn.refund(id);
    await reconcile();
    standIn.failRefund(id);
    return id;
  },
  "failed: 1. The comparison or a refund failed. The log or /admin/payments says why.",
);

says(
  "says which payment it canceled that the provider does not know",
  async () => {
    const strange = "pi_of_another_account";
    await sql`
      update payments set intent_id = ${strange}, created_at = now() - interval '8 days'
      where intent_id = ${await unpaid()}`;
    return strange;
  },
  "canceled: 1. Nobody has paid, and nobody can pay any more. The site has recorded that.",
);

says(
  "names a payment whose id never came",
  async () => {
    await sql`
      update payments set intent_id = null, created_at = now() - interval '8 days'
      where intent_id = ${await unpaid()}`;
    return "a payment whose id the provider never sent";
  },
  "canceled: 1. Nobody has paid, and nobody can pay any more. The site has recorded that.",
);

report.run();
