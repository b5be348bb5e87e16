import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { applyAndPay, confirmMailbox } from "../../../tests/support/employer.ts";
import { aJob } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { insertMandateCheck } from "../../db/employers/mandates.ts";

const dashboard = suite("GET /employer/dashboard");
const sql = await testDatabase();

dashboard("says that candidates see an unchecked employer, until a company is checked", async () => {
  const { browser, user } = await anEmployer();
  const read = async () => mainOf(await browser.send("/employer/dashboard"));
  assert.not.match(await read(), "we have not checked you yet");
  const { id, company } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  assert.match(await read(), /we have not checked you yet.*href="\/employer\/company"/s);
  await insertMandateCheck(sql, user.id, { company, checked: "The company register" });
  assert.not.match(await read(), "we have not checked you yet");
});

dashboard(
  "leads an employer without a job to the open points and the first job, below the counts",
  async () => {
    const { browser } = await anEmployer();
    const page = await mainOf(await browser.send("/employer/dashboard?registered=1"));
    const places = ["You are now registered", "Finish setting up", "Active Jobs", "No jobs posted yet"].map(
      (part) => page.indexOf(part),
    );
    assert.ok(!places.includes(-1), String(places));
    assert.equal(
      places.toSorted((a, b) => a - b),
      places,
    );
    assert.not.match(page, "Rejection messages");
  },
);

dashboard("says beside the link what the messages of a rejection are for", async () => {
  const { browser, user } = await anEmployer();
  const { id } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  assert.match(
    await mainOf(await browser.send("/employer/dashboard")),
    /Rejection messages<\/a><\/h2><p class="meta">Keep sentences that you often write/,
  );
});

dashboard("lists what is still to do in one notice, and nothing once all is done", async () => {
  const { browser, user } = await anEmployer();
  const read = async () => mainOf(await browser.send("/employer/dashboard"));
  const { id, company } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  const open = await read();
  assert.is(open.match(/class="notice/g)?.length, 1);
  assert.match(open, /Finish setting up.*href="\/confirm-email".*href="\/employer\/company"/s);
  assert.ok(open.indexOf("Finish setting up") < open.indexOf('class="plain own-jobs"'));
  await confirmMailbox(user.email);
  await insertMandateCheck(sql, user.id, { company, checked: "The company register" });
  assert.not.match(await read(), "Finish setting up");
});

dashboard("has no figures of fewer than five applications, and draws five and more by week", async () => {
  const { browser, user } = await anEmployer();
  const read = async () =>
    (await mainOf(await browser.send("/employer/dashboard"))).replaceAll("<!-- -->", "");
  const { id } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  const apply = () => applyAndPay(id, {}, new Browser());
  const { id: first } = await apply();
  await sql`update applications set submitted_at = submitted_at - interval '8 days' where id = ${first}`;
  for (let n = 2; n <= 4; n += 1) await apply();
  assert.not.match(await read(), /in the last 12 weeks|all with the status|Applications by week/);
  await apply();
  assert.match(await read(), "5 in the last 12 weeks, all with the status “Submitted”</p>");
  assert.match(await read(), "Applications by week");
  assert.not.match(await read(), "Applications by status");
  await sql`update applications set application_status = 'rejected' where id = ${first}`;
  assert.match(await read(), "Applications by status");
  assert.not.match(await read(), "<p>Submitted:");
});

dashboard("is marked as the current page's place in the header of each page below it", async () => {
  const { browser, user } = await anEmployer();
  const { id } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  const marked = async (path: string) => {
    const head = /<nav.*?<\/nav>/s.exec(await (await browser.send(path)).text())![0];
    return [...head.matchAll(/href="([^"]+)" aria-current="(\w+)"/g)].map(([, href, how]) => [href, how]);
  };
  assert.equal(await marked("/employer/dashboard"), [["/employer/dashboard", "page"]]);
  for (const path of [`/employer/jobs/${id}`, `/employer/jobs/${id}/edit`, "/employer/sentences"])
    assert.equal(await marked(path), [["/employer/dashboard", "true"]], path);
  for (const path of ["/employer/company", "/employer/post-job"])
    assert.equal(await marked(path), [[path, "page"]]);
});

dashboard(
  "leads to the form of a job, and to no sentences for rejections, before the first job",
  async () => {
    const { browser, user } = await anEmployer();
    const read = async () => mainOf(await browser.send("/employer/dashboard"));
    assert.match(await read(), /No jobs posted yet\..*href="\/employer\/post-job"/s);
    assert.not.match(await read(), "/employer/sentences");
    const { id } = await aJob(sql);
    await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
    assert.match(await read(), "/employer/sentences");
  },
);

if (inProcess) dashboard.run();
