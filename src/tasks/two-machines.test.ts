import { randomBytes } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/support/account.ts";
import { postJob } from "../../tests/support/employer.ts";
import { anApplication, inDays, unique, upload } from "../../tests/support/fixtures.ts";
import { memoryFiles } from "../../tests/support/memory-files.ts";
import { submit } from "../../tests/support/payment-steps.ts";
import { Browser, json, testDatabase } from "../../tests/support/site.ts";
import { servicesOf } from "../../tests/support/stripe-world.ts";
import type { LogEntry } from "../world.ts";
import { runTask, type Task, tasks } from "./index.ts";

const machines = suite("two machines with one timetable");
const sql = await testDatabase();
const files = memoryFiles();
const count = 20;
const many = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

/** Runs each task on both machines at once, as if it were so many hours later, and gives the errors of their logs. */
async function runAtBoth(timetable: readonly Task[], hours = 0): Promise<LogEntry[]> {
  const said: LogEntry[] = [];
  const log = (entry: LogEntry) => void said.push(entry);
  const services = { ...(await servicesOf({ files }, hours)), log };
  for (const task of timetable) await Promise.all([runTask(task, services), runTask(task, services)]);
  return said.filter(({ event }) => / (failed|deleted|erased|removed)$/.test(event));
}

const left = async (table: string, ids: string[]) =>
  (await sql`select from ${sql(table)} where id in ${sql(ids)}`).length;

const retention = tasks.filter(({ name }) => /^(delete|erase|remove) /.test(name));

machines("end drafts, documents and what was rejected when their time is over", async () => {
  const documents = await many(async () => (await upload(new Browser({ files }))).split("/").at(-1)!);
  const drafts = await many(async () => {
    const answers = { answers: { fullName: unique("Draft") } };
    const saved = await new Browser().send("/api/draft", json(answers, "PUT"));
    return ((await saved.json()) as { draft: string }).draft;
  });
  const employer = await anEmployer();
  const { id: jobId } = await postJob(employer);
  const rejected = await many(async () => {
    const browser = new Browser({ files });
    const application = { ...anApplication, fullName: unique("Rejected"), jobId };
    const id = await submit(browser, { ...application, resumeUrl: await upload(browser) });
    const path = `/api/employer/applications/${id}/status`;
    await employer.browser.send(path, json({ status: "rejected" }, "PATCH"));
    return id;
  });
  assert.equal(await runAtBoth(retention, 366 * 24), []);
  assert.equal([await left("documents", documents), await left("applications", drafts)], [0, 0]);
  assert.is(files.held.size, 0);
  const erased = await sql<{ subjectId: string }[]>`
    select subject_id from audit_log where action = 'application erased' and subject_id in ${sql(rejected)}`;
  assert.equal(erased.map(({ subjectId }) => subjectId).sort(), rejected.sort());
});

machines("start each newsletter once, and count each company rightly", async () => {
  const emails = await many(async () => `${unique("reader").replace(" ", ".")}@example.com`);
  for (const email of emails)
    await sql`
      insert into newsletter_subscribers (email, token_hash, confirmed_at)
      values (${email}, ${randomBytes(32)}, now())`;
  const employer = await anEmployer();
  const companies = await many(async () => (await postJob(employer)).company);
  // A job of each company closed yesterday.
  await sql`
    update company_counts set right_until = ${inDays(-1)}, jobs = 7 where company in ${sql(companies)}`;
  assert.equal(await runAtBoth(tasks), []);
  const alerts = await sql`select email from job_alerts where email in ${sql(emails)}`;
  assert.equal([alerts.length, new Set(alerts.map(({ email }) => email)).size], [count, count]);
  const counted = await sql<{ jobs: number }[]>`
    select jobs from company_counts where company in ${sql(companies)}`;
  assert.equal(
    counted.map(({ jobs }) => jobs),
    companies.map(() => 1),
  );
});

machines.run();
