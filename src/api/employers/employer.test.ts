import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmployer } from "../../../tests/support/account.ts";
import { aPosting, postJob } from "../../../tests/support/employer.ts";
import { inDays, unique } from "../../../tests/support/fixtures.ts";
import { Browser, fieldMessages, json, send, testDatabase } from "../../../tests/support/site.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { unstated } from "../../shared/jobs/job-facts.ts";

const sql = await testDatabase();
const employer = await anEmployer();
const { browser } = employer;
const candidate = (await anAccount()).browser;
const missing = "00000000-0000-4000-8000-000000000000";

const patch = (id: string, changes: object, by = browser) =>
  by.send(`/api/jobs/${id}`, json(changes, "PATCH"));
const close = (id: string, by = browser) => by.post(`/api/jobs/${id}/closure`, {});
const reopen = (id: string, by = browser) => by.send(`/api/jobs/${id}/closure`, { method: "DELETE" });
const isListed = async ({ id, title }: Job) => {
  const found = await send(`/api/jobs/filter?search=${encodeURIComponent(title)}`);
  return ((await found.json()) as Job[]).some((job) => job.id === id);
};
const jobOf = async (response: Response) => (await response.json()) as Job;
const posting = suite("POST /api/jobs");

posting("answers 201 with the vacancy, open, which is listed at once", async () => {
  const given = aPosting();
  const response = await browser.post("/api/jobs", given);
  assert.is(response.status, 201);
  const job = await jobOf(response);
  const { id, createdAt, ...rest } = job;
  const unchecked = { open: true, state: "live", sample: false, verification: null, ...unstated };
  assert.equal(rest, { ...given, employerId: employer.user.id, ...unchecked });
  assert.ok(await isListed(job));
  assert.equal(await jobOf(await send(`/api/jobs/${id}`)), job);
});

posting("takes one vacancy where none is given, ignores what it does not know", async () => {
  const { vacancies, ...given } = aPosting();
  const response = await browser.post("/api/jobs", {
    ...given,
    id: missing,
    employerId: missing,
    sample: true,
  });
  assert.is(response.status, 201);
  const job = await jobOf(response);
  assert.is(job.vacancies, 1);
  assert.is(job.employerId, employer.user.id);
  assert.is(job.sample, false);
  assert.is.not(job.id, missing);
});

posting("spells a known country as the site does, and leaves any other as it is", async () => {
  for (const [given, stored] of [
    [" norway ", "Norway"],
    ["SAUDI arabia", "Saudi Arabia"],
    ["Norge", "Norway"],
    ["ruritania", "ruritania"],
  ])
    assert.is((await postJob(employer, { country: given! })).country, stored);
});

posting("takes a vacancy that closes today, or pays one amount, or none", async () => {
  for (const part of [{ applicationCloseDate: inDays(0) }, { salaryMin: 0, salaryMax: 0 }])
    assert.is((await browser.post("/api/jobs", { ...aPosting(), ...part })).status, 201);
});

posting("says all that is missing at once", async () => {
  const response = await browser.post("/api/jobs", {});
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), {
    title: "Enter the job title",
    company: "Enter the company's name",
    country: "Enter the country",
    sector: "Choose a sector",
    experienceLevel: "Choose an experience level",
    salaryMin: "Minimum salary must be a whole number from 0 to 1,000,000",
    salaryMax: "Maximum salary must be a whole number from 0 to 1,000,000",
    description: "Describe the job",
    requirements: "List the requirements",
    applicationCloseDate: "Choose the close date",
  });
});

const wrong: [differences: object, messages: Record<string, string>][] = [
  [{ sector: "luxury-cruise" }, { sector: "Sector must be one of shipping, it, mining" }],
  [{ experienceLevel: "senior" }, { experienceLevel: "Choose an experience level" }],
  [{ salaryMin: 10, salaryMax: 9 }, { salaryMin: "Minimum salary must not be above the maximum" }],
  [
    { title: "", salaryMin: 10, salaryMax: 9 },
    { title: "Enter the job title", salaryMin: "Minimum salary must not be above the maximum" },
  ],
  [{ salaryMin: -1 }, { salaryMin: "Minimum salary must be a whole number from 0 to 1,000,000" }],
  [{ salaryMin: 10.5 }, { salaryMin: "Minimum salary must be a whole number from 0 to 1,000,000" }],
  [{ salaryMin: "4200" }, { salaryMin: "Minimum salary must be a whole number from 0 to 1,000,000" }],
  [{ vacancies: 0 }, { vacancies: "Vacancies must be a whole number from 1 to 10,000" }],
  [
    { applicationCloseDate: inDays(-1) },
    { applicationCloseDate: "Application close date must be today or later" },
  ],
  [
    { applicationCloseDate: "2199-02-30" },
    { applicationCloseDate: "Application close date must be a real date, such as 2027-03-27" },
  ],
];

