import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { postJob, setStatus } from "../../../tests/support/employer.ts";
import { pay, unique, upload } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn, receivedMailTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage, anOwnPageOf } from "../../../tests/support/own-page.ts";
import { anApplicant, complete, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { termsVersion } from "../../content/legal.ts";
import { longDate } from "../../shared/format.ts";

const own = suite("GET /application/:token");

const referenceIn = (text: string) => /[2-9A-Z]{4}(-[2-9A-Z]{4}){2}/.exec(text)?.[0];

if (inProcess) {
  own("is linked by the email, which has the reference too, and of the passport number the end", async () => {
    const { mail, path } = await anOwnPage();
    assert.is(mail.kind, "application received");
    assert.ok(referenceIn(mail.subject));
    assert.ok(mail.body.includes(referenceIn(mail.subject)!));
    assert.match(mail.body, "ends in 67A");
    assert.not.match(mail.body, "P1234567A");
    assert.is((await new Browser().send(path)).status, 200);
  });

  own("shows status, answers and receipt, and nowhere the passport number", async () => {
    const { application, intent, mail, path } = await anOwnPage();
    const html = await (await send(path)).text();
    const main = await mainOf(new Response(html));
    const receipt = ["$50", intent.id, "Paid (test, nothing was charged)", referenceIn(mail.subject)!];
    const sent = [application.fullName, "April 23, 1991", "Ends in 67A", "12 Mabini Street", "Shipping"];
    for (const text of ["Submitted", ...receipt, ...sent]) assert.ok(main.includes(text), text);
    assert.not.match(html, "P1234567A");
    assert.match(main, `Reference <b class="whole">${referenceIn(mail.subject)}</b>`);
  });

  own("is private, kept by no cache and no search engine, and tells nobody its address", async () => {
    const { path } = await anOwnPage();
    const response = await send(path);
    const html = await response.text();
    assert.is(response.headers.get("Cache-Control"), "private, no-store");
    assert.is(response.headers.get("Referrer-Policy"), "no-referrer");
    assert.match(response.headers.get("X-Robots-Tag") ?? "", "noindex");
    assert.match(html, '<meta name="robots" content="noindex"');
    assert.not.match(html.split("<body>")[0] ?? "", path);
  });

  own("keeps of the token its hash alone", async () => {
    const { id, path } = await anOwnPage();
    const token = path.split("/").at(-1)!;
    const [row] = await (await testDatabase())`
      select token_hash = sha256(${token}::text::bytea) as hashed, l::text as line from application_links l
      where application_id = ${id}`;
    assert.is(row?.hashed, true);
    assert.not.match(row?.line, token);
  });

  own("gives the documents as downloads, each reading logged as the candidate's", async () => {
    const uploader = new Browser();
    const resumeUrl = await upload(uploader);
    const email = `${unique("upload").replace(" ", ".")}@example.com`;
    const application = { ...anApplicant(), email, resumeUrl };
    const prepared = await uploader.post("/api/create-payment-intent", application);
    const { clientSecret } = (await prepared.json()) as { clientSecret: string };
    const intent = { id: clientSecret.split("_secret_")[0]!, clientSecret };
    await pay(uploader, intent);
    await complete(uploader, await submit(uploader, application), intent);
    const path = ownPageIn((await receivedMailTo(email)).body)!;
    const main = await mainOf(await send(path, {}, { mail: { send: async () => {} } }));
    assert.ok(main.includes(`href="${path}/documents/resumeUrl"`));
    assert.ok(main.includes(`href="${path}/private"><b>Passport Copy`));
    const response = await send(`${path}/documents/resumeUrl`);
    assert.equal(new Uint8Array(await response.arrayBuffer()), pdf());
    assert.match(response.headers.get("Content-Disposition") ?? "", /^attachment/);
    assert.is(response.headers.get("Content-Security-Policy"), "default-src 'none'; sandbox");
    assert.is(response.headers.get("Referrer-Policy"), "no-referrer");
    const readings = await (await testDatabase())`
      select reader_kind from document_readings where document_id = ${resumeUrl.split("/").at(-1)!}`;
    assert.equal(
      readings.map(({ readerKind }) => readerKind),
      ["candidate"],
    );
    assert.is((await send(`${path}/documents/photographUrl`)).status, 404);
  });

  own("tells which terms were accepted, and when", async () => {
    const { path } = await anOwnPage();
    assert.match(await mainOf(await send(path)), `Version of ${longDate(termsVersion)}`);
    assert.match(await mainOf(await send(path)), `href="/terms/${termsVersion}"`);
  });

  own("takes the newsletter form in its footer, whose browser tells no origin", async () => {
    const headers = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
    const body = new URLSearchParams({ email: `${unique("reader").replace(" ", ".")}@example.com` });
    assert.is((await send("/newsletter", { method: "POST", body, headers })).status < 400, true);
    const foreign = { Origin: "null", "Sec-Fetch-Site": "cross-site" };
    assert.is((await send("/newsletter", { method: "POST", body, headers: foreign })).status, 403);
    assert.is((await send("/newsletter", { method: "POST", body, headers: { Origin: "null" } })).status, 403);
  });
}

own("names the vacancy and its company, on the page, in the mails and in the export", async () => {
  const employer = await anEmployer();
  const { id: jobId, title, company } = await postJob(employer);
  const desiredPosition = unique("Anything");
  const { path, email, id } = await anOwnPageOf(new Browser(), { desiredPosition }, jobId);
  const page = await mainOf(await send(path));
  assert.ok(page.includes(`<h1>${title}, ${company}</h1>`));
  assert.ok(page.includes(`<a href="/jobs/${jobId}">See the job</a>`));
  assert.match(await (await send(path)).text(), `<title>Your application: ${title}, ${company} `);
  await setStatus(employer.browser, id, "under_review");
  await endHold(id);
  await send(`${path}/withdrawal`, { method: "POST" });
  const told = ["application received", "status changed", "application withdrawn"];
  const mails = (await mailsTo(email)).filter(({ kind }) => told.includes(kind));
  assert.is(mails.length, told.length);
  for (const { kind, body } of mails) {
    assert.ok(body.includes(`our application for ${title} at ${company}`), kind);
    assert.not.ok(body.includes(desiredPosition), kind);
  }
  const exported = (await (await send(`${path}/data`)).json()) as { application: { vacancy: object } };
  assert.equal(exported.application.vacancy, { title, company, sample: false });
});

own("says of a general application that it is one, and names the position that was wished for", async () => {
  const desiredPosition = unique("Anything");
  const { path, application } = await anOwnPage({ desiredPosition });
  assert.match(await mainOf(await send(path)), "<h1>Your general application</h1>");
  await send(`${path}/withdrawal`, { method: "POST" });
  const withdrawn = (await mailsTo(application.email)).find(({ kind }) => kind === "application withdrawn");
  assert.ok(withdrawn!.body.includes(`our application for ${desiredPosition} `));
});

own("is found again by the mails that have no link to it", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { path, email, id } = await anOwnPageOf(new Browser(), {}, job.id);
  await setStatus(employer.browser, id, "under_review");
  await endHold(id);
  const admin = await signedIn();
  await admin.submit(`/admin/applications/${id}/refund`, { reason: "a test" });
  await send(`${path}/withdrawal`, { method: "POST" });
  const { settings } = await testServices();
  for (const kind of ["status changed", "fee refunded", "application withdrawn"]) {
    const mail = (await mailsTo(email)).find((mail) => mail.kind === kind);
    const reference = referenceIn(mail?.body ?? "");
    assert.ok(mail?.body.includes(`\n${settings.siteUrl}/track?reference=${reference}\n\n`), kind);
    assert.match(mail!.body, "the page asks for this email address and sends it a code", kind);
  }
});

own("shows behind a dead link the way by reference", async () => {
  const page = await mainOf(await send(`/application/${"x".repeat(43)}`));
  assert.match(page, 'href="/track"');
  assert.match(page, "by its reference");
  assert.not.match(await (await send(`/application/${"x".repeat(43)}`)).text(), "Subscribe");
  assert.not.match(await mainOf(await send("/nowhere")), 'href="/track"');
});

own("says of a link that is made up that it leads nowhere", async () => {
  for (const token of ["x".repeat(43), "short", "..%2f..", "%00"]) {
    const response = await send(`/application/${token}`);
    assert.is(response.status, 404);
    assert.match(await response.text(), "This link opens no application. It may be too old.");
    assert.is((await send(`/application/${token}/documents/resumeUrl`)).status, 404);
  }
});

own.run();
