import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { jpg, pdf, pdfWith } from "../../../tests/support/document-fixtures.ts";
import { applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { pay, prepare, unique, upload } from "../../../tests/support/fixtures.ts";
import { ownPageIn, receivedMailTo } from "../../../tests/support/mailbox.ts";
import { anApplicant, complete, submit } from "../../../tests/support/payment-steps.ts";
import { scannedSite } from "../../../tests/support/scanned-site.ts";
import { Browser, fieldMessages } from "../../../tests/support/site.ts";
import { mainOf, summaryOf } from "../../../tests/support/wizard.ts";
import { NotScannable, type Scan } from "../../services/documents/scanner.ts";

const documents = suite("scanned documents");

const clean: Scan = async () => ({ infected: false });
const failing: Scan = () => Promise.reject(new NotScannable("an ERROR"));
/** Files of this length have a virus. */
const infectedBytes = 6666;
const byLength: Scan = async (file) => {
  let bytes = 0;
  for await (const piece of file) bytes += piece.length;
  return bytes === infectedBytes ? { infected: true, signature: "Test-Virus" } : { infected: false };
};

let scan: Scan = byLength;
const site = await scannedSite((file, calledOff) => scan(file, calledOff));
const { world, sql, scanDue } = site;

documents.before.each(() => {
  scan = byLength;
});
documents.after(site.close);

const anInfected = (browser: Browser) => upload(browser, pdf(infectedBytes));
const anAddress = () => `${unique("maria").replace(" ", ".")}@example.com`;
const fileMessage = "Our scanner found a virus in this file. Please choose another file.";

/** Gives a candidate who applied with this resume and paid, and the employer who got the application. */
async function anApplication(resume: Uint8Array) {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const browser = new Browser(world);
  const email = anAddress();
  const resumeUrl = await upload(browser, resume);
  const { id } = await applyAndPay(job.id, { email, resumeUrl }, browser);
  return { employer, job, browser, email, id, resumeUrl };
}

async function ownPageOf(email: string): Promise<string> {
  const mail = (await site.mailsTo(email)).find(({ kind }) => kind === "document infected");
  return ownPageIn(mail?.body ?? "") ?? "";
}

function replace(path: string, field: string, bytes: Uint8Array | undefined): Promise<Response> {
  const body = new FormData();
  if (bytes) body.set("file", new File([bytes as BlobPart], "file"));
  else body.set("other", "1");
  return new Browser(world).send(`${path}/documents/${field}/replacement`, { method: "POST", body });
}

documents(
  "are refused to employer and administrator until they are scanned, and open to the candidate",
  async () => {
    const { employer, job, email, resumeUrl } = await anApplication(pdf(2000));
    const listed = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
    assert.match(listed, "We are scanning this file for viruses");
    const refused = await employer.browser.send(resumeUrl);
    assert.is(refused.status, 409);
    assert.match(await refused.text(), "We are still scanning this document for viruses");
    const mail = await receivedMailTo(email, site.sql);
    const own = `${ownPageIn(mail?.body ?? "")}/documents/resumeUrl`;
    assert.is((await new Browser(world).send(own)).status, 200);
    await scanDue();
    assert.is((await employer.browser.send(resumeUrl)).status, 200);
    const after = await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
    assert.not.match(after, /scan(ned|ning)/);
  },
);

documents("that could not be scanned stay closed, and the administrator sees how many", async () => {
  const { employer, job, resumeUrl } = await anApplication(pdf(2100));
  scan = failing;
  await scanDue();
  assert.is((await employer.browser.send(resumeUrl)).status, 409);
  assert.match(
    await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`)),
    "We could not scan this file",
  );
  const admin = await signedIn(world);
  assert.match(await mainOf(await admin.send("/admin/applications")), "could not be scanned");
  scan = clean;
  await scanDue(60);
  assert.is((await employer.browser.send(resumeUrl)).status, 200);
  assert.not.match(await mainOf(await admin.send("/admin/applications")), "could not be scanned");
});

documents("say that nobody scanned them where there is no scanner, and open", async () => {
  const { employer, job, resumeUrl } = await anApplication(pdf(2200));
  const unscanned = { ...world, scanner: undefined };
  const browser = new Browser(unscanned);
  for (const [name, value] of employer.browser.cookies) browser.cookies.set(name, value);
  assert.match(await mainOf(await browser.send(`/employer/jobs/${job.id}`)), "Not scanned for viruses");
  assert.match(
    await (await browser.send(`/employer/jobs/${job.id}/applications.csv`)).text(),
    `${resumeUrl}: not scanned`,
  );
  assert.is((await browser.send(resumeUrl)).status, 200);
  const admin = await signedIn(unscanned);
  assert.match(await mainOf(await admin.send("/admin/applications")), "Not scanned for viruses");
});

documents("that hold scripts open, and are labelled for employer and administrator", async () => {
  const scripted = pdfWith([], "/OpenAction<</S/JavaScript/JS(1)>>");
  const { employer, job, email, resumeUrl } = await anApplication(scripted);
  await scanDue();
  assert.is((await employer.browser.send(resumeUrl)).status, 200);
  const label = "Contains active content";
  assert.match(await mainOf(await employer.browser.send(`/employer/jobs/${job.id}`)), label);
  const admin = await signedIn(world);
  const search = `/admin/applications?search=${encodeURIComponent(email)}`;
  assert.match(await mainOf(await admin.send(search)), label);
  const csv = await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`);
  assert.match(await csv.text(), `${resumeUrl}: contains active content`);
});

documents("with a virus stay closed when the scanner is gone", async () => {
  const { employer, job, resumeUrl } = await anApplication(pdf(infectedBytes));
  await scanDue();
  const browser = new Browser({ ...world, scanner: undefined });
  for (const [name, value] of employer.browser.cookies) browser.cookies.set(name, value);
  assert.is((await browser.send(resumeUrl)).status, 410);
  assert.match(
    await (await browser.send(`/employer/jobs/${job.id}/applications.csv`)).text(),
    `${resumeUrl}: virus found`,
  );
  const api = await browser.send(`/api/employer/applications/${job.id}`);
  const [listed] = (await api.json()) as { documentScans: unknown }[];
  assert.equal(listed?.documentScans, [{ url: resumeUrl, scan: "infected", activeContent: false }]);
});

documents("with a virus are asked for anew in the wizard, before anything is paid", async () => {
  const browser = new Browser(world);
  const answers = { ...anApplicant(), resumeUrl: await anInfected(browser) };
  assert.is((await browser.send("/api/draft", jsonPut({ answers }))).status, 200);
  await scanDue();
  for (const step of [3, 4]) {
    const page = await browser.send(`/apply?step=${step}`);
    assert.is(page.status, 200);
    assert.equal(summaryOf(await page.text()), [fileMessage]);
  }
  const refused = await browser.post("/api/create-payment-intent", answers);
  assert.is(refused.status, 400);
  assert.equal(await fieldMessages(refused), { resumeUrl: fileMessage });
  // The site judges the document of a draft, too.
  assert.is((await browser.post("/api/create-payment-intent", {})).status, 400);
  assert.is((await browser.post("/api/applications", answers)).status, 400);
  const next = await browser.submit("/apply/step", {
    step: "3",
    resumeUrl: answers.resumeUrl,
    passportCopyUrl: answers.passportCopyUrl,
  });
  assert.is(next.status, 400);

  const resumeUrl = await upload(browser, pdf(1000));
  await pay(browser, await prepare(browser, { ...answers, resumeUrl }));
  await submit(browser, { ...answers, resumeUrl });
});

const jsonPut = (body: unknown): RequestInit => ({
  method: "PUT",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

documents(
  "with a virus do not stop an application that is being paid for; the candidate is asked by email",
  async () => {
    const browser = new Browser(world);
    const email = anAddress();
    const application = { ...anApplicant(), email, resumeUrl: await anInfected(browser) };
    const intent = await prepare(browser, application);
    await scanDue();
    await pay(browser, intent);
    const id = await submit(browser, application);
    assert.is((await complete(browser, id, intent)).status, 200);
    assert.ok(await ownPageOf(email), "there is no email");
  },
);

documents(
  "are replaced on the own page once, where a virus was found, by a file that the field takes",
  async () => {
    const { email, id } = await anApplication(pdf(infectedBytes));
    await scanDue();
    const path = await ownPageOf(email);
    assert.match(await (await new Browser(world).send(`${path}/data`)).text(), '"virusFound": true');
    assert.is((await replace(path, "passportCopyUrl", pdf())).status, 409);
    assert.is((await replace(path, "nonsense", pdf())).status, 404);
    assert.is((await replace(path, "resumeUrl", undefined)).status, 400);
    const wrong = await replace(path, "resumeUrl", jpg);
    assert.is(wrong.status, 415);
    assert.equal(summaryOf(await wrong.text()), ["The selected file must be a PDF, DOC or DOCX"]);
    assert.is((await replace(path, "resumeUrl", pdf(1500))).status, 303);
    assert.is((await replace(path, "resumeUrl", pdf(1501))).status, 409);
    const done = await sql`
    select from audit_log where action = 'document replaced' and subject_id = ${id}`;
    assert.is(done.length, 1);
    assert.is((await new Browser(world).send(`${path}/documents/resumeUrl/replacement`)).status, 303);
  },
);

documents("are not replaced once the application is withdrawn", async () => {
  const { email, id } = await anApplication(pdf(infectedBytes));
  await scanDue();
  const path = await ownPageOf(email);
  await sql`update applications set withdrawn_at = now() where id = ${id}`;
  assert.is((await replace(path, "resumeUrl", pdf())).status, 409);
  assert.not.match(await mainOf(await new Browser(world).send(path)), "/replacement");
});

documents("that were added later are scanned and replaced likewise", async () => {
  const { email } = await anApplication(pdf(1700));
  const mail = await receivedMailTo(email, site.sql);
  const body = new FormData();
  body.set("file", new File([pdf(infectedBytes) as BlobPart], "file.pdf"));
  const path = ownPageIn(mail?.body ?? "")!;
  await new Browser(world).send(`${path}/certificates`, { method: "POST", body });
  await scanDue();
  assert.match(await mainOf(await new Browser(world).send(path)), "documents/certificate1/replacement");
  assert.is((await replace(path, "certificate1", pdf(1800))).status, 303);
  await scanDue();
  const admin = await signedIn(world);
  const shown = await mainOf(await admin.send(`/admin/applications?search=${encodeURIComponent(email)}`));
  assert.match(shown, "Certificate, added on");
  assert.not.match(shown, "found a virus in this file");
});

documents("that replace a certificate do not take over its last day", async () => {
  const [browser, email] = [new Browser(world), anAddress()];
  const given = { email, certificatesUrl: await anInfected(browser), certificatesValidUntil: "2099-05-03" };
  const { id } = await applyAndPay("", given, browser);
  await scanDue();
  await replace(await ownPageOf(email), "certificatesUrl", pdf(1900));
  const held = await sql`select valid_until from application_documents where application_id = ${id}`;
  assert.equal([...held], [{ validUntil: null }]);
});

documents.run();
