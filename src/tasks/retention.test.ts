import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/support/account.ts";
import { migratedDatabase } from "../../tests/support/database.ts";
import { applyAndPay, postJob, setStatus } from "../../tests/support/employer.ts";
import { pay, prepare } from "../../tests/support/fixtures.ts";
import { anApplicant } from "../../tests/support/payment-steps.ts";
import { Browser, inProcess, json, testServices } from "../../tests/support/site.ts";
import type { Services } from "../env.ts";
import { testPayments } from "../services/payments/test-gateway.ts";
import type { ExpiringKey } from "../shared/retention.ts";
import { deleteExpired } from "./delete-expired.ts";
import { listDue, type Retained, runRetention } from "./retention.ts";

const retention = suite("retention");

/** A site with an old draft, a paid one, and a rejected and an accepted application. */
async function aFilledSite() {
  const { sql, close } = await migratedDatabase();
  const testGateway = testPayments(sql, (await testServices()).vault);
  const world = { sql, payments: testGateway, testGateway };
  const drafting = new Browser(world);
  await drafting.send("/api/draft", json({ answers: { fullName: "Half Written" } }, "PUT"));
  const payable = new Browser(world);
  await prepare(payable, anApplicant());
  const paying = new Browser(world);
  await pay(paying, await prepare(paying, {}));
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const rejected = await applyAndPay(job.id, {}, new Browser(world));
  const accepted = await applyAndPay(job.id, {}, new Browser(world));
  await setStatus(employer.browser, rejected.id, "rejected");
  await setStatus(employer.browser, accepted.id, "accepted");
  const services = async (days: number, more: Partial<Services> = {}): Promise<Services> => ({
    ...(await testServices()),
    ...world,
    clock: () => new Date(Date.now() + days * 86_400_000),
    ...more,
  });
  return { sql, close, services, rejected, accepted };
}

const idsOf = (due: Retained[], key: ExpiringKey) => due.find((row) => row.key === key)!.ids;

/** Counts drafts, refunded drafts, rejected applications and documents. */
const countsOf = (due: Retained[]) =>
  (["draft", "refundedDraft", "rejected", "upload"] as const).map((key) => idsOf(due, key).length);

const lines = async (sql: Services["sql"]) => {
  const rows = await sql<{ line: string }[]>`select a::text as line from applications a order by id`;
  return rows.map(({ line }) => line);
};

