import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, start } from "../../scripts/shared/processes.mjs";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { aLongResume, pdf, resumeLine } from "../support/document-fixtures.ts";
import { applyAndPay, postJob } from "../support/employer.ts";
import { unique, upload } from "../support/fixtures.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { erasureIn } from "../support/own-page.ts";
import { anS3Bucket } from "../support/s3-bucket.ts";
import { Browser, type Overrides } from "../support/site.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { aLink, put } from "../support/upload-link.ts";
import { mainOf } from "../support/wizard.ts";

/** The site runs on Node; the tests look into nothing but the bucket. */
const site = suite("a site that keeps documents in an S3 bucket");

let bucket: Awaited<ReturnType<typeof anS3Bucket>>;
let running: SiteProcess;
let world: Overrides;

site.before(async () => {
  bucket = await anS3Bucket();
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.access;
  running = await siteProcess(() => ({
    STORAGE: "s3",
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }));
  await running.start();
  world = { url: running.url };
});
site.after(async () => {
  await running.close();
  await bucket.stop();
});
site.before.each(() => {
  bucket.state.status = 0;
  bucket.held.clear();
});

const bytesOf = async (browser: Browser, path: string) => {
  const response = await browser.send(path);
  assert.is(response.status, 200);
  return new Uint8Array(await response.arrayBuffer());
};

site("gives administrator and employer the bytes that came, and the bucket none of them", async () => {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const candidate = new Browser(world);
  const resume = aLongResume();
  const resumeUrl = await upload(candidate, resume);
  await applyAndPay(job.id, { resumeUrl }, candidate);

  assert.is(bucket.held.size, 3);
  const held = Buffer.concat([...bucket.held.values()]);
  assert.ok(held.length > resume.length);
  for (const plain of ["%PDF-1.4", resumeLine]) assert.not.ok(held.includes(plain), plain);

  for (const reader of [await signedIn(world), employer.browser])
    assert.ok(Buffer.from(resume).equals(await bytesOf(reader, resumeUrl)));
  const stranger = await anEmployer(world);
  assert.is((await stranger.browser.send(resumeUrl)).status, 404);
});

async function assertAway(response: Response) {
  assert.is(response.status, 503);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  assert.match(
    await response.text(),
    "We cannot store or open documents right now. Please try again in a minute.",
  );
}

site("says so while its bucket fails, and takes the same document again after", async () => {
  const candidate = new Browser(world);
  const link = await aLink(candidate);
  const resume = pdf(2000);
  bucket.state.status = 500;
  await assertAway(await put(link, resume, world));
  assert.is(bucket.held.size, 0);

  bucket.state.status = 0;
  assert.is((await put(link, resume, world)).status, 200);
  const resumeUrl = `/objects${link.url.pathname}`;
  await applyAndPay("", { resumeUrl }, candidate);
  const administrator = await signedIn(world);
  bucket.state.status = 500;
  await assertAway(await administrator.send(resumeUrl));
  bucket.state.status = 0;
  assert.equal(await bytesOf(administrator, resumeUrl), resume);
});

site("writes into the log why its bucket fails", async () => {
  const link = await aLink(new Browser(world));
  bucket.state.status = 507;
  await assertAway(await put(link, pdf(3000), world));
  const why = "caused by StoreRefusal: the store answered a PUT with 507";
  await until("the log says why", async () => running.said.some((line) => line.includes(why)));
});

site("does not start with a wrong secret, and says so in one line", async () => {
  const { endpoint, region, bucket: name, accessKeyId } = bucket.access;
  const folder = await mkdtemp(join(tmpdir(), "refused-"));
  const child = start(process.execPath, ["scripts/start.mjs"], {
    cwd: fileURLToPath(new URL("../..", import.meta.url)),
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: folder,
      STORAGE: "s3",
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: "another",
    },
  });
  const lines: string[] = [];
  eachLine(child, (line) => line && lines.push(line));
  const code = await ended(child);
  await rm(folder, { recursive: true, force: true });
  assert.equal(lines, [
    "The S3 store did not accept a document (the store answered a PUT with 403 SignatureDoesNotMatch). Correct S3_SECRET_ACCESS_KEY.",
  ]);
  assert.is(code, 1);
});

site("leaves nothing in the bucket of a document that it refused", async () => {
  const page = new Uint8Array(600_000).fill(32);
  page.set(pdf());
  page.set(new TextEncoder().encode("<html><script>"), page.length - 20);
  assert.is((await put(await aLink(new Browser(world)), page, world)).status, 415);
  assert.is(bucket.held.size, 0);
});

/** Gives the path of the link in the newest mail to this address. */
async function mailedPath(email: string, pathIn: (mail: string) => string | undefined): Promise<string> {
  const mails = await mainOf(await new Browser(world).send("/dev/mail"));
  return pathIn(mails.split("<section").find((mail) => mail.includes(email)) ?? "") ?? "";
}

async function applyWith(resume: Uint8Array) {
  const candidate = new Browser(world);
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const resumeUrl = await upload(candidate, resume);
  await applyAndPay("", { email, resumeUrl }, candidate);
  return { candidate, email, resumeUrl };
}

site("takes an erased application's documents out of the bucket, and no other's", async () => {
  const other = await applyWith(pdf());
  const kept = [...bucket.held.keys()];
  const { candidate, email, resumeUrl } = await applyWith(aLongResume());
  assert.is(bucket.held.size, 4);

  await candidate.submit(`${await mailedPath(email, ownPageIn)}/erasure`, {});
  const erased = await candidate.submit(await mailedPath(email, erasureIn), {});
  assert.is(erased.status, 303);
  assert.equal([...bucket.held.keys()], kept);
  const administrator = await signedIn(world);
  assert.is((await administrator.send(resumeUrl)).status, 404);
  assert.equal(await bytesOf(administrator, other.resumeUrl), pdf());
});

site.run();
