import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/account.ts";
import { signedIn } from "../../tests/administrator.ts";
import { postJob } from "../../tests/employer.ts";
import { unique } from "../../tests/fixtures.ts";
import { Browser, send, testDatabase } from "../../tests/site.ts";

const sql = await testDatabase();
const employer = await anEmployer();
const administrator = await signedIn();

const aReport = { reason: "money", details: "He asked for 300 dollars.\nBy gift card.", email: "" };
const report = (jobId: string, fields: Record<string, string> = {}) =>
  new Browser().submit(`/report-vacancy/${jobId}`, { ...aReport, ...fields });
const reportsOf = (jobId: string) => sql<{ id: string; outcome: string | null; privateSealed: Uint8Array }[]>`
  select id, outcome, private_sealed from vacancy_reports where job_id = ${jobId} order by created_at`;
const answer = (id: string, is: string) => administrator.submit("/admin/reports", { id, answer: is });
const listed = async () => (await administrator.send("/admin/reports")).text();

const reporting = suite("/report-vacancy/:id");

reporting("is one link away from the vacancy", async () => {
  const { id } = await postJob(employer);
  assert.match(await (await send(`/jobs/${id}`)).text(), `href="/report-vacancy/${id}"`);
  assert.is((await send(`/report-vacancy/${id}`)).status, 200);
});

reporting("takes a report of anybody and keeps it sealed", async () => {
  const { id } = await postJob(employer);
  const response = await report(id, { email: "maria@example.com" });
  assert.is(response.status, 200);
  assert.match(await response.text(), /We have your report/);
  const [stored, ...more] = await reportsOf(id);
  assert.equal(more, []);
  assert.not(Buffer.from(stored!.privateSealed).includes("maria"));
});

reporting("says in the page what is wrong, and keeps what was typed", async () => {
  const { id } = await postJob(employer);
  const response = await report(id, { details: " ", email: "maria" });
  assert.is(response.status, 400);
  const page = await response.text();
  assert.match(page, /Tell us what happened, in a sentence or more/);
  assert.match(page, /Enter an email address, like name@example\.com/);
  assert.match(page, /value="maria"/);
  assert.is((await report(id, { reason: "dull" })).status, 400);
  assert.is((await report(id, { details: "x".repeat(2001) })).status, 400);
  assert.is((await reportsOf(id)).length, 0);
});

reporting("knows no vacancy that is none", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "x", "%00"]) {
    assert.is((await send(`/report-vacancy/${id}`)).status, 404, id);
    assert.is((await report(id)).status, 404, id);
  }
});

reporting.run();

const answering = suite("/admin/reports");

answering("shows the administrator what was written, as text", async () => {
  const details = unique("<script>alert(1)</script>");
  const { id, title } = await postJob(employer);
  await report(id, { details, email: "maria@example.com" });
  const page = await listed();
  assert.match(page, title);
  assert.match(page, details.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  assert.match(page, "maria@example.com");
});

answering("closes a report and leaves the vacancy open", async () => {
  const { id } = await postJob(employer);
  await report(id);
  const reported = (await reportsOf(id))[0]!.id;
  assert.is((await answer(reported, "keep")).status, 303);
  assert.is((await reportsOf(id))[0]?.outcome, "kept");
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as { open: boolean }).open, true);
});

answering("takes the vacancy down for good, with all that was reported of it", async () => {
  const { id } = await postJob(employer);
  await report(id);
  await report(id, { reason: "fake" });
  const reported = (await reportsOf(id))[0]!.id;
  const versions = () => sql<{ version: string }[]>`select version from content_versions`;
  const [before] = await versions();
  assert.is((await answer(reported, "take-down")).status, 303);
  assert.equal(
    (await reportsOf(id)).map(({ outcome }) => outcome),
    ["taken down", "taken down"],
  );
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as { open: boolean }).open, false);
  assert.ok(BigInt((await versions())[0]!.version) > BigInt(before!.version));
  const reopened = await employer.browser.send(`/api/jobs/${id}/closure`, { method: "DELETE" });
  assert.is(reopened.status, 409);
  assert.match(await reopened.text(), /We took this vacancy down after a report/);
});

answering("is not undone by an edit that sets a later day", async () => {
  const { id } = await postJob(employer);
  await report(id);
  await answer((await reportsOf(id))[0]!.id, "take-down");
  await sql`update jobs set closes_on = utc_today() - 1 where id = ${id}`;
  await employer.browser.send(`/api/jobs/${id}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ applicationCloseDate: "2099-01-01" }),
  });
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as { open: boolean }).open, false);
});

answering("knows no report and no answer that is none", async () => {
  assert.is((await answer("00000000-0000-4000-8000-000000000000", "keep")).status, 404);
  assert.is((await answer("x", "take-down")).status, 404);
  assert.is((await answer("x", "burn")).status, 400);
});

answering.run();
