import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/account.ts";
import { signedIn } from "../../tests/administrator.ts";
import { postJob, setStatus } from "../../tests/employer.ts";
import { mailsTo } from "../../tests/mailbox.ts";
import { anOwnPage, anOwnPageOf, askForErasure } from "../../tests/own-page.ts";
import { timesDone } from "../../tests/payment-steps.ts";
import { Browser, send, testDatabase } from "../../tests/site.ts";
import { mainOf } from "../../tests/wizard.ts";

const withdrawing = suite("POST /application/:token/withdrawal");

const withdraw = (path: string) => send(`${path}/withdrawal`, { method: "POST" });

async function anAppliedJob() {
  const employer = await anEmployer();
  const job = await postJob(employer);
  return { employer, job, ...(await anOwnPageOf(new Browser(), {}, job.id)) };
}

withdrawing("asks once more, and says that the fee is not refunded", async () => {
  const { path, id } = await anOwnPage();
  assert.match(await mainOf(await send(path)), "Withdraw this application");
  assert.match(await mainOf(await send(`${path}/withdrawal`)), "The fee is not refunded");
  assert.is(await timesDone("application withdrawn", id), 0);
});

withdrawing(
  "is shown to candidate, employer and administrator, and ends the employer's answers",
  async () => {
    const { employer, job, id, path, email } = await anAppliedJob();
    await setStatus(employer.browser, id, "under_review");
    const answer = await withdraw(path);
    assert.is(answer.status, 303);
    const own = await mainOf(await send(answer.headers.get("Location")!));
    assert.match(own, "You withdrew this application");
    assert.match(own, "Withdrawn by you");
    const seen = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
    assert.match(seen, "Withdrawn by the candidate");
    assert.not.match(seen, "status-form");
    const csv = await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`);
    assert.match(await csv.text(), "Withdrawn by the candidate");
    const refused = await setStatus(employer.browser, id, "accepted");
    assert.is(refused.status, 409);
    assert.match(await refused.text(), "has withdrawn this application");
    const admin = await signedIn();
    const list = await admin.send(`/admin/applications?search=${encodeURIComponent(email)}`);
    assert.match(await mainOf(list), "Withdrawn by the candidate");
    assert.is((await mailsTo(email)).filter(({ kind }) => kind === "application withdrawn").length, 1);
  },
);

withdrawing("is done once, however often and however many at once ask for it", async () => {
  const { path, id, application } = await anOwnPage();
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(path)));
  assert.equal(
    [...answers, await withdraw(path), await send(`${path}/withdrawal`)].map(({ status }) => status),
    [303, 303, 303, 303, 303],
  );
  assert.is(await timesDone("application withdrawn", id), 1);
  assert.is(
    (await mailsTo(application.email)).filter(({ kind }) => kind === "application withdrawn").length,
    1,
  );
});

withdrawing(
  "says of a rejected one that nothing is left to withdraw, and of an erased one that it is",
  async () => {
    const { employer, id, path, email } = await anAppliedJob();
    await setStatus(employer.browser, id, "rejected");
    assert.is((await withdraw(path)).status, 303);
    assert.match(await mainOf(await send(path)), "there is nothing left to withdraw");
    await send(await askForErasure(path, email), { method: "POST" });
    assert.is((await withdraw(path)).status, 303);
    assert.match(await mainOf(await send(path)), "You erased it on");
    assert.is(await timesDone("application withdrawn", id), 0);
  },
);

withdrawing("ends a payment that nobody finished", async () => {
  const { path, intent } = await anOwnPage();
  const sql = await testDatabase();
  await sql`update payments set status = 'pending', succeeded_at = null where intent_id = ${intent.id}`;
  await sql`update test_payments set status = 'requires_payment_method' where id = ${intent.id}`;
  await withdraw(path);
  const [row] = await sql`select status from payments where intent_id = ${intent.id}`;
  assert.is(row?.status, "canceled");
});

withdrawing("answers a made-up link like any other of nobody", async () => {
  for (const init of [{}, { method: "POST" }])
    assert.is((await send(`/application/${"x".repeat(43)}/withdrawal`, init)).status, 404);
});

withdrawing.run();