if (inProcess) {
  retention("lists what is due by its ids, and changes nothing by that", async () => {
    const { sql, close, services, rejected } = await aFilledSite();
    try {
      const before = await lines(sql);
      assert.equal(countsOf(await listDue(await services(29))), [0, 0, 0, 0]);
      assert.equal(countsOf(await listDue(await services(31))), [3, 0, 0, 0]);
      const due = await listDue(await services(366));
      assert.equal(countsOf(due), [3, 0, 1, 0]);
      assert.equal(idsOf(due, "rejected"), [rejected.id]);
      assert.equal(await lines(sql), before);
    } finally {
      await close();
    }
  });

  retention("does what it listed, once, but for what was paid unnoticed", async () => {
    const { sql, close, services, rejected, accepted } = await aFilledSite();
    try {
      for (let time = 0; time < 2; time++) await runRetention(await services(366));
      const rows = await sql<{ id: string; erasedBy: string | null; paymentStatus: string }[]>`
        select id, erased_by, payment_status from applications order by submitted_at nulls first`;
      assert.is(rows.length, 3);
      assert.is(rows[0]?.paymentStatus, "completed", "the draft that was paid unnoticed");
      const erasedBy = (id: string) => rows.find((row) => row.id === id)?.erasedBy;
      assert.equal([erasedBy(rejected.id), erasedBy(accepted.id)], ["retention", null]);
      const [row] = await sql`select count(*)::int as n from audit_log where action = 'application erased'`;
      assert.is(row?.n, 1);
    } finally {
      await close();
    }
  });

  retention("lists the documents that stand nowhere, and those that go with their applications", async () => {
    const { sql, close, services, rejected, accepted } = await aFilledSite();
    try {
      const documents = await sql<{ id: string }[]>`
        insert into documents (browser_hash) select '\\x00' from generate_series(1, 4) returning id`;
      const [nowhere, leaving, staying, both] = documents.map(({ id }) => id) as [
        string,
        string,
        string,
        string,
      ];
      for (const [application, document] of [
        [rejected.id, leaving],
        [accepted.id, staying],
        [rejected.id, both],
        [accepted.id, both],
      ] as const)
        await sql`
          insert into application_documents (application_id, document_id, field)
          values (${application}, ${document}, case when ${document} = ${both} then 'passportCopyUrl' else 'resumeUrl' end)`;
      const dueAfter = async (days: number) => idsOf(await listDue(await services(days)), "upload").sort();
      assert.equal(await dueAfter(1), []);
      assert.equal(await dueAfter(3), [nowhere]);
      const due = await dueAfter(366);
      assert.equal(due, [nowhere, leaving].sort());
      await runRetention(await services(366));
      const left = await sql<{ id: string }[]>`select id from documents`;
      assert.equal(left.map(({ id }) => id).sort(), [staying, both].sort());
    } finally {
      await close();
    }
  });

  retention("goes by the times that the operator set", async () => {
    const { close, services } = await aFilledSite();
    try {
      const { settings } = await testServices();
      const short = { ...settings, retention: { ...settings.retention, draft: 2, rejected: 3 } };
      assert.equal(countsOf(await listDue(await services(2.5, { settings: short }))), [3, 0, 0, 0]);
      assert.equal(countsOf(await listDue(await services(3.5, { settings: short }))), [3, 0, 1, 0]);
    } finally {
      await close();
    }
  });

  retention("keeps a rejected application whose payment the bank asks back", async () => {
    const { sql, close, services, rejected } = await aFilledSite();
    try {
      await sql`
        update payments set disputed_at = now() + interval '360 days' where application_id = ${rejected.id}`;
      await runRetention(await services(366));
      const erasedBy = async () =>
        (await sql`select erased_by from applications where id = ${rejected.id}`)[0]?.erasedBy;
      assert.is(await erasedBy(), null);
      await runRetention(await services(366 + 120));
      assert.is(await erasedBy(), "retention");
    } finally {
      await close();
    }
  });

  retention("goes on with the others when one cannot be erased", async () => {
    const { sql, close, services, rejected } = await aFilledSite();
    try {
      const events: string[] = [];
      const log = ({ event }: { event: string }) => void events.push(event);
      await sql.unsafe(`
        create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
        create trigger refuse before update on applications for each row
          when (new.id = '${rejected.id}') execute function refuse()`);
      await sql`
        insert into application_status_changes (application_id, from_status, to_status, changed_at)
        select id, 'accepted', 'rejected', now() from applications where application_status = 'accepted'`;
      await sql`update applications set application_status = 'rejected' where application_status = 'accepted'`;
      await runRetention(await services(366, { log }));
      assert.equal(idsOf(await listDue(await services(366)), "rejected"), [rejected.id]);
      assert.ok(events.includes("application not erased"));
    } finally {
      await close();
    }
  });

  retention("forgets mails that were sent or given up after a month, and none that waits", async () => {
    const { sql, close, services } = await aFilledSite();
    try {
      await sql`delete from outbox`;
      await sql`
        insert into outbox (kind, message_sealed, sent_at, given_up_at, created_at)
        values ('sent', null, now(), null, now()), ('given up', 'x', null, now(), now()), ('waits', 'x', null, null, now())`;
      await deleteExpired(await services(31));
      const left = await sql<{ kind: string }[]>`select kind from outbox`;
      assert.equal(
        left.map(({ kind }) => kind),
        ["waits"],
      );
    } finally {
      await close();
    }
  });
}

retention.run();
