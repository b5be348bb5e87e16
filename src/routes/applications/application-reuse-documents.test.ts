import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { aScene, documentsOf, draftMadeOf, sendDraft, unmask, use } from "../../../tests/support/reuse.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";

const reuse = suite("documents of an application that is used again");
const sql = await testDatabase();

reuse("keeps the documents of either application when the other is deleted", async () => {
  for (const deletedFirst of [true, false]) {
    const { id, path, email, second, application } = await aScene();
    const browser = new Browser();
    await unmask(browser, path, email);
    await use(browser, path, second.id);
    const erase = async () => {
      const done = await send(await askForErasure(path, email), { method: "POST" });
      assert.ok(done.status < 400);
      assert.equal(await documentsOf(id), []);
    };
    if (deletedFirst) await erase();
    const sent = await sendDraft(browser, { ...application, jobId: second.id });
    if (!deletedFirst) await erase();
    assert.equal(await documentsOf(sent), [
      ["certificate1", application.certificate1],
      ["passportCopyUrl", application.passportCopyUrl],
      ["resumeUrl", application.resumeUrl],
    ]);
    const mails = await mailsTo(email);
    const paths = mails.flatMap(({ body }) => /\/application\/[\w-]{43}/.exec(body)?.[0] ?? []);
    const opened = await Promise.all(
      [...new Set(paths)].map(async (own) => (await send(`${own}/documents/resumeUrl`)).status),
    );
    assert.ok(opened.includes(200), `${opened}`);
    const gone = [await send(`${path}/reuse`), await use(new Browser(), path, second.id)];
    assert.equal(
      gone.map(({ status }) => status),
      [410, 410],
    );
  }
});

reuse("keeps the documents of the sent application when the draft expires", async () => {
  const { id, path, second } = await aScene();
  await use(new Browser(), path, second.id);
  const draft = await draftMadeOf(id);
  await sql`delete from applications where id = ${draft}`;
  assert.equal(await documentsOf(draft), []);
  assert.is((await documentsOf(id)).length, 3);
  assert.is((await send(`${path}/documents/resumeUrl`)).status, 200);
});

reuse("tells each application only of its own employer's readings", async () => {
  const [one, other] = [await anEmployer(), await anEmployer()];
  const [first, second] = [await postJob(one), await postJob(other)];
  const candidate = new Browser();
  const documents = { resumeUrl: await upload(candidate), passportCopyUrl: await upload(candidate) };
  const { id, path, email, application } = await anOwnPageOf(candidate, documents, first.id);
  const browser = new Browser();
  await unmask(browser, path, email);
  await use(browser, path, second.id);
  const sent = await sendDraft(browser, { ...application, ...documents, jobId: second.id });
  assert.is((await one.browser.send(documents.resumeUrl)).status, 200);
  const readings = await sql<{ applicationId: string }[]>`
    select application_id from document_readings where reader_kind = 'employer' and application_id in ${sql([id, sent])}`;
  assert.equal(
    readings.map(({ applicationId }) => applicationId),
    [id],
  );
});

reuse.run();
