import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Job } from "../../src/shared/jobs/job.ts";
import { docx, pdf } from "../support/document-fixtures.ts";
import { aJob, aPreparedPayment, pay, upload } from "../support/fixtures.ts";
import { anApplicant, complete, submit } from "../support/payment-steps.ts";
import { Browser, fieldMessages, inProcess, post, send, siteUrl, testDatabase } from "../support/site.ts";

/** What must work wherever the site runs: by HTTP alone, on whatever TEST_BASE_URL leads to. */
const smoke = suite("smoke set");
const sql = await testDatabase();

smoke("lists vacancies, as JSON and as a page", async () => {
  const job = await aJob(sql);
  const list = await send(`/api/jobs/filter?search=${encodeURIComponent(job.title)}`);
  assert.equal(
    ((await list.json()) as Job[]).map(({ id }) => id),
    [job.id],
  );
  const page = await send(`/jobs?search=${encodeURIComponent(job.title)}`);
  assert.is(page.status, 200);
  const html = await page.text();
  assert.match(html, job.title);
  assert.match(html, /<style/);
});

smoke("shows a vacancy, the home page and the page of an unknown address", async () => {
  const job = await aJob(sql);
  for (const path of ["/", `/jobs/${job.id}`, "/partners", "/terms"])
    assert.is((await send(path)).status, 200, path);
  const lost = await send("/nowhere");
  assert.is(lost.status, 404);
  assert.match(await lost.text(), "Did you forget to add the page to the router?");
});

smoke("serves the script that its pages name", async () => {
  const html = await (await send("/jobs")).text();
  const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1];
  assert.ok(script, "the page names a script");
  // A site in this process serves pages alone.
  if (inProcess) return;
  const { status, headers } = await send(script);
  assert.equal([status, headers.get("Content-Type")?.split(";")[0]], [200, "text/javascript"]);
});

smoke("takes an application, and names what is wrong with another", async () => {
  const response = await post("/api/applications", anApplicant());
  assert.is(response.status, 201);
  const { id } = (await response.json()) as { id: string };
  const [row] = await sql`select full_name, submitted_at from applications where id = ${id}`;
  assert.ok(row?.submittedAt);
  const wrong = await post("/api/applications", { ...anApplicant(), email: "maria" });
  assert.is(wrong.status, 400);
  assert.equal(await fieldMessages(wrong), { email: "Invalid email address" });
});

smoke("gives an upload link, takes the file and attaches it to an application", async () => {
  const browser = new Browser();
  const answer = await browser.post("/api/objects/upload", {});
  const { uploadURL } = (await answer.json()) as { uploadURL: string };
  assert.is(new URL(uploadURL).origin, new URL(siteUrl).origin);
  const { pathname, search } = new URL(uploadURL);
  const document = pdf(3 * 1024 * 1024);
  const put = (body: Uint8Array) => send(pathname + search, { method: "PUT", body: body as BodyInit });
  assert.is((await put(document)).status, 200);
  assert.is((await put(document)).status, 200, "once more");
  assert.is((await put(docx)).status, 409);
  const id = await submit(browser, { ...anApplicant(), resumeUrl: `/objects${pathname}` });
  const rows = await sql`select bytes, pieces from documents d
    join application_documents a on a.document_id = d.id where a.application_id = ${id}`;
  assert.is(rows[0]?.bytes, document.length);
});

smoke("refuses an upload that is empty, too large, of another kind, or to a forged address", async () => {
  const link = async () => {
    const answer = await post("/api/objects/upload", {});
    const { pathname, search } = new URL(((await answer.json()) as { uploadURL: string }).uploadURL);
    return pathname + search;
  };
  const put = async (body: Uint8Array, path?: string) => {
    const response = await send(path ?? (await link()), { method: "PUT", body: body as BodyInit });
    return response.status;
  };
  const made = (name: string) => readFileSync(new URL(`../support/pdfs/${name}.pdf`, import.meta.url));
  assert.is(await put(made("user-r6")), 415);
  assert.is(await put(made("user-r3")), 415);
  assert.is(await put(made("owner-r6")), 200);
  assert.is(await put(made("packed")), 200);
  assert.is(await put(new Uint8Array(0)), 400);
  assert.is(await put(pdf(10 * 1024 * 1024 + 1)), 413);
  assert.is(await put(new TextEncoder().encode("<html>")), 415);
  assert.is(await put(pdf(), (await link()).replace(/signature=.{5}/, "signature=AAAAA")), 403);
});

smoke("leads from a vacancy to a paid application", async () => {
  const job = await aJob(sql);
  const resumeUrl = async (browser: Browser) => upload(browser, docx);
  const application = { ...anApplicant(), jobId: job.id };
  const { browser, intent } = await aPreparedPayment(application);
  assert.equal(await (await pay(browser, intent)).json(), { status: "succeeded" });
  const id = await submit(browser, { ...application, resumeUrl: await resumeUrl(browser) });
  const paid = await complete(browser, id, intent);
  assert.is(paid.status, 200);
  assert.is(((await paid.json()) as { paymentStatus: string }).paymentStatus, "completed");
});

smoke("keeps nothing personal, and lets caches keep what is public", async () => {
  for (const path of ["/apply", "/account", "/api/auth/user", "/application-success"])
    assert.is((await send(path)).headers.get("Cache-Control"), "private, no-store", path);
  for (const path of ["/jobs", "/api/jobs/stats"])
    assert.match((await send(path)).headers.get("Cache-Control") ?? "", "s-maxage=1", path);
});

smoke("refuses text that the database cannot hold", async () => {
  assert.is((await send("/application-success?payment_intent=%00")).status, 400);
  const cut = `${"a".repeat(99)}${encodeURIComponent("🚢")}`;
  for (const path of [`/country/${cut}`, `/jobs/country/${cut}`])
    assert.is((await send(path)).status, 200, path);
});

smoke("leads from another spelling to the page, and names the methods of an address", async () => {
  const spelled = await send("/Jobs/?page=2");
  assert.equal([spelled.status, spelled.headers.get("Location")], [308, "/jobs?page=2"]);
  const refused = await send("/jobs", { method: "DELETE" });
  assert.equal([refused.status, refused.headers.get("Allow")], [405, "GET, HEAD, OPTIONS"]);
});

smoke("answers many requests at once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send("/api/jobs/stats")));
  for (const answer of answers) assert.is(answer.status, 200);
});

smoke.run();
