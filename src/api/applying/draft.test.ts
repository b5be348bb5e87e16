import { randomBytes } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob, aPreparedPayment, pay, prepare, unique, upload } from "../../../tests/support/fixtures.ts";
import { anApplicant, applicationOf, complete, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, fieldMessages, json, testDatabase } from "../../../tests/support/site.ts";

const sql = await testDatabase();

const save = (browser: Browser, patch: object) => browser.send("/api/draft", json(patch, "PUT"));
const discard = (browser: Browser) => browser.send("/api/draft", { method: "DELETE" });

/** The row of the browser's draft, which its payment leads to. */
async function rowOf(browser: Browser) {
  const { id } = await prepare(browser, {});
  const [row] = await sql<{ line: string; sealed: Buffer | null }[]>`
    select a::text as line, draft_sealed as sealed from applications a
    join payments p on p.application_id = a.id where p.intent_id = ${id}`;
  return row!;
}

const drafts = suite("PUT /api/draft");

drafts("keeps what is wrong or not finished yet", async () => {
  const response = await save(new Browser(), {
    answers: { fullName: "M", email: "maria@", gender: "", phone: null },
  });
  assert.is(response.status, 200);
  assert.is(((await response.json()) as { saved: boolean }).saved, true);
});

drafts("seals every answer", async () => {
  const browser = new Browser();
  const secret = unique("Secret").replace(" ", "");
  const answers = {
    fullName: secret,
    email: `${secret}@example.com`,
    passportNumber: secret,
    address: secret,
  };
  await save(browser, { answers, documentNames: { resumeUrl: `${secret}.pdf` } });
  const row = await rowOf(browser);
  assert.ok(row.sealed);
  assert.not(row.sealed.includes(secret));
  assert.not.match(row.line, secret);
});

drafts("keeps what documents are called in any script", async () => {
  const documentNames = {
    resumeUrl: "履歴書 Ñandú 🚢.pdf",
    photographUrl: "صورة.jpg",
    certificatesUrl: null,
  };
  assert.is((await save(new Browser(), { documentNames })).status, 200);
});

drafts("adds to what was saved before, from two tabs as well", async () => {
  const browser = new Browser();
  const { resumeUrl, passportCopyUrl, email, ...most } = anApplicant();
  await save(browser, { answers: { email: "not yet" } });
  await Promise.all([
    save(browser, { answers: most }),
    save(browser, { answers: { resumeUrl, passportCopyUrl } }),
    save(browser, { answers: { email } }),
  ]);
  const intent = await prepare(browser, {});
  await pay(browser, intent);
  await browser.send(`/api/applications/${(await applicationOf(intent))!.id}/complete-payment`, {
    ...json({ paymentIntentId: intent.id }),
  });
  assert.ok((await applicationOf(intent))?.submittedAt, "the parts together are a whole application");
});

drafts("answers with all that the draft holds, which the pages of this browser show too", async () => {
  const browser = new Browser();
  await save(browser, { answers: { passportNumber: "P1234567A" } });
  const resumeUrl = await upload(browser);
  const patch = { answers: { fullName: "Maria", resumeUrl }, documentNames: { resumeUrl: "cv.pdf" } };
  const { answers, documents } = (await (await save(browser, patch)).json()) as {
    answers: object;
    documents: { resumeUrl: { name: string; bytes: number } };
  };
  assert.equal(answers, { passportNumber: "P1234567A", fullName: "Maria", resumeUrl });
  assert.is(documents.resumeUrl.name, "cv.pdf");
  assert.ok(documents.resumeUrl.bytes > 0);
  const other = (await (await save(new Browser(), {})).json()) as { answers: object };
  assert.equal(other.answers, {});
});

drafts("keeps both files when two tabs fill the same place, and says where the second one is", async () => {
  const browser = new Browser();
  await save(browser, {});
  const [first, second] = [await upload(browser), await upload(browser)];
  const add = async (certificate1: string) =>
    (await (await save(browser, { answers: { certificate1 }, replaces: { certificate1: "" } })).json()) as {
      answers: object;
      places?: object;
    };
  assert.is((await add(first)).places, undefined);
  for (const { answers, places } of [await add(second), await add(second)]) {
    assert.equal(answers, { certificate1: first, certificate2: second });
    assert.equal(places, { certificate1: "certificate2" });
  }
});

drafts("is found by no other browser", async () => {
  const browser = new Browser();
  await save(browser, { answers: { fullName: unique("Maria") } });
  const forged = new Browser();
  forged.cookies.set("browser", randomBytes(32).toString("base64url"));
  assert.ok((await rowOf(browser)).sealed);
  for (const other of [new Browser(), forged]) assert.is((await rowOf(other)).sealed, null);
});

drafts("gives the browser a key that no script reads and no other site sends", async () => {
  const response = await save(new Browser(), {});
  const cookie = response.headers.getSetCookie()[0] ?? "";
  for (const attribute of [/; HttpOnly/, /; SameSite=Lax/, /; Path=\//]) assert.match(cookie, attribute);
});

drafts("refuses a document that another browser uploaded, and keeps nothing of that call", async () => {
  const browser = new Browser();
  const foreign = await upload(new Browser());
  const response = await save(browser, { answers: { fullName: "Maria", resumeUrl: foreign } });
  assert.is(response.status, 400);
  assert.equal(Object.keys(await fieldMessages(response)), ["resumeUrl"]);
  assert.is((await rowOf(browser)).sealed, null);
});

drafts("refuses a document that was never sent in full", async () => {
  const browser = new Browser();
  const { uploadURL } = (await (await browser.post("/api/objects/upload", {})).json()) as {
    uploadURL: string;
  };
  const response = await save(browser, { answers: { resumeUrl: `/objects${new URL(uploadURL).pathname}` } });
  assert.is(response.status, 400);
});

drafts("carries its vacancy into the application that is sent without one, however often", async () => {
  const browser = new Browser();
  const job = await aJob(sql);
  const application = anApplicant();
  await save(browser, { jobId: job.id });
  const id = await submit(browser, application);
  assert.is(await submit(browser, application), id);
  const [row] = await sql`select job_id from applications where id = ${id}`;
  assert.is(row?.jobId, job.id);
});

drafts.run();

const forgetting = suite("DELETE /api/draft");

forgetting("forgets the draft", async () => {
  const browser = new Browser();
  await save(browser, { answers: { fullName: unique("Maria") } });
  assert.is((await discard(browser)).status, 200);
  assert.is((await rowOf(browser)).sealed, null);
});

forgetting("is fine with a browser that has none", async () => {
  assert.is((await discard(new Browser())).status, 200);
});

forgetting("leaves the payment of a draft its application", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant());
  await discard(browser);
  await pay(browser, intent);
  const { id } = (await applicationOf(intent))!;
  assert.is((await complete(browser, id, intent)).status, 200);
  const settled = await applicationOf(intent);
  assert.is(settled?.paymentStatus, "completed");
  assert.ok(settled?.submittedAt);
});

forgetting("lets the browser begin another draft beside one that is paid", async () => {
  const { browser, intent } = await aPreparedPayment(anApplicant());
  await discard(browser);
  assert.is.not((await prepare(browser, anApplicant())).id, intent.id);
});

forgetting.run();
