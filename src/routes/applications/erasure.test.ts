import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob, setStatus } from "../../../tests/support/employer.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import { anOwnPage, anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { stateOf, timesDone } from "../../../tests/support/payment-steps.ts";
import { aSaver, askLink, linkTo, remind } from "../../../tests/support/saved-jobs.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const later = (hours: number) => ({ clock: () => new Date(Date.now() + hours * 3_600_000) });

const confirm = (link: string, world = {}) => send(link, { method: "POST" }, world);

async function rowOf(id: string): Promise<string> {
  const [row] = await (await testDatabase())<{ line: string }[]>`
    select applications::text as line from applications where id = ${id}`;
  return row!.line;
}

const erasing = suite("POST /erasure/:token");

if (inProcess) {
  erasing("leaves nothing of the person but what the books need", async () => {
    const { id, application, intent, path, mail } = await anOwnPage();
    const link = await askForErasure(path, application.email);
    const response = await confirm(link);
    assert.is(response.status, 303);
    assert.match(await mainOf(await send(response.headers.get("Location")!)), "was deleted");
    const line = await rowOf(id);
    for (const value of [application.fullName, application.email, application.qualification])
      assert.not.ok(line.includes(value), value);
    assert.equal(await mailsTo(application.email), []);
    assert.is(await stateOf(intent), "succeeded");
    const own = await mainOf(await send(path));
    const reference = /[2-9A-Z]{4}(-[2-9A-Z]{4}){2}/.exec(mail.subject)![0];
    for (const text of ["You deleted it on", reference, "$50", intent.id])
      assert.ok(own.includes(text), text);
    assert.not.ok(own.includes(application.fullName));
    assert.is((await send(`${path}/data`)).status, 404);
    assert.is(await timesDone("application erased", id), 1);
  });

  erasing("stops reminders of saved jobs to its address, also those that nobody has confirmed", async () => {
    const { application, path } = await anOwnPage();
    const { email } = application;
    const [{ browser }, { browser: other }] = [await aSaver("Fitter"), await aSaver("Cook")];
    await remind(browser, email);
    await askLink(other, email, true);
    const waiting = await linkTo(email);
    await confirm(await askForErasure(path, email));
    await other.submit(waiting, {});
    const sql = await testDatabase();
    const address = email.toLowerCase();
    assert.is((await sql`select from saved_reminders where email = ${address}`).length, 0);
  });

  erasing("is named in the page's title for what it became", async () => {
    const { application, path } = await anOwnPage();
    const link = await askForErasure(path, application.email);
    const title = async () => /<title>(.*?)<\/title>/.exec(await (await send(link)).text())?.[1] ?? "";
    assert.match(await title(), /^Delete application [-\w]+/);
    await confirm(link);
    assert.match(await title(), /^Your application was deleted/);
  });

  erasing("is done once, however often and however many at once confirm it", async () => {
    const { id, application, path } = await anOwnPage();
    const link = await askForErasure(path, application.email);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(link)));
    assert.equal(
      answers.map(({ status }) => status),
      [303, 303, 303],
    );
    assert.is((await confirm(link)).status, 303);
    assert.match(await mainOf(await send(link)), "was deleted");
    assert.is(await timesDone("application erased", id), 1);
  });

  erasing("refuses a link of more than a day ago, and says where there is another", async () => {
    const { id, application, path } = await anOwnPage();
    const link = await askForErasure(path, application.email);
    for (const init of [{}, { method: "POST" }]) {
      const response = await send(link, init, later(24.1));
      assert.is(response.status, 410);
      assert.match(await response.text(), "older than 24 hours");
    }
    assert.match(await rowOf(id), application.fullName);
  });

  erasing("takes the documents at once, and from the store; another application keeps its own", async () => {
    const files = memoryFiles();
    const browser = new Browser({ files });
    const [resumeUrl, shared] = [await upload(browser), await upload(browser)];
    const first = await anOwnPageOf(browser, { resumeUrl, passportCopyUrl: shared });
    const second = await anOwnPageOf(browser, { resumeUrl: shared });
    assert.is(files.held.size, 2);
    await confirm(await askForErasure(first.path, first.email), { files });
    assert.is(files.held.size, 1);
    assert.is((await send(`${first.path}/documents/resumeUrl`, {}, { files })).status, 404);
    assert.is((await send(`${second.path}/documents/resumeUrl`, {}, { files })).status, 200);
    const admin = await signedIn({ files });
    assert.is((await admin.send(resumeUrl)).status, 404);
  });

  erasing("leaves of a document that the store does not let go nothing that opens", async () => {
    const files = memoryFiles();
    const browser = new Browser({ files });
    const resumeUrl = await upload(browser);
    const { id, path, email } = await anOwnPageOf(browser, { resumeUrl });
    const broken = { ...files, remove: () => Promise.reject(new Error("no disk")) };
    assert.is((await confirm(await askForErasure(path, email), { files: broken })).status, 303);
    assert.not.match(await rowOf(id), email);
    const [row] = await (await testDatabase())`
      select wrapped_key, stored_at from documents where id = ${resumeUrl.split("/").at(-1)!}`;
    assert.equal({ ...row }, { wrappedKey: null, storedAt: null });
  });

  erasing(
    "shows employer and administrator that the candidate erased it, and lets the fee go back",
    async () => {
      const employer = await anEmployer();
      const job = await postJob(employer);
      const { id, email, path, application } = await anOwnPageOf(new Browser(), {}, job.id);
      await confirm(await askForErasure(path, email));
      const page = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
      assert.match(page, "The candidate deleted this application");
      assert.not.ok(page.includes(application.fullName));
      const list = await employer.browser.send(`/api/employer/applications/${job.id}`);
      const [row] = (await list.json()) as Record<string, unknown>[];
      assert.is(row?.withheld, "erased");
      assert.match(
        await (await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`)).text(),
        "The candidate deleted this application",
      );
      const answer = await setStatus(employer.browser, id, "accepted");
      assert.is(answer.status, 409);
      assert.match(await answer.text(), "The candidate has deleted this application");

      const admin = await signedIn();
      const reference = row?.reference as string;
      assert.match(
        await mainOf(await admin.send(`/admin/applications?search=${reference}`)),
        "Deleted by the candidate",
      );
      assert.match(
        await (await admin.send(`/admin/applications.csv?search=${reference}`)).text(),
        "Deleted by",
      );
      const refund = await admin.submit(`/admin/applications/${id}/refund`, { reason: "Asked for it" });
      assert.is(refund.status, 303);
      assert.is(await timesDone("payment refunded", id), 1);
      assert.match(await mainOf(await send(path)), "Refunded");
    },
  );

  erasing("ends an unfinished payment first, so that nobody pays for what is gone", async () => {
    const { application, id, path, intent } = await anOwnPage();
    const sql = await testDatabase();
    await sql`update payments set status = 'pending', succeeded_at = null where intent_id = ${intent.id}`;
    await sql`update test_payments set status = 'requires_payment_method' where id = ${intent.id}`;
    await confirm(await askForErasure(path, application.email));
    assert.is(await stateOf(intent), "canceled");
    assert.not.match(await rowOf(id), application.fullName);
  });

  erasing("erases nothing while the provider cannot be asked about an unfinished payment", async () => {
    const { application, id, path, intent } = await anOwnPage();
    const sql = await testDatabase();
    await sql`update payments set status = 'pending', succeeded_at = null where intent_id = ${intent.id}`;
    const link = await askForErasure(path, application.email);
    const { payments } = await testServices();
    const cancelIntent = () => Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    assert.is((await confirm(link, { payments: { ...payments, cancelIntent } })).status, 503);
    assert.match(await rowOf(id), application.fullName);
  });

  for (const [state, text, hindered] of [
    ["is processing", "still being processed", { status: "processing" }],
    ["is disputed at the bank", "is disputed at the bank", { disputedAt: new Date() }],
  ] as const)
    erasing(`waits while the payment ${state}, and says so`, async () => {
      const { application, id, path, intent } = await anOwnPage();
      const link = await askForErasure(path, application.email);
      const sql = await testDatabase();
      await sql`update payments set ${sql(hindered as never)} where intent_id = ${intent.id}`;
      const own = await mainOf(await send(path));
      assert.match(own, text);
      assert.match(own, '<details class="folded" id="delete-data" open="">');
      assert.is((await confirm(link)).status, 303);
      assert.match(await mainOf(await send(link)), text);
      assert.match(await rowOf(id), application.fullName);
      const before = (await mailsTo(application.email)).length;
      await new Browser(later(1)).submit(`${path}/erasure`, {});
      assert.is((await mailsTo(application.email)).length, before);
    });

  erasing("may be done once the dispute is long decided", async () => {
    const { application, id, path, intent } = await anOwnPage();
    const link = await askForErasure(path, application.email);
    await (await testDatabase())`
      update payments set disputed_at = now() - interval '121 days' where intent_id = ${intent.id}`;
    await confirm(link);
    assert.not.match(await rowOf(id), application.fullName);
  });
}

erasing("says of a link that is made up that no erasure waits behind it", async () => {
  for (const token of ["x".repeat(43), "short", "..%2f..", "%00"])
    for (const init of [{}, { method: "POST" }]) {
      const response = await send(`/erasure/${token}`, init);
      assert.is(response.status, 404);
      assert.match(await response.text(), "This link deletes nothing. Use the newest email.");
    }
});

erasing.run();
