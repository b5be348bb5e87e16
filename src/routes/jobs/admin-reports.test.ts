import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { Browser, inProcess, testDatabase } from "../../../tests/support/site.ts";

const reports = suite("GET /admin/reports");
const employer = await anEmployer();
const administrator = await signedIn();
const report = (jobId: string) =>
  new Browser().submit(`/report-vacancy/${jobId}`, { reason: "money", details: "By gift card.", email: "" });

reports("gathers the reports of a job in one row, and the most reported job comes first", async () => {
  const [once, twice] = [await postJob(employer), await postJob(employer)];
  for (const { id } of [once, twice, twice]) await report(id);
  const page = await (await administrator.send("/admin/reports")).text();
  const row = page
    .split('<summary class="row-summary">')
    .filter((part) => part.includes(`<h3>${twice.title}<`));
  assert.is(row.length, 1);
  assert.match(row[0]!.split("</summary>")[0]!, ">2 reports<");
  assert.is(row[0]!.match(/id="report-/g)?.length, 2);
  assert.ok(page.indexOf(`<h3>${twice.title}<`) < page.indexOf(`<h3>${once.title}<`));
});

reports("keeps the reports of a job on one page, the first 100 of them", async () => {
  const { id, title } = await postJob(employer);
  await report(id);
  const sql = await testDatabase();
  await sql`
    insert into vacancy_reports (job_id, reason, private_sealed, private_key_id)
    select job_id, reason, private_sealed, private_key_id
    from vacancy_reports, generate_series(1, 119) where job_id = ${id}`;
  const page = await (await administrator.send("/admin/reports")).text();
  const row = page.split('<summary class="row-summary">').filter((part) => part.includes(`<h3>${title}<`));
  assert.is(row.length, 1);
  assert.match(row[0]!.split("</summary>")[0]!, ">120 reports<");
  assert.match(row[0]!, "The first 100 of 120 reports.");
  assert.is(row[0]!.match(/id="report-/g)?.length, 100);
});

reports("brings a takedown without a reason back open, with its tick", async () => {
  const { id: jobId } = await postJob(employer);
  await report(jobId);
  const sql = await testDatabase();
  const [row] = await sql<{ id: string }[]>`select id from vacancy_reports where job_id = ${jobId}`;
  const takeDown = { id: row!.id, answer: "take-down", reason: " ", suspend: "yes" };
  const refused = await administrator.submit("/admin/reports", takeDown);
  assert.is(refused.status, 400);
  const [, form = ""] = (await refused.text()).split(`<label for="reason-${row!.id}">`);
  assert.match(form.split("</form>")[0]!, /<input(?=[^>]*name="suspend")[^>]* checked=""/);
});

reports("says that the words of a report cannot be opened, and logs which key is missing", async () => {
  const { id } = await postJob(employer);
  await report(id);
  const sql = await testDatabase();
  const [row] = await sql<{ id: string }[]>`
    update vacancy_reports set private_key_id = 'lost' where job_id = ${id} returning id`;
  const entries: Record<string, unknown>[] = [];
  const world = inProcess ? { log: (entry: Record<string, unknown>) => entries.push(entry) } : {};
  const page = await (await (await signedIn(world)).send("/admin/reports")).text();
  assert.match(page, "The words of this report cannot be opened: their encryption key is missing.");
  if (!inProcess) return;
  const logged = entries.find((entry) => entry.event === "seal not opened" && entry.report === row!.id);
  assert.is(logged?.key, "lost");
});

reports.run();
