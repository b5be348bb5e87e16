import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { JobApplication } from "../../src/shared/applications/job-application.ts";
import { dayOf } from "../../src/shared/calendar-date.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import { aSignUp } from "../support/account.ts";
import { pdf } from "../support/document-fixtures.ts";
import { aPosting, applyAndPay, postJob } from "../support/employer.ts";
import { unique, upload } from "../support/fixtures.ts";
import { Browser, send, testDatabase } from "../support/site.ts";
import { mainOf, summaryOf } from "../support/wizard.ts";

/** The journey uses HTTP alone, so that it holds wherever the site runs. */
const journey = suite("an employer's way");
const sql = await testDatabase();

const countMails = async (kind: string) =>
  (await sql`select count(*)::int as n from outbox where kind = ${kind}`)[0]!.n as number;

/** Signs up and registers by the pages' own forms. */
async function anEmployerByForms(): Promise<Browser> {
  const browser = new Browser();
  assert.is((await browser.submit("/sign-up", aSignUp())).status, 303);
  const registered = await browser.submit("/become-employer", {});
  assert.is(registered.headers.get("Location"), "/employer/dashboard?registered=1");
  return browser;
}

const formOf = (posting: object): Record<string, string> =>
  Object.fromEntries(Object.entries(posting).map(([name, value]) => [name, String(value)]));

async function onlyJob(browser: Browser): Promise<Job> {
  const [job] = (await (await browser.send("/api/employer/jobs")).json()) as Job[];
  return job!;
}

journey("leads from the sign-up to an accepted candidate, whose mail is in the outbox", async () => {
  const browser = await anEmployerByForms();
  const welcome = await mainOf(await browser.send("/employer/dashboard?registered=1"));
  assert.match(welcome, "You are now registered as an employer");
  assert.match(welcome, "No jobs posted yet. Click &quot;Post New Job&quot; to get started.");

  const posting = aPosting();
  const posted = await browser.submit("/employer/post-job", formOf(posting));
  assert.is(posted.status, 303);
  assert.is(posted.headers.get("Location"), "/employer/dashboard?posted=1");
  const dashboard = await mainOf(await browser.send("/employer/dashboard?posted=1"));
  for (const text of ["Job Posted Successfully", "Your job posting is now live", posting.title, "Open"])
    assert.match(dashboard, text);
  const job = await onlyJob(browser);
  assert.is((await send(`/jobs/${job.id}`)).status, 200);

  const candidate = new Browser();
  const resumeUrl = await upload(candidate, pdf(4000));
  const { id, application } = await applyAndPay(job.id, { resumeUrl }, candidate);
  const list = await mainOf(await browser.send(`/employer/jobs/${job.id}`));
  for (const text of ["1 application received", application.fullName, "Paid", application.phone])
    assert.match(list, text);
  assert.match(list, `href="${resumeUrl}"`);
  const document = await browser.send(resumeUrl);
  assert.is(document.status, 200);
  assert.equal(new Uint8Array(await document.arrayBuffer()), pdf(4000));

  const before = await countMails("status changed");
  const changed = await browser.submit(`/employer/applications/${id}/status`, {
    status: "accepted",
    filter: "",
    page: "1",
  });
  assert.is(changed.headers.get("Location"), `/employer/jobs/${job.id}?updated=${id}#application-${id}`);
  const after = await mainOf(await browser.send(`/employer/jobs/${job.id}?updated=${id}`));
  for (const text of ["Status Updated", "Submitted to Accepted", "Ingrid Solberg"]) assert.match(after, text);
  assert.is(await countMails("status changed"), before + 1);
});

journey("keeps what was typed, and names what is wrong", async () => {
  const browser = await anEmployerByForms();
  const form: Record<string, string> = {
    ...formOf(aPosting()),
    title: "",
    salaryMin: "9,000",
    salaryMax: "8.000",
  };
  const response = await browser.submit("/employer/post-job", form);
  assert.is(response.status, 400);
  const html = await mainOf(response);
  assert.equal(summaryOf(html), ["Enter the job title", "Minimum salary must not be above the maximum"]);
  for (const kept of [form.company, "9,000", "8.000", form.applicationCloseDate])
    assert.match(html, `value="${kept}"`);
});

journey("refuses at its field what is no whole number, and publishes no guess", async () => {
  const browser = await anEmployerByForms();
  const form = { ...formOf(aPosting()), salaryMin: "4k", salaryMax: "50k", vacancies: "many" };
  const response = await browser.submit("/employer/post-job", form);
  assert.is(response.status, 400);
  assert.equal(summaryOf(await mainOf(response)), [
    "Vacancies must be a whole number from 1 to 10,000",
    "Minimum salary must be a whole number from 0 to 1,000,000",
    "Maximum salary must be a whole number from 0 to 1,000,000",
  ]);
  assert.is(await onlyJob(browser), undefined);
  const preview = await browser.submit("/employer/post-job", { ...form, preview: "1" });
  assert.not.match(await mainOf(preview), "NaN");
});

journey("falls back to 0 for an empty salary and to 1 for empty vacancies", async () => {
  const browser = await anEmployerByForms();
  const form = { ...formOf(aPosting()), salaryMin: "", salaryMax: "", vacancies: "" };
  assert.is((await browser.submit("/employer/post-job", form)).status, 303);
  const { salaryMin, salaryMax, vacancies } = await onlyJob(browser);
  assert.equal({ salaryMin, salaryMax, vacancies }, { salaryMin: 0, salaryMax: 0, vacancies: 1 });
});

