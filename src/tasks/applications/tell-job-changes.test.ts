import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { aPosting, postJob, setStatus } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, json, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { eraseApplication } from "../../domain/applications/erase-application.ts";
import { allowMail } from "../../domain/mail/allow-mail.ts";
import { tellJobChanges } from "./tell-job-changes.ts";

const versions = suite("the job as it read");
const sql = await testDatabase();

async function anApplied() {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const own = await anOwnPageOf(new Browser(), {}, job.id);
  const edit = async (changes: object) => {
    const answer = await employer.browser.send(`/api/jobs/${job.id}`, json(changes, "PATCH"));
    assert.is(answer.status, 200);
  };
  const page = async () => (await (await send(own.path)).text()).replaceAll("<!-- -->", "");
  const told = async () => (await mailsTo(own.email)).filter(({ kind }) => kind === "job changed");
  return { ...own, employer, job, edit, page, told };
}

const run = async () => tellJobChanges(await testServices());
const aDayLater = (id: string) => sql`
  update applications set job_change_told_at = job_change_told_at - interval '1 day' where id = ${id}`;

versions("is on the candidate's page, whatever the employer changes since", async () => {
  const { job, edit, page } = await anApplied();
  await edit({ description: "Another description.", requirements: "Another licence", salaryMax: 9000 });
  const html = await page();
  assert.match(html, /The job as it was on [A-Z][a-z]+ \d+, \d{4}/);
  for (const text of [job.title, job.company, "Crane licence", "Work the ship-to-shore crane.", "5,600"])
    assert.ok(html.includes(text), text);
  assert.not.match(html, "Another licence");
});

versions("is the employer's, too, by a link in the open application", async () => {
  const { id, job, edit, employer } = await anApplied();
  await edit({ requirements: "Another licence" });
  const inbox = await (await employer.browser.send(`/employer/jobs/${job.id}`)).text();
  assert.match(inbox, `href="/employer/applications/${id}/job"`);
  const read = await employer.browser.send(`/employer/applications/${id}/job`);
  assert.is(read.status, 200);
  assert.match(await read.text(), "Crane licence");
  const other = (await anEmployer()).browser;
  assert.is((await other.send(`/employer/applications/${id}/job`)).status, 404);
});

versions("is stored once for each text, and not once for each application", async () => {
  const { job, edit } = await anApplied();
  const count = async () =>
    (await sql`select count(*)::int as n from job_versions where job_id = ${job.id}`)[0]!.n;
  await anOwnPageOf(new Browser(), {}, job.id);
  assert.is(await count(), 1);
  await edit({ requirements: "Another licence" });
  await Promise.all([anOwnPageOf(new Browser(), {}, job.id), anOwnPageOf(new Browser(), {}, job.id)]);
  assert.is(await count(), 2);
});

versions("is in the candidate's own data, and goes when the application is erased", async () => {
  const { id, path } = await anApplied();
  const data = (await (await send(`${path}/data`)).json()) as {
    application: { jobAsRead: { requirements: string } };
  };
  assert.match(data.application.jobAsRead.requirements, "Crane licence");
  await sql.begin((tx) => eraseApplication(tx, id, "candidate"));
  const [row] = await sql`select job_version_id from applications where id = ${id}`;
  assert.is(row!.jobVersionId, null);
});

for (const [name, changes, sentence] of [
  ["pay", { salaryMax: 5_700 }, /^Pay: Now: .*5,700.*\nPay: Before: /m],
  ["the place", { country: "Chile" }, "Place: Now: Chile\nPlace: Before: Norway"],
  ["the requirements", { requirements: "Another licence" }, "The requirements are different"],
] as const)
  versions(`emails the candidate when ${name} changes, once`, async () => {
    const { edit, told } = await anApplied();
    await edit(changes);
    await Promise.all([run(), run()]);
    const [mail, ...more] = await told();
    assert.equal(more, []);
    assert.match(mail!.body, sentence);
    assert.match(mail!.body, /\/application\/[\w-]{43}/);
  });

versions("emails nobody about another change, or one that was taken back", async () => {
  const { edit, told } = await anApplied();
  await edit({ description: "Another description." });
  await edit({ salaryMax: 9_000 });
  await edit({ salaryMax: aPosting().salaryMax });
  await run();
  assert.equal(await told(), []);
});

versions("emails once a day at most, and then what is true", async () => {
  const { id, edit, told } = await anApplied();
  await edit({ salaryMax: 5_700 });
  await run();
  await edit({ salaryMax: 5_800 });
  await run();
  assert.is((await told()).length, 1);
  await aDayLater(id);
  await run();
  const [last, ...earlier] = await told();
  assert.is(earlier.length, 1);
  assert.match(last!.body, "5,800");
});

versions("emails nobody whose application is rejected or withdrawn", async () => {
  const rejected = await anApplied();
  await setStatus(rejected.employer.browser, rejected.id, "rejected");
  await endHold(rejected.id);
  await rejected.edit({ salaryMax: 5_700 });
  const withdrawn = await anApplied();
  await send(`${withdrawn.path}/withdrawal`, { method: "POST" });
  await withdrawn.edit({ salaryMax: 5_700 });
  await run();
  assert.equal([...(await rejected.told()), ...(await withdrawn.told())], []);
});

versions("tells a candidate whose mailbox is full as soon as it has room again", async () => {
  const { email, edit, told } = await anApplied();
  await edit({ salaryMax: 9000 });
  const services = await testServices();
  const capped = { ...services, settings: { ...services.settings, rateLimitScale: 1 } };
  while (await allowMail(sql, capped, "job changed", email));
  await tellJobChanges(capped);
  assert.equal(await told(), []);
  await run();
  assert.is((await told()).length, 1);
});

versions.run();
