import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { Browser, inProcess, send, siteUrl, testDatabase } from "../../../tests/support/site.ts";

const sql = await testDatabase();

const aJob = (fields: Parameters<typeof insertJob>[1] = {}) => insertJob(sql, fields);
const save = (browser: Browser, id: string, referrer?: string) =>
  browser.send(`/saved/jobs/${id}`, {
    method: "POST",
    headers: referrer ? { Referer: new URL(referrer, siteUrl).href } : {},
  });
const locationOf = (response: Response) => [response.status, response.headers.get("Location")];
const listOf = async (browser: Browser) =>
  (await (await browser.send("/saved")).text()).split("<main")[1]!.split("</main>")[0]!;
const idsIn = (html: string) => [
  ...new Set([...html.matchAll(/\/saved\/jobs\/([\w-]{36})\/removal/g)].map(([, id]) => id)),
];

const saving = suite("POST /saved/jobs/:id");

saving("puts the job on the list of this browser alone", async () => {
  const [browser, id] = [new Browser(), await aJob({ title: "Deck Fitter of the North" })];
  assert.equal(locationOf(await save(browser, id)), [303, "/saved?done=saved"]);
  const list = await listOf(browser);
  assert.match(list, "Deck Fitter of the North");
  assert.match(list, "$2,000 - $3,000 per month");
  assert.match(list, "1 saved job");
  assert.match(list, "Dec 31, 2199");
  assert.match(list, "Looking is free. An application costs $50");
  assert.equal(idsIn(await listOf(new Browser())), []);
});

saving(
  "leads back to the place on the page of the job or the list, which is the same for everybody",
  async () => {
    const id = await aJob();
    for (const page of [
      `/jobs/${id}`,
      "/jobs?search=fitter&page=2",
      "/jobs/country/norway",
      "/country/norway",
    ]) {
      const browser = new Browser();
      const before = await (await browser.send(page)).text();
      assert.equal(locationOf(await save(browser, id, page)), [303, `${page}#save-${id}`]);
      const after = await browser.send(page);
      assert.is(await after.text(), before, page);
      assert.equal(after.headers.getSetCookie(), []);
    }
    const page = await (await send(`/jobs/${id}`)).text();
    assert.match(page, new RegExp(`<form class="save"[^>]* id="save-${id}"`));
  },
);

saving("leads to the list of saved jobs from everywhere else", async () => {
  const id = await aJob();
  for (const page of [
    "/apply",
    "/saved",
    "/healthz",
    "/nowhere",
    `${siteUrl}//evil.example/jobs`,
    "not an address",
  ])
    assert.equal(locationOf(await save(new Browser(), id, page)), [303, "/saved?done=saved"], page);
});

