import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aPreparedPayment, type Intent } from "../../../tests/support/fixtures.ts";
import { anApplicant } from "../../../tests/support/payment-steps.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { findFindings, findLastRun } from "../../domain/payments/reconciliation.ts";
import { type PaymentIntent, type PaymentProvider, ProviderAway } from "../../services/payments/provider.ts";
import type { Findings } from "../../shared/payments/reconciliation.ts";
import { reconcilePayments } from "./reconcile-payments.ts";

const { standIn, world } = await openStripeWorld();
// These tests count what a run compares, so they have a database without payments of other tests.
const { sql, close } = await migratedDatabase();
const site = { ...world, sql };
const nineDays = 9 * 24 * 3600;

const reconciliation = suite("reconcile payments, interrupted");
reconciliation.after(async () => {
  standIn.close();
  await close();
});

const aPayment = async () => (await aPreparedPayment(anApplicant(), site)).intent;
const run = async (payments: PaymentProvider = world.payments!) =>
  reconcilePayments({ ...(await servicesOf(site)), payments });
const counts = async () => (await findLastRun(sql))?.counts;

async function stateOf({ id }: Intent): Promise<string> {
  const [row] = await sql<{ status: string }[]>`select status from payments where intent_id = ${id}`;
  return row!.status;
}

async function unpaidForLong(count: number): Promise<Intent[]> {
  const intents: Intent[] = [];
  for (let n = 0; n < count; n++) intents.push(await aPayment());
  await sql`update payments set created_at = now() - interval '9 days'
    where intent_id in ${sql(intents.map(({ id }) => id))}`;
  for (const { id } of intents) standIn.backdate(id, nineDays);
  return intents;
}

const unknownPayments = (count: number): PaymentIntent[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `pi_unknown_${n}`,
    clientSecret: "",
    status: "succeeded",
    amountCents: 5000,
    receivedCents: 5000,
    currency: "usd",
    applicationId: randomUUID(),
    refunded: false,
    refundedCents: 0,
    disputed: false,
    declined: false,
    createdAt: new Date(),
  }));

/** Gives the provider's list in pages of two. */
function inPages(base: PaymentProvider, onPage: (page: number) => void): PaymentProvider {
  let page = 0;
  return {
    ...base,
    async listIntents(since, after) {
      onPage(page++);
      const { intents } = await base.listIntents(since, after);
      const two = intents.slice(0, 2);
      return { intents: two, next: intents.length > 2 ? two.at(-1)!.id : undefined };
    },
  };
}

reconciliation("goes on where it was interrupted, then looks at what came in meanwhile", async () => {
  const older = [await aPayment(), await aPayment(), await aPayment()];
  const newer = [await aPayment(), await aPayment()];
  for (const { id } of [...older, newer[0]!]) standIn.pay(id);
  const seen: (string | undefined)[] = [];
  const failing = inPages(world.payments!, (page) => {
    if (page === 1) throw new ProviderAway("no answer");
  });
  await run(failing).catch((error) => assert.instance(error, ProviderAway));
  assert.is(await stateOf(newer[0]!), "succeeded", "the first page is done");
  assert.is(await stateOf(older[0]!), "pending");
  standIn.pay(newer[1]!.id);
  const goingOn = inPages(world.payments!, () => {});
  await run({
    ...goingOn,
    listIntents: (since, after) => {
      seen.push(after);
      return goingOn.listIntents(since, after);
    },
  });
  assert.is(seen[0], newer[0]!.id, "behind the last page that was finished");
  assert.is(seen.filter((after) => after === undefined).length, 1, "one whole run after it");
  for (const intent of [...older, ...newer]) assert.is(await stateOf(intent), "succeeded");
});

