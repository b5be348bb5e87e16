import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer } from "../../../tests/support/account.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aPosting, postJob } from "../../../tests/support/employer.ts";
import { Browser, inProcess, json, testDatabase } from "../../../tests/support/site.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import type { Job } from "../../shared/jobs/job.ts";

const quota = suite("what an account may post and change");

/** Gives a browser of the account whose limits are this share of the usual ones. */
function limitedTo(rateLimitScale: number, { browser }: Account): Browser {
  const limited = new Browser({ settings: { rateLimitScale } });
  for (const [name, value] of browser.cookies) limited.cookies.set(name, value);
  return limited;
}

const post = (browser: Browser, differences: object = {}) =>
  browser.post("/api/jobs", { ...aPosting(), ...differences });
const patch = (browser: Browser, id: string, changes: object) =>
  browser.send(`/api/jobs/${id}`, json(changes, "PATCH"));

async function statusesOf(count: number, send: (at: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at++) statuses.push((await send(at)).status);
  return statuses;
}

async function assertRefused(response: Response, sentence: string): Promise<void> {
  assert.is(response.status, 429);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  assert.match(((await response.json()) as { message: string }).message, sentence);
}

// Only requests in this process choose the limits' scale.
if (inProcess) {
  quota("is 200 new jobs a day: the next is refused with a sentence and not posted", async () => {
    const sql = await testDatabase();
    const account = await anEmployer();
    // At this scale the quota is three jobs.
    const browser = limitedTo(3 / 200, account);
    assert.equal(await statusesOf(3, () => post(browser)), [201, 201, 201]);
    await assertRefused(await post(browser), "as many jobs as it may within a day");
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from jobs where employer_id = ${account.user.id}`;
    assert.is(row!.count, 3);
    assert.is((await post(limitedTo(3 / 200, await anEmployer()))).status, 201);
  });

  quota("is 20 new jobs a day while no company of the account is checked", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });
      const settings = { employerCheck: "before" as const, rateLimitScale: 2 / 20 };
      const { browser, user } = await anEmployer({ sql, settings });
      assert.equal(await statusesOf(3, () => post(browser)), [201, 201, 429]);
      await sql`
        update mandates set state = 'checked', checked = 'the register', checked_at = now(), valid_until = utc_today()
        where employer_id = ${user.id}`;
      assert.is((await post(browser)).status, 201);
    } finally {
      await close();
    }
  });

  quota("counts no job that was refused", async () => {
    const browser = limitedTo(2 / 200, await anEmployer());
    const wrong = { salaryMin: 9_000, salaryMax: 10 };
    assert.equal(await statusesOf(4, () => post(browser, wrong)), Array(4).fill(400));
    assert.equal(await statusesOf(3, () => post(browser)), [201, 201, 429]);
  });

  quota("holds when many jobs are posted at once", async () => {
    const browser = limitedTo(2 / 200, await anEmployer());
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(browser)));
    assert.equal(answers.map(({ status }) => status).sort(), [201, 201, 429, 429, 429, 429]);
  });

  quota("is 60 changes an hour, and one that is refused does not count", async () => {
    const account = await anEmployer();
    const { id } = await postJob(account);
    const browser = limitedTo(2 / 60, account);
    const refused = await statusesOf(3, () => patch(browser, id, { salaryMin: 999_999 }));
    assert.equal(refused, [400, 400, 400]);
    assert.equal(await statusesOf(2, (at) => patch(browser, id, { vacancies: 5 + at })), [200, 200]);
    const next = await patch(browser, id, { vacancies: 9 });
    await assertRefused(next, "as often as it may within an hour");
    const job = (await (await browser.send(`/api/jobs/${id}`)).json()) as Job;
    assert.is(job.vacancies, 6);
  });

  quota("counts opening a job again as a change, and never refuses to close it", async () => {
    const account = await anEmployer();
    const { id } = await postJob(account);
    const browser = limitedTo(1 / 60, account);
    const close = () => browser.post(`/api/jobs/${id}/closure`, {});
    const reopen = () => browser.send(`/api/jobs/${id}/closure`, { method: "DELETE" });
    const statuses = [];
    for (const send of [close, reopen, close, reopen, close]) statuses.push((await send()).status);
    assert.equal(statuses, [200, 200, 200, 429, 200]);
  });

  quota("is told in the forms, which keep what was typed", async () => {
    const account = await anEmployer();
    const { id } = await postJob(account);
    const browser = limitedTo(0.001, account);
    const { vacancies, ...given } = aPosting();
    const typed: Record<string, string> = {};
    for (const [name, value] of Object.entries({ ...given, vacancies: 7 })) typed[name] = String(value);
    for (const [path, sentence] of [
      ["/employer/post-job", "as many jobs as it may within a day"],
      [`/employer/jobs/${id}/edit`, "as often as it may within an hour"],
    ] as const) {
      const response = await browser.submit(path, typed);
      assert.is(response.status, 429);
      assert.ok(Number(response.headers.get("Retry-After")) > 0, path);
      const html = await response.text();
      assert.match(html, sentence);
      assert.match(html, `value="${given.title}"`);
    }
  });

  quota("is not used up by closing a closed job, which leaves no trace", async () => {
    const sql = await testDatabase();
    const account = await anEmployer();
    const { id } = await postJob(account);
    for (let time = 0; time < 3; time++)
      assert.is((await account.browser.post(`/api/jobs/${id}/closure`, {})).status, 200);
    const rows = await sql`select from audit_log where subject_id = ${id} and action = 'job closed'`;
    assert.is(rows.length, 1);
  });
}

quota.run();
