import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { asksForMoney, harmless, openCheckedSite } from "../../../tests/support/checked-site.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { everywhere, placesOf as publicPlaces } from "../../../tests/support/public-places.ts";
import { Browser, json, send } from "../../../tests/support/site.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import type { Job } from "../../shared/jobs/job.ts";

const reviews = suite("review by rules");
const { sql, close, world, administrator, grant, checked, isPublic, mailsTo, textIdOf, decide } =
  await openCheckedSite();
reviews.after(close);

const neighbour = await checked();
const placesOf = async (job: Job) => publicPlaces(world, job, await neighbour.post({ country: job.country }));

reviews("holds a checked employer's job that asks for money, and hides it everywhere", async () => {
  const { post } = await checked();
  const job = await post({ description: asksForMoney, country: unique("Norderland") });
  assert.equal([job.state, job.open], ["review", false]);
  assert.equal(
    (await placesOf(job)).filter((place) => !place.startsWith("partners")),
    [],
  );
});

reviews("shows the employer the rule and the sentence, on the dashboard, the job and its form", async () => {
  const { employer, post } = await checked();
  const job = await post({ description: asksForMoney });
  for (const path of ["/employer/dashboard", `/employer/jobs/${job.id}`, `/employer/jobs/${job.id}/edit`]) {
    const page = await (await employer.browser.send(path)).text();
    assert.match(page, "The text asks candidates for money.", path);
    assert.match(page, "<q>A deposit of 200 USD secures your place.</q>", path);
  }
});

reviews("writes to the employer once, however often they edit it while it waits", async () => {
  const { employer, post, edit } = await checked();
  const job = await post({ description: asksForMoney });
  await edit(job, { description: `${asksForMoney} Hurry.` });
  const mails = await mailsTo(employer, "job held");
  assert.is(mails.length, 1);
  assert.match(mails[0]!.body, "A deposit of 200 USD secures your place.");
});

reviews("leaves the applications that came before to the employer", async () => {
  const { employer, post, edit } = await checked();
  const job = await post({ description: harmless });
  const { id, application } = await applyAndPay(job.id, {}, new Browser(world));
  assert.is((await edit(job, { description: asksForMoney })).state, "review");
  const rows = await (await employer.browser.send(`/api/employer/applications/${job.id}`)).json();
  assert.is((rows as { withheld?: string }[])[0]?.withheld, undefined);
  const csv = await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`);
  assert.is(csv.status, 200);
  assert.match(await csv.text(), application.fullName);
  assert.is((await setStatus(employer.browser, id, "interviewed")).status, 200);
});

reviews("reads what was posted before the check when the account is checked", async () => {
  const employer = await anEmployer(world);
  const company = unique("Kvernholm");
  const asks = await postJob(employer, { company, description: asksForMoney });
  const fine = await postJob(employer, { company, description: harmless });
  // The rules have read neither, like jobs that are older than the rules.
  await sql`delete from job_holds where job_id = ${asks.id}`;
  await sql`update jobs set held = false where id = ${asks.id}`;
  await grant(employer, company);
  assert.equal([await isPublic(asks), await isPublic(fine)], [false, true]);
  assert.is((await sql`select from job_holds where job_id = ${asks.id} and state = 'held'`).length, 1);
});

reviews("publishes it as soon as an edit takes out what was found", async () => {
  const { post, edit } = await checked();
  const job = await post({ description: asksForMoney, country: unique("Norderland") });
  const [{ listedAt } = {}] =
    await sql`select listed_at = 'infinity' as listed_at from jobs where id = ${job.id}`;
  assert.ok(listedAt, "no alert tells of it before");
  const edited = await edit(job, { description: harmless });
  assert.equal([edited.state, edited.open], ["live", true]);
  assert.equal(await placesOf(edited), everywhere);
  assert.is((await sql`select from job_holds where job_id = ${job.id}`).length, 0);
});

reviews("hides a public job at once when an edit asks for money, and lists it for alerts once", async () => {
  const { post, edit } = await checked();
  const job = await post();
  assert.ok(await isPublic(job));
  const listedAt = async () =>
    (await sql`select listed_at from jobs where id = ${job.id}`)[0]?.listedAt as Date;
  const first = await listedAt();
  assert.is((await edit(job, { description: asksForMoney })).state, "review");
  assert.not(await isPublic(job));
  await edit(job, { description: harmless });
  assert.ok(await isPublic(job));
  assert.equal(await listedAt(), first);
});

reviews("holds the job of an account that is checked only later", async () => {
  const employer = await anEmployer(world);
  const job = await postJob(employer, { description: asksForMoney });
  await grant(employer, job.company);
  assert.not(await isPublic(job));
  await decide(await textIdOf(job), "release");
  assert.ok(await isPublic(job));
});

reviews("does not make the job of an unchecked account public by releasing it", async () => {
  const job = await postJob(await anEmployer(world), { description: asksForMoney });
  await decide(await textIdOf(job), "release");
  assert.not(await isPublic(job));
});

reviews("holds brands and names like those of another account's checked company", async () => {
  const kvernholm = await checked();
  for (const company of [
    "Maersk Crewing Dept",
    "M\u0430ersk",
    "ᴍᴀᴇʀꜱᴋ",
    "M\u0332aersk",
    `${kvernholm.company} Ltd.`,
    kvernholm.company.toUpperCase(),
  ]) {
    const { post } = await checked(company);
    assert.is((await post()).state, "review", company);
  }
  assert.is((await (await checked("Anglo American")).post()).state, "live");
  assert.is((await (await checked("American Anglo")).post()).state, "live");
  assert.is((await kvernholm.post()).state, "review", "its name is like another's now, too");
});

reviews("holds a text that another account has posted, and lets the same account repeat it", async () => {
  const description = `${unique("Work the crane.")} ${"Shifts of eight hours, in a team of four. ".repeat(4)}`;
  const first = await checked();
  assert.is((await first.post({ description })).state, "live");
  assert.is((await first.post({ description })).state, "live");
  const copy = await (await checked()).post({ description: description.toUpperCase() });
  assert.is(copy.state, "review");
});

reviews("leaves one answer when an edit, the administrator and a withdrawal come at once", async () => {
  const { employer, company, post, edit } = await checked();
  const job = await post({ description: asksForMoney });
  const textId = await textIdOf(job);
  await Promise.all([
    edit(job, { description: `${asksForMoney} Hurry.` }),
    decide(textId, "release"),
    administrator.send(`/api/admin/employers/${employer.user.id}/mandate`, json({ company }, "DELETE")),
  ]);
  assert.not(await isPublic(job));
  await grant(employer, company);
  assert.not(await isPublic(job));
});

reviews.run();

const free = suite("EMPLOYER_CHECK=none");

free("posts at once outside production, and in production holds what the rules find", async () => {
  const own = await migratedDatabase();
  const open = { sql: own.sql, settings: { employerCheck: "none" as const } };
  try {
    const employer = await anEmployer(open);
    const job = await postJob(employer, { description: asksForMoney });
    assert.is(job.state, "live");
    assert.is((await own.sql`select from outbox where kind = 'job held'`).length, 0);
    const page = await (await (await signedIn(open)).send("/admin/reports")).text();
    assert.match(page, "Public: the rules hide no job here");
    await applyEmployerRules(own.sql, { employerCheck: "none", unpaidWithheld: true });
    assert.is((await send(`/api/jobs/${job.id}`, {}, open)).status, 404);
    assert.is((await postJob(employer, { description: asksForMoney })).state, "review");
    assert.is((await postJob(employer)).state, "live");
  } finally {
    await own.close();
  }
});

free.run();
