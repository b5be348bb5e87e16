import { suite } from "uvu";
import * as assert from "uvu/assert";
import { asksForMoney, harmless, openCheckedSite } from "../../../tests/support/checked-site.ts";

const decisions = suite("POST /admin/reports/held");
const { sql, close, administrator, checked, isPublic, mailsTo, textIdOf, decide } = await openCheckedSite();
decisions.after(close);

decisions("shows the administrator what waits, who releases that text until its next edit", async () => {
  const { employer, post, edit } = await checked();
  const job = await post({ description: asksForMoney });
  const page = await (await administrator.send("/admin/reports")).text();
  assert.match(page, job.title);
  assert.match(page, "<q>A deposit of 200 USD secures your place.</q>");
  assert.is((await decide(await textIdOf(job), "release")).status, 303);
  assert.ok(await isPublic(job));
  assert.is((await mailsTo(employer, "job released")).length, 1);
  assert.is((await edit(job, { vacancies: 7 })).state, "review");
});

decisions("keeps a refused job hidden after every edit until an administrator releases it", async () => {
  const { employer, post, edit } = await checked();
  const job = await post({ description: asksForMoney });
  assert.is((await decide(await textIdOf(job), "refuse", "Nobody pays for a job here.")).status, 303);
  const dashboard = await (await employer.browser.send("/employer/dashboard")).text();
  assert.match(dashboard, "Nobody pays for a job here.");
  const [mail] = await mailsTo(employer, "job refused");
  assert.match(mail!.body, "Nobody pays for a job here.");
  assert.is((await edit(job, { description: harmless })).state, "review");
  assert.is((await edit(job, { vacancies: 7 })).state, "review");
  assert.match(await (await administrator.send("/admin/reports")).text(), job.title);
  await decide(await textIdOf(job), "release");
  assert.ok(await isPublic(job));
  assert.is((await edit(job, { vacancies: 8 })).state, "live");
});

decisions("notes each decision with its reason", async () => {
  const { post } = await checked();
  const job = await post({ description: asksForMoney });
  await decide(await textIdOf(job), "refuse", "Nobody pays for a job here.");
  const entries = await sql`select action, details from audit_log where subject_id = ${job.id} order by id`;
  assert.equal(
    entries.map(({ action, details }) => [action, details.rules ?? details.reason ?? null]),
    [
      ["job held", "money"],
      ["job published", null],
      ["job refused", "Nobody pays for a job here."],
    ],
  );
});

decisions("asks the administrator for a reason to refuse", async () => {
  const { post } = await checked();
  const job = await post({ description: asksForMoney });
  const id = await textIdOf(job);
  const response = await decide(id, "refuse");
  assert.is(response.status, 400);
  const page = await response.text();
  assert.match(page, `href="#reason-${id}"`);
  const field = `<div class="field has-error"><label for="reason-${id}">`;
  assert.match(page.split(field)[1] ?? "", `id="reason-${id}-error">Give the employer a reason`);
});

decisions("refuses a decision on a text that has changed since", async () => {
  const { post, edit } = await checked();
  const job = await post({ description: asksForMoney });
  const seen = await textIdOf(job);
  await edit(job, { description: `${asksForMoney} Hurry.` });
  assert.is((await decide(seen, "release")).status, 409);
  assert.not(await isPublic(job));
});

decisions.run();
