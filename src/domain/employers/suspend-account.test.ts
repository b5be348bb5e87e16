import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer, aPassword } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { unique, upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertApplicationLink } from "../../db/applications/application-links.ts";
import type { Job } from "../../shared/jobs/job.ts";

const suspension = suite("the suspension of an account");
const sql = await testDatabase();
const administrator = await signedIn();

const addressOf = ({ user }: Account) => `/api/admin/employers/${user.id}/suspension`;
const suspend = (employer: Account) =>
  administrator.post(addressOf(employer), { reason: "It posed as another company" });

async function anApplied() {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const candidate = new Browser();
  const document = await upload(candidate);
  const email = `${unique("candidate").replaceAll(" ", ".")}@example.com`;
  const { id } = await applyAndPay(job.id, { passportCopyUrl: document, email }, candidate);
  const token = newToken();
  await insertApplicationLink(sql, { applicationId: id, purpose: "mail", tokenHash: hashOfToken(token) });
  return { employer, job, id, document, email, path: `/application/${token}` };
}

const noCardCharged = "This was a test payment: no card was charged.";
const statusOf = async (path: string) => (await send(path)).status;
const signIn = ({ user: { email } }: Account) =>
  new Browser().post("/api/auth/sign-in", { email, password: aPassword });

suspension("ends the sessions, and refuses a new one with a sentence", async () => {
  const { employer, document } = await anApplied();
  assert.is((await suspend(employer)).status, 200);
  assert.is((await employer.browser.send("/api/employer/jobs")).status, 401);
  assert.is((await employer.browser.send(document)).status, 401);
  const refused = await signIn(employer);
  assert.is(refused.status, 403);
  assert.match(((await refused.json()) as { message: string }).message, "suspended");
});

suspension("does not tell who guesses a password that the account is suspended", async () => {
  const employer = await anEmployer();
  await suspend(employer);
  const { email } = employer.user;
  const refused = await new Browser().post("/api/auth/sign-in", { email, password: "a wrong guess" });
  assert.is(refused.status, 401);
});

suspension("lets nobody in by a link to set a new password", async () => {
  const employer = await anEmployer();
  const { email } = employer.user;
  await suspend(employer);
  await new Browser().post("/api/auth/forgot-password", { email });
  const [mail] = await mailsTo(email);
  const token = /token=([\w-]{43})/.exec(mail?.body ?? "")?.[1];
  assert.ok(token);
  const browser = new Browser();
  const refused = await browser.post("/api/auth/reset-password", { token, password: `${aPassword} anew` });
  assert.is(refused.status, 403);
  assert.is((await browser.send("/api/auth/user")).status, 401);
});

suspension("hides all jobs at once, and brings them back when it is lifted", async () => {
  const { employer, job } = await anApplied();
  const other = await postJob(employer);
  await suspend(employer);
  for (const { id } of [job, other]) assert.is(await statusOf(`/api/jobs/${id}`), 404);
  const found = await send(`/api/jobs/filter?search=${encodeURIComponent(job.title)}`);
  assert.equal((await found.json()) as Job[], []);
  await administrator.send(addressOf(employer), { method: "DELETE" });
  for (const { id } of [job, other]) assert.is(await statusOf(`/api/jobs/${id}`), 200);
  assert.is((await signIn(employer)).status, 200);
});

suspension("emails each waiting candidate once, who may withdraw and gets the fee back", async () => {
  const { employer, id, email, path } = await anApplied();
  await suspend(employer);
  await suspend(employer);
  const told = (await mailsTo(email)).filter(({ kind }) => kind === "employer suspended");
  assert.is(told.length, 1);
  assert.match(told[0]!.body, noCardCharged);
  const own = await (await send(path)).text();
  assert.match(own, "This application is closed to the employer");
  assert.match(own, noCardCharged);
  const question = await (await send(`${path}/withdrawal`)).text();
  assert.match(question, "We refund the fee");
  assert.match(question, noCardCharged);
  assert.is((await send(`${path}/withdrawal`, { method: "POST" })).status, 303);
  const [row] = await sql`
    select payment_status, withdrawn_at is not null as withdrawn from applications where id = ${id}`;
  assert.equal({ ...row }, { paymentStatus: "refunded", withdrawn: true });
  const withdrawn = (await mailsTo(email)).find(({ kind }) => kind === "application withdrawn");
  assert.match(withdrawn!.body, noCardCharged);
  assert.not.match(withdrawn!.body, "the card or account that you paid with");
});

suspension("tells a rejected candidate, too, who has nothing to withdraw any more", async () => {
  const { employer, id, email } = await anApplied();
  assert.is((await setStatus(employer.browser, id, "rejected")).status, 200);
  await endHold(id);
  await suspend(employer);
  const [told] = (await mailsTo(email)).filter(({ kind }) => kind === "employer suspended");
  assert.match(told?.body ?? "", "do not send anyone your passport");
  assert.not.match(told?.body ?? "", "withdraw");
});

suspension("keeps the fee when a candidate withdraws while the employer may still answer", async () => {
  const { id, path } = await anApplied();
  await send(`${path}/withdrawal`, { method: "POST" });
  const [row] = await sql`select payment_status from applications where id = ${id}`;
  assert.is(row?.paymentStatus, "completed");
});

suspension("is offered where a job is taken down for fraud", async () => {
  const { employer, job } = await anApplied();
  const other = await postJob(employer);
  await send(`/report-vacancy/${job.id}`, {
    method: "POST",
    body: new URLSearchParams({ reason: "money", details: "They asked me for a deposit of 200 USD." }),
  });
  const [report] = await sql`select id from vacancy_reports where job_id = ${job.id}`;
  const answer = {
    id: report!.id,
    answer: "take-down",
    reason: "It asks candidates for money",
    suspend: "yes",
  };
  assert.is((await administrator.submit("/admin/reports", answer)).status, 303);
  assert.is(await statusOf(`/api/jobs/${other.id}`), 404);
  assert.is((await employer.browser.send("/api/employer/jobs")).status, 401);
});

suspension("works by the administrator's form, which asks for a reason", async () => {
  const { employer, job } = await anApplied();
  const form = `/admin/employers/${employer.user.id}/suspension`;
  assert.is((await administrator.submit(form, { reason: "" })).status, 400);
  assert.is((await administrator.submit(form, { reason: "Fraud" })).status, 303);
  assert.is(await statusOf(`/jobs/${job.id}`), 404);
  assert.is((await administrator.submit(form, { lift: "yes" })).status, 303);
  assert.is(await statusOf(`/jobs/${job.id}`), 200);
});

suspension.run();
