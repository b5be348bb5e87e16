import { setTimeout as sleep } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Account } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { askForErasure } from "../../../tests/support/own-page.ts";
import { send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { anAppliedJob, storedStatus } from "../../../tests/support/status-hold.ts";
import { changeApplicationStatus } from "./change-application-status.ts";

const sql = await testDatabase();

const events = suite("a held change");

/** True when the application has the status again that the candidate knew before. */
async function isDropped({ id, told }: Awaited<ReturnType<typeof anAppliedJob>>) {
  assert.equal(await told(), []);
  assert.is(await storedStatus(id), "submitted");
}

const administrator = await signedIn();
const suspend = ({ user }: Account) =>
  administrator.post(`/api/admin/employers/${user.id}/suspension`, { reason: "It posed as another company" });

events("is dropped when the candidate withdraws, who may do so before a rejection is told", async () => {
  const applied = await anAppliedJob();
  await applied.set("rejected");
  assert.is((await send(`${applied.path}/withdrawal`, { method: "POST" })).status, 303);
  await isDropped(applied);
  assert.match(await applied.page(), "Withdrawn by you");
  assert.is((await applied.undo()).status, 409);
});

events("is dropped when the employer is suspended, and the candidate learns of that alone", async () => {
  const applied = await anAppliedJob();
  await applied.set("rejected");
  await suspend(applied.employer);
  await isDropped(applied);
  const [mail] = (await mailsTo(applied.email)).filter(({ kind }) => kind === "employer suspended");
  assert.match(mail!.body, "withdraw");
});

events("is dropped when the mandate is withdrawn", async () => {
  const applied = await anAppliedJob();
  await applied.set("accepted");
  const address = `/api/admin/employers/${applied.employer.user.id}/mandate`;
  const body = JSON.stringify({ company: applied.job.company });
  const headers = { "Content-Type": "application/json" };
  assert.is((await administrator.send(address, { method: "DELETE", body, headers })).status, 200);
  await isDropped(applied);
  assert.is((await applied.undo()).status, 403);
});

async function aTakeDown(jobId: string): Promise<() => Promise<Response>> {
  await send(`/report-vacancy/${jobId}`, {
    method: "POST",
    body: new URLSearchParams({ reason: "money", details: "They asked me for a deposit of 200 USD." }),
  });
  const [report] = await sql`select id from vacancy_reports where job_id = ${jobId}`;
  const answer = { id: report!.id, answer: "take-down", reason: "It asks candidates for money" };
  return () => administrator.submit("/admin/reports", answer);
}

events("is dropped when the job is taken down", async () => {
  const applied = await anAppliedJob();
  await applied.set("accepted");
  assert.is((await (await aTakeDown(applied.job.id))()).status, 303);
  await isDropped(applied);
});

// The embedded database has one connection, so nobody waits there.
if (process.env.TEST_DATABASE_URL)
  events("is dropped when the job is taken down before the change is committed", async () => {
    const applied = await anAppliedJob();
    const takeDown = await aTakeDown(applied.job.id);
    const services = await testServices();
    const { taking } = await sql.begin(async (tx) => {
      const status = { status: "accepted" as const };
      await changeApplicationStatus({ ...services, sql: tx }, applied.employer.user, applied.id, status);
      const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      let isAnswered = false;
      const taking = takeDown().finally(() => {
        isAnswered = true;
      });
      const isWaiting = async () =>
        (await sql`select from pg_stat_activity where ${own!.pid} = any (pg_blocking_pids(pid))`).length > 0;
      while (!isAnswered && !(await isWaiting())) await sleep(10);
      return { taking };
    });
    assert.is((await taking).status, 303);
    await isDropped(applied);
  });

events("goes with the application when the candidate erases it", async () => {
  const applied = await anAppliedJob();
  await applied.set("rejected", { note: "We chose others." });
  await send(await askForErasure(applied.path, applied.email), { method: "POST" });
  const [left] = await sql`
    select (select count(*)::int from status_notices where application_id = ${applied.id}) as notices,
      (select count(*)::int from outbox where application_id = ${applied.id} and sent_at is null) as emails`;
  assert.equal({ ...left }, { notices: 0, emails: 0 });
  assert.is((await applied.undo()).status, 409);
});

events.run();