reconciliation("keeps in its report what an interrupted run has settled", async () => {
  await unpaidForLong(10);
  let asked = 0;
  const failing: PaymentProvider = {
    ...world.payments!,
    async cancelIntent(id) {
      if (asked++ >= 5) throw new ProviderAway("no answer");
      return world.payments!.cancelIntent(id);
    },
  };
  await run(failing).catch((error) => assert.instance(error, ProviderAway));
  assert.equal((await findFindings(sql))?.counts, { canceled: 5 });
  await run();
  assert.equal(await counts(), { canceled: 10 });
  await run();
  assert.equal(await counts(), {});
});

reconciliation("counts no payment twice when it compares more than a hundred again", async () => {
  await aPayment();
  const intents = unknownPayments(110);
  const payments = { ...world.payments!, listIntents: async () => ({ intents, next: undefined }) };
  const services = {
    ...(await servicesOf(site)),
    payments,
    // The process ends before it has saved that the page is done.
    log: () => {
      throw new Error("killed");
    },
  };
  for (let time = 0; time < 2; time++)
    await reconcilePayments(services).catch(({ message }) => assert.is(message, "killed"));
  assert.equal((await findFindings(sql))?.counts, { unknown: 110 });
  await run();
});

reconciliation("forgets a failure once the comparison succeeds", async () => {
  const intents = await unpaidForLong(10);
  let asked = 0;
  await run({
    ...world.payments!,
    async cancelIntent(id) {
      if (asked++ === 0) throw new Error("no answer that we understand");
      if (asked > 5) throw new ProviderAway("no answer");
      return world.payments!.cancelIntent(id);
    },
  }).catch((error) => assert.instance(error, ProviderAway));
  assert.equal((await findFindings(sql))?.counts, { canceled: 4, failed: 1 });
  await run();
  assert.equal(await counts(), { canceled: intents.length });
});

reconciliation(
  "reports an interrupted run that is compared to its end, while a whole run follows it",
  async () => {
    await unpaidForLong(10);
    let asked = 0;
    await run({
      ...world.payments!,
      async cancelIntent(id) {
        if (asked++ >= 5) throw new ProviderAway("no answer");
        return world.payments!.cancelIntent(id);
      },
    }).catch((error) => assert.instance(error, ProviderAway));
    const shown: (Findings | undefined)[] = [];
    await run({
      ...world.payments!,
      async listIntents(since, after) {
        shown.push(await findLastRun(sql));
        return world.payments!.listIntents(since, after);
      },
    });
    assert.equal(
      shown.map((last) => last?.counts),
      [{ canceled: 10 }],
    );
  },
);

reconciliation("keeps what both have settled when two run at once", async () => {
  const [first, second] = [await aPayment(), await aPayment()];
  standIn.pay(first.id);
  let isAlone = true;
  await run({
    ...world.payments!,
    async listIntents(since, after) {
      const page = await world.payments!.listIntents(since, after);
      if (isAlone) {
        isAlone = false;
        await run();
        assert.equal(await counts(), { settled: 1 });
        standIn.pay(second.id);
        return world.payments!.listIntents(since, after);
      }
      return page;
    },
  });
  for (const intent of [first, second]) assert.is(await stateOf(intent), "succeeded");
  assert.equal(await counts(), { settled: 2 });
});

reconciliation("leaves what can be found again to the process that has taken over the run", async () => {
  let isAlone = true;
  await run({
    ...world.payments!,
    async listIntents(since, after) {
      const page = await world.payments!.listIntents(since, after);
      if (!isAlone) return page;
      isAlone = false;
      await run();
      return { intents: unknownPayments(3), next: undefined };
    },
  });
  assert.equal(await counts(), {});
});

reconciliation("begins anew when the place where it was is not known to the provider", async () => {
  await sql`update task_runs set finished_at = null,
    progress = progress || '{"phase": "list", "cursor": "pi_of_another_account"}'`;
  const intent = await aPayment();
  standIn.pay(intent.id);
  await run();
  assert.is(await stateOf(intent), "succeeded");
});

reconciliation.run();
