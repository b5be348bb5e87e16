import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { applyAndPay } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { aPlacing, offered, offerJob, say } from "../../../tests/support/placements.ts";
import { Browser, json, send, testServices } from "../../../tests/support/site.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundUnplacedApplications } from "./refund-unplaced-applications.ts";

// A run refunds every general application, so this file has a database without those of other tests.
const { sql, close } = await migratedDatabase();
const world = { sql };
const services = { ...(await testServices()), sql };

const unplaced = suite("REFUND_UNPLACED_DAYS");
unplaced.after(close);

/** Runs the task as if it were so many days later. */
const run = (daysLater: number, refundUnplacedDays = 30) =>
  refundUnplacedApplications({
    ...services,
    settings: { ...services.settings, refundUnplacedDays },
    clock: () => new Date(Date.now() + daysLater * 86_400_000),
  });

async function stateOf(id: string): Promise<string> {
  const [row] = await sql<{ status: string }[]>`select status from payments where application_id = ${id}`;
  return row!.status;
}

unplaced("refunds a general application that was offered no job, once, and says why", async () => {
  const { id, email, path } = await aPlacing(world);
  await run(29);
  assert.is(await stateOf(id), "succeeded");
  await run(31);
  await run(31);
  assert.is(await stateOf(id), "refunding");
  await reconcilePayments(services);
  await run(31);
  assert.is(await stateOf(id), "refunded");
  const begun = await sql`select from audit_log where action = 'refund begun' and subject_id = ${id}`;
  assert.is(begun.length, 1);
  const mails = (await mailsTo(email, sql)).filter(({ kind }) => kind === "fee refunded");
  assert.is(mails.length, 1);
  assert.match(mails[0]!.body, "we offered no job for the application in time");
  assert.match(await (await send(path, {}, world)).text(), "we offered no job for the application in time");
});

unplaced("refunds nothing while the setting is 0", async () => {
  const { id } = await aPlacing(world);
  await run(400, 0);
  assert.is(await stateOf(id), "succeeded");
});

unplaced("refunds nothing once a job was offered, whatever became of the offer", async () => {
  const [open, refused, closed] = [await aPlacing(world), await aPlacing(world), await aPlacing(world)];
  await offered(open);
  await say(refused, await offered(refused), "no");
  await offered(closed);
  await closed.employer.browser.post(`/api/jobs/${closed.job.id}/closure`, {});
  await run(31);
  for (const { id } of [open, refused, closed]) assert.is(await stateOf(id), "succeeded");
});

unplaced("refunds a rejected application that was offered no job, and says so before", async () => {
  const scene = await aPlacing(world);
  const answer = await scene.administrator.send(
    `/api/admin/applications/${scene.id}/status`,
    json({ status: "rejected" }, "PATCH"),
  );
  assert.is(answer.status, 200);
  await sql`
    update status_notices set told_at = told_at - interval '10 minutes' where application_id = ${scene.id}`;
  const own = { ...world, settings: { refundUnplacedDays: 30 } };
  assert.match(await (await send(scene.path, {}, own)).text(), "If we offer you no job within 30 days");
  await run(29);
  assert.is(await stateOf(scene.id), "succeeded");
  await Promise.all([run(31), run(31)]);
  assert.is(await stateOf(scene.id), "refunding");
  const begun = await sql`select from audit_log where action = 'refund begun' and subject_id = ${scene.id}`;
  assert.is(begun.length, 1);
});

unplaced("refunds nothing that has a job, is withdrawn or is accepted", async () => {
  const { job } = await aPlacing(world);
  const { id } = await applyAndPay(job.id, {}, new Browser(world));
  const [withdrawn, accepted] = [await aPlacing(world), await aPlacing(world)];
  await sql`update applications set withdrawn_at = now() where id = ${withdrawn.id}`;
  await sql`update applications set application_status = 'accepted' where id = ${accepted.id}`;
  await run(31);
  for (const one of [id, withdrawn.id, accepted.id]) assert.is(await stateOf(one), "succeeded");
});

unplaced("never refunds and places the same application", async () => {
  for (let n = 0; n < 3; n++) {
    const scene = await aPlacing(world);
    const [offer] = await Promise.all([offerJob(scene), run(31)]);
    assert.is(await stateOf(scene.id), offer.status === 201 ? "succeeded" : "refunding");
  }
});

unplaced("is told on the own page only while the setting is on", async () => {
  const { path } = await aPlacing(world);
  const told = "If we offer you no job within 30 days";
  assert.not.match(await (await send(path, {}, world)).text(), told);
  assert.match(await (await send(path, {}, { ...world, settings: { refundUnplacedDays: 30 } })).text(), told);
});

unplaced.run();