journey("may name a country in a language of its own", async () => {
  const browser = await anEmployerByForms();
  const form = { ...formOf(aPosting()), country: "Norge" };
  assert.is((await browser.submit("/employer/post-job", form)).status, 303);
  assert.is((await onlyJob(browser)).country, "Norway");
});

journey("offers a day 60 days ahead", async () => {
  const html = await mainOf(await (await anEmployerByForms()).send("/employer/post-job"));
  const ahead = dayOf(new Date(Date.now() + 60 * 86_400_000));
  assert.match(html, new RegExp(`name="applicationCloseDate"[^>]* value="${ahead}"`));
});

journey("shows a preview below what was typed, and posts nothing", async () => {
  const browser = await anEmployerByForms();
  const form: Record<string, string> = { ...formOf(aPosting()), company: "", preview: "1" };
  const response = await browser.submit("/employer/post-job", form);
  assert.is(response.status, 200);
  const html = await mainOf(response);
  const preview = html.slice(html.indexOf('id="preview"'));
  for (const text of [form.title!, "$4,200 - $5,600 per month", "Crane licence", "3 vacancies"])
    assert.match(preview, text);
  assert.equal(summaryOf(html), []);
  assert.is(await onlyJob(browser), undefined);
});

journey("edits a vacancy whose day is past without moving the day, and opens it by moving it", async () => {
  const browser = await anEmployerByForms();
  const job = await postJob({ browser });
  await sql`update jobs set closes_on = current_date - 3 where id = ${job.id}`;
  const { applicationCloseDate } = await onlyJob(browser);
  const form = { ...formOf(aPosting()), company: job.company, applicationCloseDate, title: unique("Rigger") };
  const saved = await browser.submit(`/employer/jobs/${job.id}/edit`, form);
  assert.is(saved.headers.get("Location"), "/employer/dashboard?saved=1");
  assert.is((await onlyJob(browser)).title, form.title);

  const reopened = await browser.submit(`/employer/jobs/${job.id}/closure`, { closed: "no" });
  assert.is(reopened.status, 409);
  const [problem = ""] = summaryOf(await mainOf(reopened));
  assert.match(problem, "Please set a later one first");
  const moved = { ...form, applicationCloseDate: job.applicationCloseDate };
  assert.is((await browser.submit(`/employer/jobs/${job.id}/edit`, moved)).status, 303);
  assert.ok((await onlyJob(browser)).open);
});

journey("closes a vacancy and opens it again by its forms", async () => {
  const browser = await anEmployerByForms();
  const { id } = await postJob({ browser });
  for (const [closed, told] of [
    ["yes", "closed"],
    ["no", "reopened"],
  ] as const) {
    const response = await browser.submit(`/employer/jobs/${id}/closure`, { closed });
    assert.is(response.headers.get("Location"), `/employer/dashboard?${told}=1`);
    assert.is((await onlyJob(browser)).open, closed === "no");
  }
});

journey("filters applications by status and streams them as CSV", async () => {
  const browser = await anEmployerByForms();
  const { id: jobId } = await postJob({ browser });
  const [first, second] = [await applyAndPay(jobId), await applyAndPay(jobId)];
  await browser.submit(`/employer/applications/${first.id}/status`, { status: "rejected" });
  const rejected = await mainOf(await browser.send(`/employer/jobs/${jobId}?status=rejected`));
  for (const text of ["2 applications received", "1 with status Rejected", first.application.fullName])
    assert.match(rejected, text);
  assert.not.match(rejected, second.application.fullName);
  const none = await mainOf(await browser.send(`/employer/jobs/${jobId}?status=accepted`));
  assert.match(none, "No application has this status");

  const csv = await browser.send(`/employer/jobs/${jobId}/applications.csv`);
  assert.match(csv.headers.get("Content-Type") ?? "", "text/csv");
  assert.match(
    csv.headers.get("Content-Disposition") ?? "",
    /^attachment; filename="applications-[\d-]+\.csv"$/,
  );
  const names = (await csv.text()).split("\r\n").slice(1, -1);
  assert.is(names.length, 2);
  assert.match(names[0]!, second.application.fullName);
  const filtered = await browser.send(`/employer/jobs/${jobId}/applications.csv?status=rejected`);
  assert.not.match(await filtered.text(), second.application.fullName);
});

journey("says that none came in, on a private page", async () => {
  const browser = await anEmployerByForms();
  const { id } = await postJob({ browser });
  const response = await browser.send(`/employer/jobs/${id}`);
  assert.match(response.headers.get("Cache-Control") ?? "", "private");
  const html = await response.text();
  assert.match(html, "No applications received yet");
  assert.match(html, "0 applications received");
  assert.match(html, '<meta name="robots" content="noindex"/>');
});

journey("shows an application by the API as the page does", async () => {
  const browser = await anEmployerByForms();
  const { id } = await postJob({ browser });
  const { application } = await applyAndPay(id);
  const [seen] = (await (await browser.send(`/api/employer/applications/${id}`)).json()) as JobApplication[];
  assert.is(seen?.fullName, application.fullName);
  assert.is(seen?.paymentStatus, "completed");
});

journey.run();