saving("keeps the list by a cookie that no script reads, which has no job in it", async () => {
  const [browser, id] = [new Browser(), await aJob()];
  const response = await save(browser, id);
  const [cookie = "", ...more] = response.headers.getSetCookie();
  assert.equal(more, []);
  assert.match(cookie, /^saved=[\w-]{43}; /);
  for (const part of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=15552000"]) assert.match(cookie, part);
  const again = await save(browser, id);
  assert.is(again.headers.getSetCookie()[0]?.split(";")[0], cookie.split(";")[0]);
});

if (inProcess)
  saving("has a secure cookie of this host over https", async () => {
    const settings = { siteUrl: "https://landfall.example" };
    const id = await aJob();
    const response = await send(`/saved/jobs/${id}`, { method: "POST" }, { settings });
    assert.match(response.headers.getSetCookie()[0] ?? "", /^__Host-saved=.*; Secure/);
  });

saving("gives no cookie for a job that is not on the site", async () => {
  for (const id of [randomUUID(), "no-id", "%00"]) {
    const response = await save(new Browser(), id);
    assert.is(response.status, 404, id);
    assert.equal(response.headers.getSetCookie(), []);
  }
});

saving("saves a job once, also when it is asked for twice at the same moment", async () => {
  const [browser, id, other] = [new Browser(), await aJob(), await aJob()];
  await save(browser, other);
  await Promise.all([save(browser, id), save(browser, id), save(browser, other)]);
  assert.equal(idsIn(await listOf(browser)), [id, other]);
});

saving("takes a hundred jobs, and says what to do about more", async () => {
  const [browser, first, extra] = [new Browser(), await aJob(), await aJob({ title: "One Too Many" })];
  await save(browser, first);
  await sql`
    with copies as (
      insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
        description, requirements, closes_on)
      select title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
        requirements, closes_on
      from jobs, generate_series(1, 99) where id = ${first}
      returning id)
    insert into saved_jobs (list_id, job_id)
    select list_id, copies.id from copies, saved_jobs where job_id = ${first}`;
  const refused = await save(browser, extra, `/jobs/${extra}`);
  assert.is(refused.status, 409);
  const page = await refused.text();
  assert.match(page, "<title>Error: ");
  assert.match(page, "A list holds 100 jobs, so we did not save this one.");
  assert.not.match(page, "One Too Many");
  assert.is((await save(browser, first)).status, 303);
  await browser.submit(`/saved/jobs/${first}/removal`, {});
  assert.is((await save(browser, extra)).status, 303);
});

saving("is refused from another site", async () => {
  const id = await aJob();
  const headers = { Origin: "https://evil.example" };
  assert.is((await send(`/saved/jobs/${id}`, { method: "POST", headers })).status, 403);
});

saving.run();

const saved = suite("GET /saved");

saved("is private, unlisted and in no cache", async () => {
  const [browser, id] = [new Browser(), await aJob()];
  await save(browser, id);
  const response = await browser.send("/saved");
  assert.match(response.headers.get("Cache-Control") ?? "", "no-store");
  assert.match(await response.text(), '<meta name="robots" content="noindex"');
});

saved("says that it is empty, how to fill it, and offers no email", async () => {
  const response = await send("/saved");
  const page = await response.text();
  assert.match(page, "You have no saved jobs in this browser.");
  assert.match(page, 'href="/jobs"');
  assert.not.match(page, 'action="/saved/link"');
  assert.equal(response.headers.getSetCookie(), []);
});

saved("is linked from every page", async () => {
  assert.match(await (await send("/news")).text(), 'href="/saved"');
});

saved("marks a closed job, behind the open ones", async () => {
  const [browser, first, closed] = [new Browser(), await aJob(), await aJob()];
  await save(browser, first);
  await save(browser, closed);
  await sql`update jobs set closed_at = now() where id = ${closed}`;
  const list = await listOf(browser);
  assert.equal(idsIn(list), [first, closed]);
  assert.is(list.match(/>Closed</g)?.length, 1);
});

saved("says of a job that visitors may not see only that it is not there", async () => {
  const [browser, employer] = [new Browser(), await anEmployer()];
  const job = await postJob(employer, { title: "Winch Driver of Nowhere" });
  await save(browser, job.id);
  await sql`update jobs set employer_until = '-infinity' where id = ${job.id}`;
  const list = await listOf(browser);
  assert.not.match(list, "Winch Driver");
  assert.match(list, "This job is not on the site at the moment.");
  await browser.submit(`/saved/jobs/${job.id}/removal`, {});
  assert.equal(idsIn(await listOf(browser)), []);
});

saved("loses a job by its button, in this browser alone", async () => {
  const [browser, other, id] = [new Browser(), new Browser(), await aJob()];
  await save(browser, id);
  await save(other, id);
  const response = await browser.submit(`/saved/jobs/${id}/removal`, {});
  assert.equal(locationOf(response), [303, "/saved?done=removed"]);
  assert.match(await (await browser.send("/saved?done=removed")).text(), "We have removed the job");
  assert.equal(idsIn(await listOf(browser)), []);
  assert.equal(idsIn(await listOf(other)), [id]);
  for (const unknown of [randomUUID(), "no-id"])
    assert.is((await new Browser().submit(`/saved/jobs/${unknown}/removal`, {})).status, 303);
});

saved("shows no text of its address", async () => {
  assert.not.match(await (await send("/saved?done=<b>evil")).text(), "evil");
});

saved.run();
