import * as assert from "uvu/assert";
import { aJob, pay, prepare, upload } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";
import { anOwnPageOf } from "./own-page.ts";
import { Browser, testDatabase } from "./site.ts";

const sql = await testDatabase();

export async function aScene() {
  const candidate = new Browser();
  const [first, second] = [await aJob(sql), await aJob(sql, { country: "Qatar", sector: "mining" })];
  const documents = {
    resumeUrl: await upload(candidate),
    passportCopyUrl: await upload(candidate),
    certificate1: await upload(candidate),
  };
  const { path, id, email, application } = await anOwnPageOf(candidate, documents, first.id);
  return { path, id, email, first, second, candidate, application: { ...application, ...documents } };
}

export const use = (browser: Browser, path: string, jobId: string, more: Record<string, string> = {}) =>
  browser.submit(`${path}/reuse`, { jobId, ...more });

export async function unmask(browser: Browser, path: string, email: string): Promise<void> {
  await browser.submit(`${path}/private/code`, {});
  const mail = (await mailsTo(email)).find(({ kind }) => kind === "tracking code");
  const code = /^\d{8}$/m.exec(mail?.body ?? "")?.[0] ?? "";
  assert.is((await browser.submit(`${path}/private`, { code })).status, 303);
}

export async function draftMadeOf(source: string): Promise<string> {
  const [row] = await sql<{ draft: string }[]>`
    select details ->> 'draft' as draft from audit_log
    where action = 'application reused' and subject_id = ${source} order by id desc limit 1`;
  return row!.draft;
}

export const documentsOf = async (applicationId: string) =>
  (
    await sql<{ field: string; documentId: string }[]>`
      select field, document_id from application_documents where application_id = ${applicationId} order by field`
  ).map(({ field, documentId }) => [field, `/objects/uploads/${documentId}`]);

export async function sendDraft(browser: Browser, application: object): Promise<string> {
  const intent = await prepare(browser, application);
  assert.is((await pay(browser, intent)).status, 200);
  const sent = await browser.post("/api/applications", application);
  assert.is(sent.status, 201);
  const { id } = (await sent.json()) as { id: string };
  const paid = await browser.post(`/api/applications/${id}/complete-payment`, {
    paymentIntentId: intent.id,
  });
  assert.is(paid.status, 200);
  return id;
}
