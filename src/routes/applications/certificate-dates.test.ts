import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { inDays, upload } from "../../../tests/support/fixtures.ts";
import { anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { timesDone } from "../../../tests/support/payment-steps.ts";
import { aPlacing, offered, say } from "../../../tests/support/placements.ts";
import { documentsOf, use } from "../../../tests/support/reuse.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const dates = suite("POST /application/:token/certificate-dates");
const sql = await testDatabase();

interface Export {
  documents: { field: string; validUntil?: string }[];
}

interface Seen {
  id: string;
  certificatesValidUntil: string;
  addedCertificates: { validUntil: string }[];
}

async function aSent(jobId = "", given: Record<string, string> = {}) {
  const browser = new Browser();
  const documents = { certificatesUrl: await upload(browser), certificate1: await upload(browser) };
  return anOwnPageOf(browser, { ...documents, ...given }, jobId);
}

const save = (path: string, form: Record<string, string>) =>
  send(`${path}/certificate-dates`, { method: "POST", body: new URLSearchParams(form) });

const datesOf = async (id: string) =>
  (
    await sql<{ field: string; validUntil: string }[]>`
      select field, valid_until from application_documents
      where application_id = ${id} and valid_until is not null order by field`
  ).map(({ field, validUntil }) => [field, validUntil]);

dates("shows the dates of the form to candidate, employer and administrator", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const given = { certificatesValidUntil: "2099-05-03", certificate1ValidUntil: "2024-02-29" };
  const { id, path, email } = await aSent(job.id, given);
  assert.equal(await datesOf(id), [
    ["certificate1", "2024-02-29"],
    ["certificatesUrl", "2099-05-03"],
  ]);
  const admin = await signedIn();
  const list = `/admin/applications?search=${encodeURIComponent(email)}`;
  for (const page of [
    await send(path),
    await employer.browser.send(`/employer/jobs/${job.id}`),
    await admin.send(list),
  ]) {
    const main = await mainOf(page);
    assert.match(main, "valid until May 3, 2099");
    assert.match(main, "expired on February 29, 2024");
  }
  for (const answer of [
    await employer.browser.send(`/api/employer/applications/${job.id}`),
    await admin.send(`/api${list}`),
  ]) {
    const seen = ((await answer.json()) as Seen[]).find((one) => one.id === id);
    assert.is(seen?.certificatesValidUntil, "2099-05-03");
    assert.is(seen?.addedCertificates[0]?.validUntil, "2024-02-29");
  }
});

dates("are in the exports of candidate, employer and administrator", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { path, email } = await aSent(job.id, { certificate1ValidUntil: "2098-01-31" });
  const own = (await (await send(`${path}/data`)).json()) as Export;
  assert.equal(
    own.documents.flatMap(({ field, validUntil }) => (validUntil ? [[field, validUntil]] : [])),
    [["certificate1", "2098-01-31"]],
  );
  for (const file of [
    await (await signedIn()).send(`/admin/applications.csv?search=${encodeURIComponent(email)}`),
    await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`),
  ])
    assert.match(await file.text(), /\/objects\/uploads\/[\w-]{36}: 2098-01-31"/);
});

dates("changes them after sending, adds and removes them, and logs only changes", async () => {
  const { id, path } = await aSent("", { certificatesValidUntil: inDays(30) });
  const form = { certificatesValidUntil: "", certificate1ValidUntil: inDays(-3) };
  for (const _ of [1, 2]) {
    const answer = await save(path, form);
    assert.is(answer.status, 303);
    assert.match(await mainOf(await send(answer.headers.get("Location")!)), "We have saved these dates.");
  }
  assert.equal(await datesOf(id), [["certificate1", inDays(-3)]]);
  assert.match(await mainOf(await send(path)), "expired on");
  assert.is(await timesDone("certificate dates changed", id), 1);
});

dates("keeps what was typed wrong beside its message, and changes nothing", async () => {
  const { id, path } = await aSent();
  const answer = await save(path, { certificatesValidUntil: "next May", certificate1ValidUntil: inDays(9) });
  assert.is(answer.status, 400);
  const main = await mainOf(answer);
  assert.match(main, "Enter a date between 1900 and 2199");
  assert.match(main, 'value="next May"');
  assert.match(main, 'href="#certificatesValidUntil"');
  assert.equal(await datesOf(id), []);
});

dates("takes none for a place without a certificate", async () => {
  const { id, path } = await anOwnPageOf(new Browser(), {});
  assert.is((await save(path, { certificatesValidUntil: inDays(9) })).status, 303);
  assert.equal(await datesOf(id), []);
  assert.not.match(await mainOf(await send(path)), "certificatesValidUntil");
});

dates("closes with the application, and goes with its data", async () => {
  const { id, path, email } = await aSent("", { certificatesValidUntil: inDays(30) });
  await send(`${path}/withdrawal`, { method: "POST" });
  assert.is((await save(path, { certificatesValidUntil: inDays(60) })).status, 409);
  assert.not.match(await mainOf(await send(path)), 'id="certificate-dates"');
  assert.equal(await datesOf(id), [["certificatesUrl", inDays(30)]]);
  await send(await askForErasure(path, email), { method: "POST" });
  assert.equal(await documentsOf(id), []);
  assert.ok((await save(path, { certificatesValidUntil: inDays(60) })).status >= 400);
  assert.is((await save(`/application/${"x".repeat(43)}`, {})).status, 404);
});

dates("goes with the certificate into another application", async () => {
  const { path } = await aSent("", { certificate1ValidUntil: "2097-07-01" });
  const browser = new Browser();
  const job = await postJob(await anEmployer());
  assert.is((await use(browser, path, job.id)).status, 303);
  const draft = (await (
    await browser.send("/api/draft", {
      method: "PUT",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    })
  ).json()) as { answers: Record<string, string> };
  assert.is(draft.answers.certificate1ValidUntil, "2097-07-01");
});

dates("goes with the certificate into the application for an offered job", async () => {
  const scene = await aPlacing();
  const browser = new Browser();
  const general = await anOwnPageOf(browser, {
    certificatesUrl: await upload(browser),
    certificatesValidUntil: "2096-06-01",
  });
  const placing = { ...scene, ...general };
  assert.is((await say(placing, await offered(placing), "yes")).status, 200);
  const [made] = await sql<{ id: string }[]>`
    select made_id as id from placements where application_id = ${general.id}`;
  assert.equal(await datesOf(made!.id), [["certificatesUrl", "2096-06-01"]]);
});

dates.run();
