import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { prepare } from "../../../tests/support/fixtures.ts";
import { anApplicant } from "../../../tests/support/payment-steps.ts";
import { Browser, type Overrides, testServices } from "../../../tests/support/site.ts";
import { openStripeWorld } from "../../../tests/support/stripe-world.ts";
import type { Services } from "../../env.ts";
import { testPayments } from "../../services/payments/test-gateway.ts";
import type { LogEntry } from "../../world.ts";
import { listDue, runRetention } from "../retention.ts";

const { standIn, world: stripe } = await openStripeWorld();

const drafts = suite("deleting old drafts");
drafts.after(() => standIn.close());

/** A site of its own, first with the test gateway, then with Stripe. */
async function aSite() {
  const { sql, close } = await migratedDatabase();
  const testGateway = testPayments(sql, (await testServices()).vault);
  const withTests: Overrides = { sql, payments: testGateway, testGateway };
  const withStripe: Overrides = { ...stripe, sql };
  const entries: LogEntry[] = [];
  const services = async (world: Overrides, days = 31): Promise<Services> => {
    const { settings, ...real } = await testServices();
    const clock = () => new Date(Date.now() + days * 86_400_000);
    const log = (entry: LogEntry) => void entries.push(entry);
    return { ...real, clock, log, ...world, settings: { ...settings, ...world.settings } };
  };
  const draftIds = async () =>
    (await sql<{ id: string }[]>`select id from applications order by id`).map(({ id }) => id);
  return { sql, close, withTests, withStripe, services, entries, draftIds };
}

/** Begins to pay for a draft, and returns its id. */
async function aPayableDraft(world: Overrides): Promise<string> {
  const intent = await prepare(new Browser(world), anApplicant());
  const [row] = await world.sql!<{ applicationId: string }[]>`
    select application_id from payments where intent_id = ${intent.id}`;
  return row!.applicationId;
}

const idsOf = (gone: { ids: string[] }[]) => gone.flatMap(({ ids }) => ids).sort();

drafts("deletes those whose payment was begun with the test gateway, when there is Stripe now", async () => {
  const { close, withTests, withStripe, services, draftIds, entries } = await aSite();
  try {
    await aPayableDraft(withTests);
    await aPayableDraft(withTests);
    await runRetention(await services(withStripe, 29));
    assert.is((await draftIds()).length, 2);
    await runRetention(await services(withStripe));
    assert.equal(await draftIds(), []);
    assert.equal(entries, []);
  } finally {
    await close();
  }
});

drafts("goes past those whose payment only Stripe could end, and says which they are", async () => {
  const { sql, close, withTests, withStripe, services, draftIds, entries } = await aSite();
  try {
    await aPayableDraft(withStripe);
    const [row] = await sql`select * from payments`;
    await sql`
      insert into applications (reference, browser_hash, updated_at, created_at)
      select 'COPY-' || n, decode(lpad(n::text, 64, '0'), 'hex'), now(), now() from generate_series(1, 204) as n`;
    await sql`
      insert into payments (application_id, provider, intent_id, amount_cents, created_at)
      select id, 'stripe', 'pi_' || reference, 5000, ${row!.createdAt} from applications where reference like 'COPY-%'`;
    const kept = await draftIds();
    const other = await aPayableDraft(withTests);
    await runRetention(await services(withTests));
    assert.is((await draftIds()).length, kept.length);
    assert.not((await draftIds()).includes(other));
    const told = entries
      .filter(({ event }) => event === "payment not closed")
      .map(({ application }) => application);
    assert.ok(kept.every((id) => told.includes(id)));
  } finally {
    await close();
  }
});

drafts("leaves one whose payment is being processed, and says so", async () => {
  const { close, withStripe, services, draftIds, entries } = await aSite();
  try {
    const id = await aPayableDraft(withStripe);
    standIn.processing(standIn.intents().at(-1)!.id);
    for (let time = 0; time < 2; time++)
      assert.equal(idsOf(await runRetention(await services(withStripe))), []);
    assert.equal(await draftIds(), [id]);
    assert.equal(
      entries.map(({ event, application, cause }) => [event, application, cause]),
      Array(2).fill(["payment not closed", id, "processing"]),
    );
  } finally {
    await close();
  }
});

drafts("names those that went, and not one that somebody went on with meanwhile", async () => {
  const { sql, close, withStripe, services, draftIds } = await aSite();
  try {
    const [gone, resumed] = [await aPayableDraft(withStripe), await aPayableDraft(withStripe)];
    const late = await services(withStripe);
    const payments: Services["payments"] = {
      ...late.payments,
      async cancelIntent(id) {
        await sql`update applications set updated_at = ${late.clock()} where id = ${resumed}`;
        return late.payments.cancelIntent(id);
      },
    };
    assert.equal(idsOf(await listDue(late)), [gone, resumed].sort());
    assert.equal(idsOf(await runRetention({ ...late, payments })), [gone]);
    assert.equal(await draftIds(), [resumed]);
  } finally {
    await close();
  }
});

drafts.run();
