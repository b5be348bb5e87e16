import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { disclose, postJob, setStatus } from "../../../tests/support/employer.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage, anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { timesDone } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import type { WithheldApplication } from "../../shared/applications/job-application.ts";

const withdrawing = suite("POST /application/:token/withdrawal");

const withdraw = (path: string) => send(`${path}/withdrawal`, { method: "POST" });

async function anAppliedJob() {
  const employer = await anEmployer();
  const job = await postJob(employer);
  return { employer, job, ...(await anOwnPageOf(new Browser(), {}, job.id)) };
}

const mailOf = async (email: string, kind: string) =>
  (await mailsTo(email)).find((mail) => mail.kind === kind)?.body ?? "";

withdrawing("says of a fee only where one was paid and is kept", async () => {
  const sql = await testDatabase();
  for (const status of ["waived", "refunded", "completed"]) {
    const { path, id, application } = await anOwnPage();
    await sql`update applications set payment_status = ${status} where id = ${id}`;
    const page = await mainOf(await send(`${path}/withdrawal`));
    await askForErasure(path, application.email);
    await withdraw(path);
    const mails = await Promise.all(
      ["erasure requested", "application withdrawn"].map((kind) => mailOf(application.email, kind)),
    );
    assert.is(/no card was charged/.test(page), status === "completed", `${status}: ${page}`);
    assert.not.match(page, / fee /, "a test payment has no fee to keep");
    for (const text of mails) {
      assert.ok(text.length > 0);
      assert.is(/ fee /.test(text), status === "completed", `${status}: ${text}`);
    }
  }
});

withdrawing("speaks of an employer where the vacancy has one here, and else of us", async () => {
  const { path, email } = await anAppliedJob();
  const general = await anOwnPage();
  const texts = async (path: string, email: string) => {
    const before = [await mainOf(await send(path)), await mainOf(await send(`${path}/withdrawal`))];
    await withdraw(path);
    return [...before, await mainOf(await send(path)), await mailOf(email, "application withdrawn")];
  };
  for (const text of await texts(path, email)) assert.match(text, /the employer|The employer/);
  for (const text of await texts(general.path, general.application.email))
    assert.not.match(text, /employer (of|sees|by)|the employer/);
});

withdrawing("asks once more, and speaks of no refund when no card was charged", async () => {
  const { path, id } = await anOwnPage();
  const own = await mainOf(await send(path));
  assert.match(own, "Withdraw this application");
  assert.match(own, '<details class="folded" id="withdrawal">');
  assert.match(own, "<h3>Add a missing certificate</h3>");
  const asked = await mainOf(await send(`${path}/withdrawal`));
  assert.match(asked, "This was a test payment: no card was charged.");
  assert.not.match(asked, "A fee that you paid");
  assert.is(await timesDone("application withdrawn", id), 0);
});

if (inProcess)
  withdrawing("says that a test payment charged no card also where the site charges cards now", async () => {
    const { path, application } = await anOwnPage();
    const payments = { ...(await testServices()).payments, live: true };
    const page = await mainOf(await send(`${path}/withdrawal`, {}, { payments }));
    assert.match(page, "This was a test payment: no card was charged.");
    await send(`${path}/withdrawal`, { method: "POST" }, { payments });
    const mail = await mailOf(application.email, "application withdrawn");
    assert.match(mail, "This was a test payment: no card was charged.");
  });

withdrawing(
  "is shown to candidate, employer and administrator, and ends the employer's answers",
  async () => {
    const { employer, job, id, path, email } = await anAppliedJob();
    await setStatus(employer.browser, id, "under_review");
    await endHold(id);
    const answer = await withdraw(path);
    assert.is(answer.status, 303);
    const own = await mainOf(await send(answer.headers.get("Location")!));
    assert.match(own, "You withdrew this application");
    assert.match(own, "Withdrawn by you");
    assert.match(own, /You withdrew this application.*Use these answers again<\/a>.*What you sent/s);
    assert.not.match(own, 'id="withdrawal"');
    assert.not.match(own, "<h3>Certificates</h3>");
    const seen = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
    assert.match(seen, "Withdrawn by the candidate");
    assert.not.match(seen, "status-form");
    const csv = await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`);
    assert.match(await csv.text(), "The candidate withdrew this application");
    const refused = await setStatus(employer.browser, id, "accepted");
    assert.is(refused.status, 409);
    assert.match(await refused.text(), "has withdrawn this application");
    const admin = await signedIn();
    const list = await admin.send(`/admin/applications?search=${encodeURIComponent(email)}`);
    assert.match(await mainOf(list), "Withdrawn by the candidate");
    assert.is((await mailsTo(email)).filter(({ kind }) => kind === "application withdrawn").length, 1);
  },
);

withdrawing("closes documents and personal details to the employer, and to nobody else", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const candidate = new Browser();
  const passportCopyUrl = await upload(candidate);
  const { id: applicationId, path, application } = await anOwnPageOf(candidate, { passportCopyUrl }, job.id);
  await disclose(employer.browser, applicationId);
  assert.is((await employer.browser.send(passportCopyUrl)).status, 200);
  assert.match(await mainOf(await send(`${path}/withdrawal`)), "the employer cannot open your documents");
  await withdraw(path);
  assert.is((await employer.browser.send(passportCopyUrl)).status, 404);
  const list = await employer.browser.send(`/api/employer/applications/${job.id}`);
  const [row, ...more] = (await list.json()) as WithheldApplication[];
  assert.equal(more, []);
  const { id, reference, createdAt, ...rest } = row!;
  assert.equal(rest, {
    desiredPosition: application.desiredPosition,
    applicationStatus: "submitted",
    paymentStatus: "completed",
    withheld: "withdrawn",
  });
  for (const place of [`/employer/jobs/${job.id}`, `/employer/jobs/${job.id}/applications.csv`]) {
    const seen = await (await employer.browser.send(place)).text();
    assert.match(seen, reference);
    for (const closed of [
      application.fullName,
      passportCopyUrl,
      application.resumeUrl,
      application.passportNumber,
      application.phone,
    ])
      assert.not.ok(seen.includes(closed), `${place} ${closed}`);
  }
  assert.is((await (await signedIn()).send(passportCopyUrl)).status, 200);
  const own = (await (await send(`${path}/data`)).json()) as object;
  assert.match(JSON.stringify(own), application.phone);
});

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
    await endHold(id);
    assert.is((await withdraw(path)).status, 303);
    assert.match(await mainOf(await send(path)), "you do not need to withdraw it");
    await send(await askForErasure(path, email), { method: "POST" });
    assert.is((await withdraw(path)).status, 303);
    assert.match(await mainOf(await send(path)), "You deleted it on");
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
