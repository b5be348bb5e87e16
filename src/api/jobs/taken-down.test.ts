import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, aReachableEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aPosting, applyAndPay, disclose, postJob, setStatus } from "../../../tests/support/employer.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, json, testDatabase } from "../../../tests/support/site.ts";

const sql = await testDatabase();
const administrator = await signedIn();

const answer = (id: string, is: string) =>
  administrator.submit("/admin/reports", { id, answer: is, reason: "The company does not exist." });

async function takeDown(jobId: string): Promise<string> {
  const report = { reason: "money", details: "He asked for 300 dollars.", email: "" };
  await new Browser().submit(`/report-vacancy/${jobId}`, report);
  const [reported] = await sql<{ id: string }[]>`select id from vacancy_reports where job_id = ${jobId}`;
  assert.is((await answer(reported!.id, "take-down")).status, 303);
  return reported!.id;
}

/** Sends every request by which an employer reads an application, and gives the answers. */
async function readings({ browser }: Account, jobId: string, document: string) {
  const list = `/employer/jobs/${jobId}`;
  const paths = [list, `${list}/applications.csv`, `/api/employer/applications/${jobId}`, document];
  return Promise.all(paths.map(async (path) => (await browser.send(path)).status));
}

async function anAppliedJob() {
  const employer = await aReachableEmployer();
  const job = await postJob(employer);
  const candidate = new Browser();
  const passport = await upload(candidate);
  const { id } = await applyAndPay(job.id, { passportCopyUrl: passport }, candidate);
  await disclose(employer.browser, id);
  return { employer, job, id, passport };
}

const takenDown = suite("a vacancy that was taken down");

takenDown("closes all that was sent for it to its employer", async () => {
  const { employer, job, id, passport } = await anAppliedJob();
  assert.equal(await readings(employer, job.id, passport), [200, 200, 200, 200]);
  await takeDown(job.id);
  assert.equal(await readings(employer, job.id, passport), [403, 403, 403, 404]);
  assert.is((await setStatus(employer.browser, id, "accepted")).status, 404);
  const refused = await employer.browser.send(`/api/employer/applications/${job.id}`);
  assert.match(await refused.text(), "We took this job down after a report");
  assert.is((await administrator.send(passport)).status, 200);
});

takenDown("ends what its employer may publish, and no other's", async () => {
  const { employer, job } = await anAppliedJob();
  const closed = await postJob(employer);
  const { browser } = employer;
  await browser.post(`/api/jobs/${closed.id}/closure`, {});
  await takeDown(job.id);
  const refused = await browser.post("/api/jobs", aPosting());
  assert.is(refused.status, 403);
  assert.match(await refused.text(), "you cannot post, change or reopen a job");
  const changed = json({ title: "Crane operator, anew" }, "PATCH");
  assert.is((await browser.send(`/api/jobs/${closed.id}`, changed)).status, 403);
  assert.is((await browser.send(`/api/jobs/${closed.id}/closure`, { method: "DELETE" })).status, 403);
  await postJob(await aReachableEmployer());
});

takenDown("is its employer's again once the administrator takes that back", async () => {
  const { employer, job, passport } = await anAppliedJob();
  const reported = await takeDown(job.id);
  const listed = async () =>
    (await (await administrator.send("/admin/reports")).text())
      .split('class="row-summary"')
      .find((row) => row.includes(`id="report-${reported}"`))!;
  assert.match(await listed(), "Undo the takedown");
  assert.is((await answer(reported, "restore")).status, 303);
  assert.match(await listed(), /Job kept.*Closed on/s);
  assert.equal(await readings(employer, job.id, passport), [200, 200, 200, 200]);
  const reopened = await employer.browser.send(`/api/jobs/${job.id}/closure`, { method: "DELETE" });
  assert.is(((await reopened.json()) as { open: boolean }).open, true);
  await postJob(employer);
  const [logged] = await sql`
    select from audit_log where action = 'job restored' and subject_id = ${job.id}`;
  assert.ok(logged);
});

takenDown("is told to its employer, and so is that this was taken back", async () => {
  const { employer, job } = await anAppliedJob();
  const told = async () =>
    (await mailsTo(employer.user.email)).flatMap(({ kind, body }) =>
      kind.startsWith("vacancy") && body.includes(job.title) ? [kind] : [],
    );
  const reported = await takeDown(job.id);
  assert.equal(await told(), ["vacancy taken down"]);
  await answer(reported, "restore");
  await answer(reported, "restore");
  assert.equal(await told(), ["vacancy restored", "vacancy taken down"]);
});

takenDown.run();
