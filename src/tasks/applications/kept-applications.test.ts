import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aSiteOfEachState as aSite, rows } from "../../../tests/support/kept-applications.ts";
import { inProcess } from "../../../tests/support/site.ts";
import type { Services } from "../../env.ts";
import { type Retained, runRetention } from "../retention.ts";

const kept = suite("how long applications are kept");

const gone = { personal: false, attached: false, document: false };
const whole = { personal: true, attached: true, document: true };
const aMoment = 0.1;
const idsOf = (retained: Retained[], key: (typeof rows)[number]) =>
  retained.find((row) => row.key === key)!.ids;

if (inProcess) {
  kept("keeps one of each state until its limit, and deletes it with its document after it", async () => {
    const { close, services, files, applications, age, leftOf } = await aSite();
    try {
      const days = services.settings.retention;
      for (const row of rows) await age(applications[row], days[row] - aMoment);
      await runRetention(services);
      for (const row of rows) assert.equal(await leftOf(applications[row]), whole, row);

      const left = new Set<(typeof rows)[number]>(rows);
      for (const row of rows) {
        const stored = files.held.size;
        await age(applications[row], 2 * aMoment);
        const retained = await runRetention(services);
        assert.equal(idsOf(retained, row), [applications[row].id], row);
        left.delete(row);
        assert.equal(await leftOf(applications[row]), gone, row);
        assert.ok(files.held.size < stored, `the sealed file of the one that is ${row}`);
        for (const other of left) assert.equal(await leftOf(applications[other]), whole, `${row}, ${other}`);
      }
    } finally {
      await close();
    }
  });

  kept("keeps the payment of what it deletes, and ends a payment that nobody finished", async () => {
    const { sql, close, services, applications, age } = await aSite();
    try {
      for (const row of rows) await age(applications[row], 2000);
      await runRetention(services);
      const states = async (row: (typeof rows)[number]) =>
        (
          await sql`select status, amount_cents from payments where application_id = ${applications[row].id}`
        ).map(({ status, amountCents }) => [status, amountCents]);
      assert.equal(await states("accepted"), [["succeeded", 5000]]);
      assert.equal(await states("refunded"), [["refunded", 5000]]);
      assert.equal(await states("unpaid"), [["canceled", 5000]]);
    } finally {
      await close();
    }
  });

  kept("counts from the last thing that happened", async () => {
    const { sql, close, services, applications, age, leftOf } = await aSite();
    try {
      for (const row of rows) await age(applications[row], 2000);
      const { unpaid, unanswered, inProgress, accepted, refunded } = applications;
      await sql`update payments set created_at = now() where application_id = ${unpaid.id}`;
      await sql`update applications set paid_at = now() where id = ${unanswered.id}`;
      for (const { id } of [inProgress, accepted])
        await sql`update application_status_changes set changed_at = now() where application_id = ${id}`;
      await sql`update payments set updated_at = now() where application_id = ${refunded.id}`;
      await runRetention(services);
      for (const sent of [unpaid, unanswered, inProgress, accepted, refunded])
        assert.equal(await leftOf(sent), whole);
      for (const row of ["rejected", "withdrawn", "draft"] as const)
        assert.equal(await leftOf(applications[row]), gone, row);
    } finally {
      await close();
    }
  });

  const undecided: [string, (sql: Services["sql"], id: string) => Promise<unknown>][] = [
    [
      "an open dispute, however old",
      (sql, id) => sql`update payments set dispute_state = 'open', disputed_at = now() - interval '5 years'
        where application_id = ${id}`,
    ],
    [
      "a dispute of the last 120 days",
      (sql, id) => sql`update payments set dispute_state = 'lost', disputed_at = now() - interval '119 days'
        where application_id = ${id}`,
    ],
    [
      "a refund under way",
      (sql, id) => sql`update payments set status = 'refunding' where application_id = ${id}`,
    ],
    [
      "a refund that failed",
      (sql, id) => sql`update payments set refund_failed_at = now() where application_id = ${id}`,
    ],
    [
      "a payment that the provider is processing",
      (sql, id) => sql`update payments set status = 'processing' where application_id = ${id}`,
    ],
    [
      "an open report of its job",
      (sql, id) => sql`
        insert into vacancy_reports (id, job_id, reason, private_sealed, private_key_id)
        select gen_random_uuid(), job_id, 'money', '\\x00', 'none' from applications where id = ${id}`,
    ],
  ];
  kept("deletes nothing that somebody must still decide", async () => {
    const { sql, close, services, applications, age, leftOf } = await aSite();
    try {
      for (const row of rows) await age(applications[row], 2000);
      for (const [what, hinder] of undecided) {
        const { id } = applications.accepted;
        await hinder(sql, id);
        const retained = await runRetention(services);
        assert.not(idsOf(retained, "accepted").includes(id), what);
        assert.equal(await leftOf(applications.accepted), whole, what);
        await sql`delete from vacancy_reports`;
        await sql`
          update payments
          set status = 'succeeded', dispute_state = null, disputed_at = null, refund_failed_at = null
          where application_id = ${id}`;
      }
      await runRetention(services);
      assert.equal(await leftOf(applications.accepted), gone, "nothing hinders it");
    } finally {
      await close();
    }
  });

  kept("deletes each once when two processes do it at the same time", async () => {
    const { sql, close, services, applications, age } = await aSite();
    try {
      for (const row of rows) await age(applications[row], 2000);
      const both = await Promise.all([runRetention(services), runRetention(services)]);
      for (const row of rows)
        assert.equal(
          both.flatMap((retained) => idsOf(retained, row)),
          [applications[row].id],
          row,
        );
      const [log] = await sql`select count(*)::int as n from audit_log where action = 'application erased'`;
      assert.is(log?.n, rows.length - 1);
    } finally {
      await close();
    }
  });
}

kept.run();
