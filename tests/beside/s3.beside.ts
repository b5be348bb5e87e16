import * as assert from "uvu/assert";
import { eachLine, ended, start } from "../../scripts/shared/processes.mjs";
import { listUnsentEmails } from "../../src/db/mail/outbox.ts";
import { openEmail } from "../../src/domain/mail/open-email.ts";
import { openVault } from "../../src/services/sealing/web-vault.ts";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { aLongResume, pdf, resumeLine } from "../support/document-fixtures.ts";
import { applyAndPay, postJob } from "../support/employer.ts";
import { unique, upload } from "../support/fixtures.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { type NewDatabase, newDatabase } from "../support/new-database.ts";
import { erasureIn } from "../support/own-page.ts";
import { Browser, type Overrides } from "../support/site.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { filledTo, mainOf } from "../support/wizard.ts";
import { besideSuite, isFound, walk } from "./beside.ts";
import { type Swift, swift } from "./swift.ts";

const key = "one key of the site with a bucket, of 32+ characters";
const sentence = "We cannot store or open documents right now. Please try again in a minute.";

if (isFound("swift")) {
  const beside = besideSuite("swift");
  const test = walk("swift", beside);
  let database: NewDatabase;
  let store: Swift;
  let site: SiteProcess;
  let world: Overrides;

  beside.before(async () => {
    database = await newDatabase({ max: 2 });
    store = await swift();
    site = await siteProcess(() => ({ DATABASE_URL: database.url, SECRET_KEY: key, ...store.settings }));
    await site.start();
    world = { url: site.url };
  });
  beside.after(async () => {
    await site?.close();
    await store?.stop();
    await database?.drop();
  });

  async function applyWith(resume: Uint8Array, jobId = "") {
    const candidate = new Browser(world);
    const email = `${unique("maria").replace(" ", ".")}@example.com`;
    const [resumeUrl, passportCopyUrl] = [
      await upload(candidate, resume),
      await upload(candidate, pdf(3000)),
    ];
    await applyAndPay(jobId, { email, resumeUrl, passportCopyUrl }, candidate);
    return { candidate, email, resumeUrl, passportCopyUrl };
  }

  async function pathMailedTo(email: string, pathIn: (text: string) => string | undefined): Promise<string> {
    const emails = await listUnsentEmails(database.sql, 1000);
    const opened = await Promise.all(emails.map((one) => openEmail(openVault(key), one)));
    return opened
      .filter(({ recipient }) => recipient === email)
      .flatMap(({ body }) => pathIn(body) ?? [])[0]!;
  }

  async function bytesOf(browser: Browser, path: string): Promise<Buffer> {
    const answer = await browser.send(path);
    assert.is(answer.status, 200);
    return Buffer.from(await answer.arrayBuffer());
  }

  test("documents that the employer opens, and that the bucket holds sealed", async () => {
    const employer = await anEmployer(world);
    const resume = aLongResume();
    const { resumeUrl } = await applyWith(resume, (await postJob(employer)).id);
    for (const reader of [employer.browser, await signedIn(world)])
      assert.ok(Buffer.from(resume).equals(await bytesOf(reader, resumeUrl)));
    const held = await store.content();
    assert.ok(held.length > resume.length);
    for (const plain of ["%PDF-1.4", resumeLine]) assert.not.ok(held.includes(plain), plain);
  });

  test("an erasure that leaves no object of its application, and each other object", async () => {
    const other = await applyWith(pdf());
    const before = await store.listed();
    const { candidate, email, resumeUrl, passportCopyUrl } = await applyWith(aLongResume());
    const added = (await store.listed()).filter((name) => !before.includes(name));
    // Three pieces of the resume, and the passport.
    assert.is(added.length, 4, added.join());
    await candidate.submit(`${await pathMailedTo(email, ownPageIn)}/erasure`, {});
    const erased = await candidate.submit(await pathMailedTo(email, erasureIn), {});
    assert.is(erased.status, 303);
    assert.equal(await store.listed(), before);
    const administrator = await signedIn(world);
    for (const gone of [resumeUrl, passportCopyUrl]) assert.is((await administrator.send(gone)).status, 404);
    assert.ok(Buffer.from(pdf()).equals(await bytesOf(administrator, other.resumeUrl)));
  });

  test("a wrong key, bucket or region named in one line at the start", async () => {
    const refused = "The S3 store did not accept a document (the store answered a PUT with";
    for (const [wrong, told] of [
      [{ S3_SECRET_ACCESS_KEY: "another" }, "403 SignatureDoesNotMatch). Correct S3_SECRET_ACCESS_KEY."],
      [{ S3_BUCKET: "of-nobody" }, "404 NoSuchBucket). Correct S3_BUCKET, or create that bucket."],
      [{ S3_REGION: "us-east-1" }, "400 AuthorizationHeaderMalformed). Set S3_REGION=eu-north-1."],
    ] as const) {
      const own = { DATABASE_URL: database.url, DATA_DIR: site.dataDir, SECRET_KEY: key };
      const env = { ...process.env, ...own, ...store.settings, ...wrong };
      const child = start(process.execPath, ["scripts/deploy/serve.mjs"], { env });
      const lines: string[] = [];
      eachLine(child, (one) => one && lines.push(one));
      assert.is(await ended(child), 1);
      assert.equal(lines, [`${refused} ${told}`]);
    }
  });

  test("a frozen store: a sentence within a minute, and all that was typed is kept", async () => {
    const { resumeUrl } = await applyWith(pdf());
    const administrator = await signedIn(world);
    const browser = await filledTo(3, world);
    const typed = "https://example.com/stcw.pdf";
    const body = new FormData();
    body.set("resumeUrl.file", new Blob([pdf() as BlobPart]), "cv.pdf");
    for (const [name, value] of Object.entries({
      "certificatesUrl.mode": "url",
      certificatesUrl: typed,
      step: "3",
    }))
      body.set(name, value);
    const signal = () => AbortSignal.timeout(60_000);
    store.freeze();
    try {
      const answer = await browser.send("/apply/documents", { method: "POST", body, signal: signal() });
      assert.is(answer.status, 503);
      const page = await answer.text();
      assert.match(page, sentence);
      assert.match(page, typed);
      const opened = await administrator.send(resumeUrl, { signal: signal() });
      assert.is(opened.status, 503);
      assert.match(await opened.text(), sentence);
      await until("the log says why", () => site.said.some((one) => /caused by TimeoutError/.test(one)));
    } finally {
      store.thaw();
    }
    assert.match(await mainOf(await browser.send("/apply?step=3")), typed);
    assert.ok(Buffer.from(pdf()).equals(await bytesOf(administrator, resumeUrl)));
    assert.ok(await upload(browser, pdf()));
  });

  beside.run();
}