for (const [differences, messages] of wrong)
  posting(`refuses ${JSON.stringify(differences)}`, async () => {
    const response = await browser.post("/api/jobs", { ...aPosting(), ...differences });
    assert.is(response.status, 400);
    assert.equal(await fieldMessages(response), messages);
  });

posting("looks at the role before the body", async () => {
  assert.is((await new Browser().post("/api/jobs", {})).status, 401);
  assert.is((await candidate.post("/api/jobs", {})).status, 403);
});

const editing = suite("PATCH /api/jobs/{id}");

editing("changes what is given and nothing else, on the public page at once", async () => {
  const job = await postJob(employer);
  const response = await patch(job.id, { title: unique("Rigger"), unknown: 1 });
  assert.is(response.status, 200);
  const edited = await jobOf(response);
  assert.equal({ ...edited, title: job.title }, job);
  assert.equal(await jobOf(await send(`/api/jobs/${job.id}`)), edited);
  assert.ok(await isListed(edited));
});

editing("spells a known country as the site does", async () => {
  const { id } = await postJob(employer);
  assert.is((await jobOf(await patch(id, { country: "united KINGDOM" }))).country, "United Kingdom");
});

editing("holds a changed salary against the one that stays", async () => {
  const job = await postJob(employer);
  const response = await patch(job.id, { salaryMin: job.salaryMax + 1 });
  assert.is(response.status, 400);
  assert.equal(await fieldMessages(response), { salaryMin: "Minimum salary must not be above the maximum" });
  assert.is((await jobOf(await send(`/api/jobs/${job.id}`))).salaryMin, job.salaryMin);
});

editing("knows no vacancy by what is no id, whatever is to be changed", async () => {
  assert.is((await patch("xyz", { salaryMin: -4 })).status, 404);
});

editing("refuses an empty text and a day that is past", async () => {
  const { id } = await postJob(employer);
  const response = await patch(id, { title: " ", applicationCloseDate: inDays(-1) });
  assert.is(response.status, 400);
  assert.equal(Object.keys(await fieldMessages(response)), ["title", "applicationCloseDate"]);
});

const closing = suite("POST and DELETE /api/jobs/{id}/closure");

closing("take the vacancy off the list and put it there again, at once, repeated too", async () => {
  const job = await postJob(employer);
  for (const _ of [1, 2]) {
    const closed = await close(job.id);
    assert.is(closed.status, 200);
    assert.is((await jobOf(closed)).open, false);
    assert.not(await isListed(job));
  }
  for (const _ of [1, 2]) {
    const opened = await reopen(job.id);
    assert.is(opened.status, 200);
    assert.is((await jobOf(opened)).open, true);
    assert.ok(await isListed(job));
  }
});

closing("refuse to open a vacancy whose day is past, and a later day opens it", async () => {
  const job = await postJob(employer);
  await close(job.id);
  await sql`update jobs set closes_on = current_date - 2 where id = ${job.id}`;
  const refused = await reopen(job.id);
  assert.is(refused.status, 409);
  assert.match(((await refused.json()) as { message: string }).message, "Please set a later one first");
  assert.is((await jobOf(await send(`/api/jobs/${job.id}`))).open, false);
  assert.is((await jobOf(await patch(job.id, { applicationCloseDate: inDays(5) }))).open, true);
});

closing("leave a vacancy closed when another day is set while its day is ahead", async () => {
  const job = await postJob(employer);
  await close(job.id);
  assert.is((await jobOf(await patch(job.id, { applicationCloseDate: inDays(90) }))).open, false);
});

const own = suite("GET /api/employer/jobs");

own("lists the employer's own, open and closed, newest first, and nobody else's", async () => {
  const somebody = await anEmployer();
  const [first, second] = [await postJob(somebody), await postJob(somebody)];
  await close(first.id, somebody.browser);
  const response = await somebody.browser.send("/api/employer/jobs");
  const list = (await response.json()) as Job[];
  assert.equal(
    list.map(({ id, open }) => [id, open]),
    [
      [second.id, true],
      [first.id, false],
    ],
  );
  assert.is(response.headers.get("X-Total-Count"), "2");
  assert.match(response.headers.get("Cache-Control") ?? "", "private");
});

own("goes on where the link says", async () => {
  const somebody = await anEmployer();
  const [first, second] = [await postJob(somebody), await postJob(somebody)];
  const page = await somebody.browser.send("/api/employer/jobs?limit=1");
  const next = /<([^>]+)>; rel="next"/.exec(page.headers.get("Link") ?? "")?.[1] ?? "";
  const rest = await somebody.browser.send(next);
  assert.equal(
    [...((await page.json()) as Job[]), ...((await rest.json()) as Job[])].map(({ id }) => id),
    [second.id, first.id],
  );
  assert.is(rest.headers.get("Link"), null);
});

for (const tests of [posting, editing, closing, own]) tests.run();
