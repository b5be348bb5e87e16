import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { anApplicant, ask, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const guard = suite("POST /api/create-payment-intent for a vacancy that was applied for");

async function anAppliedJob() {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const job = await postJob(await anEmployer());
  const browser = new Browser();
  const { application } = await applyAndPay(job.id, { email }, browser);
  const again = { ...anApplicant(), email: email.toUpperCase(), jobId: job.id };
  return { email, job, browser, application, again };
}

const told = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "applied before");

guard("refuses the same browser in clear words, with the way to what it sent", async () => {
  const { browser, again, application, email } = await anAppliedJob();
  const response = await ask(browser, again);
  assert.is(response.status, 409);
  const { message, link } = (await response.json()) as { message: string; link: string };
  assert.match(message, "You have applied for this job already");
  const own = await browser.send(link);
  assert.is(own.status, 303);
  assert.match(await mainOf(await browser.send(own.headers.get("Location")!)), application.fullName);
  assert.is((await new Browser().send(link)).headers.get("Location"), "/track");
  assert.equal(await told(email), []);
});

guard("answers the same application to who sends it once more after that", async () => {
  const job = await postJob(await anEmployer());
  const browser = new Browser();
  const { id, application } = await applyAndPay(job.id, {}, browser);
  assert.is((await ask(browser, application)).status, 409);
  for (let time = 0; time < 2; time++) assert.is(await submit(browser, application), id);
  const other = { ...application, currentEmployer: "Harbour Works" };
  assert.is((await ask(browser, other)).status, 409);
  assert.is.not(await submit(browser, other), id);
});

guard("shows whoever comes to that browser next nothing of what was sent there", async () => {
  const { browser, again, job, email } = await anAppliedJob();
  const opened = async () => (await browser.send(`/track/mine/${job.id}`)).headers.get("Location");
  assert.is(await opened(), "/track");
  await ask(browser, { ...again, email: `x${email}` });
  assert.is(await opened(), "/track");
  await ask(browser, { ...again, jobId: (await postJob(await anEmployer())).id });
  assert.is(await opened(), "/track");
  await ask(browser, again);
  assert.match((await opened()) ?? "", /^\/application\/[\w-]{43}$/);
  const sql = await testDatabase();
  await sql`update applications set submitted_at = now() - interval '61 minutes' where job_id = ${job.id} and submitted_at is not null`;
  const late = await ask(browser, again);
  assert.is(late.status, 409);
  assert.is(await opened(), "/track");
});

guard("says so on the page of a browser without script", async () => {
  const { browser, again, job } = await anAppliedJob();
  const { jobId, ...answers } = again;
  await browser.send("/api/draft", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ answers, jobId }),
  });
  const response = await browser.submit("/apply/terms", { terms: "accepted", jobId });
  assert.is(response.status, 409);
  const page = await mainOf(response);
  assert.match(page, "You have applied for this job already");
  assert.match(page, `href="/track/mine/${job.id}"`);
});

guard("tells anybody else nothing, and mails the link to the address, once a payment", async () => {
  const { email, again, application, job } = await anAppliedJob();
  const other = new Browser();
  const known = await ask(other, again);
  const unknown = await ask(new Browser(), { ...again, email: `x${email}` });
  assert.is(known.status, 200);
  assert.equal(Object.keys((await known.json()) as object), Object.keys((await unknown.json()) as object));
  await ask(other, again);
  const [mail, ...more] = await told(email);
  assert.equal(more, []);
  assert.ok(mail?.body.includes(`${job.title} at ${job.company}`));
  assert.match(await mainOf(await send(ownPageIn(mail?.body ?? "") ?? "")), application.fullName);
});

guard("lets apply anew for another vacancy, with another address, and after a withdrawal", async () => {
  const { browser, again, email } = await anAppliedJob();
  const other = await postJob(await anEmployer());
  assert.is((await ask(browser, { ...again, jobId: other.id })).status, 200);
  assert.is((await ask(browser, { ...again, email: `x${email}` })).status, 200);
  const received = (await mailsTo(email)).find(({ kind }) => kind === "application received");
  await send(`${ownPageIn(received?.body ?? "")}/withdrawal`, { method: "POST" });
  assert.is((await ask(browser, again)).status, 200);
});

guard.run();
