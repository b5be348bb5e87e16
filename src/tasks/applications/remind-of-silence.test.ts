import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer, aReachableEmployer, confirmMailbox } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { apply, applyAndPay, postJob, setStatus, undoStatus } from "../../../tests/support/employer.ts";
import { aJob, unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage, anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { allowMail } from "../../domain/mail/allow-mail.ts";
import { remindOfSilence } from "./remind-of-silence.ts";

const silence = suite("remind of silence");
const services = await testServices();
const sql = await testDatabase();

const run = () => remindOfSilence(services);

/** Makes the application this many days older. */
const sentDaysAgo = (id: string, days: number) => sql`
  update applications set submitted_at = now() - ${days} * interval '1 day', paid_at = now() - ${days} * interval '1 day'
  where id = ${id}`;

const aDayLater = (employerId: string) => sql`
  update users set reminded_at = reminded_at - interval '1 day' where id = ${employerId}`;

const reminders = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "unanswered applications");

const told = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === "no answer");

const unansweredList = async (email: string) =>
  mainOf(
    await (await signedIn()).send(`/admin/applications?state=unanswered&search=${encodeURIComponent(email)}`),
  );

const countReminders = async () =>
  (await sql`select from outbox where kind = 'unanswered applications'`).length;

const anAddress = () => `${unique("maria").replace(" ", ".")}@example.com`;

silence("reminds an employer after 7 and after 21 days, once each, with counts alone", async () => {
  const employer = await aReachableEmployer();
  const { email, id: employerId } = employer.user;
  const job = await postJob(employer);
  const candidate = anAddress();
  const [{ id: first }, { id: second }] = [
    await applyAndPay(job.id, { email: candidate }),
    await applyAndPay(job.id),
  ];
  await sentDaysAgo(first, 6.9);
  await run();
  assert.equal(await reminders(email), []);
  await sentDaysAgo(first, 7.1);
  await sentDaysAgo(second, 8);
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...more] = await reminders(email);
  assert.equal(more, []);
  assert.is(mail?.subject, "2 applications need your answer");
  assert.not.match(mail?.body ?? "", "Maria");
  assert.not.match(mail?.body ?? "", candidate);

  await sentDaysAgo(first, 21.1);
  await run();
  assert.is((await reminders(email)).length, 1, "not twice on one day");
  await aDayLater(employerId);
  await run();
  assert.is((await reminders(email)).length, 2);
  await aDayLater(employerId);
  await run();
  assert.is((await reminders(email)).length, 2);
});

silence("reminds an employer only once the mailbox is confirmed", async () => {
  const employer = await anEmployer();
  const { id } = await applyAndPay((await postJob(employer)).id);
  await sentDaysAgo(id, 9);
  await run();
  assert.equal(await reminders(employer.user.email), []);
  await confirmMailbox(employer);
  await run();
  assert.is((await reminders(employer.user.email)).length, 1);
});

silence("counts all that wait, also those that it reminded of before", async () => {
  const employer = await aReachableEmployer();
  const { email, id: employerId } = employer.user;
  const [one, other] = [await postJob(employer), await postJob(employer)];
  const sent = [one, one, other, other].map(({ id }) => applyAndPay(id));
  const [late, ...early] = await Promise.all(sent);
  for (const { id } of early) await sentDaysAgo(id, 8);
  await run();
  await sentDaysAgo(early[0]!.id, 21.5);
  await aDayLater(employerId);
  await run();
  await sentDaysAgo(late!.id, 7.5);
  await aDayLater(employerId);
  await run();
  const mails = await reminders(email);
  assert.equal(mails.map(({ subject }) => subject).sort(), [
    "3 applications need your answer",
    "3 applications need your answer",
    "4 applications need your answer",
  ]);
  const [last] = mails.filter(({ subject }) => subject.startsWith("4"));
  assert.match(last?.body ?? "", "For one application it is 21 days or longer.");
});

silence("reminds every employer, however many there are, once", async () => {
  const employer = await aReachableEmployer();
  const { id: jobId } = await postJob(employer);
  const { id } = await applyAndPay(jobId);
  await sentDaysAgo(id, 9);
  const word = unique("many").replace(" ", "-");
  await sql`
    insert into users (email, role, first_name, last_name, password_hash, email_confirmed_at)
    select ${word} || n || '@example.com', 'employer', 'Many', 'Employers', 'x', now() from generate_series(1, 205) as n`;
  await sql`
    insert into jobs (employer_id, title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
      description, requirements, closes_on)
    select users.id, title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
      requirements, closes_on
    from jobs, users where jobs.id = ${jobId} and email like ${`${word}%`}`;
  await sql`
    insert into applications
    select (jsonb_populate_record(null::applications, to_jsonb(sent) || jsonb_build_object(
      'id', gen_random_uuid(), 'reference', gen_random_uuid(), 'browser_hash', null, 'job_id', jobs.id))).*
    from applications as sent, jobs join users on users.id = employer_id
    where sent.id = ${id} and users.email like ${`${word}%`}`;
  const before = await countReminders();
  await run();
  assert.is((await countReminders()) - before, 206);
  await Promise.all([run(), run()]);
  assert.is((await countReminders()) - before, 206);
});

silence("reminds of nothing that was answered, withdrawn, unpaid, taken down or is a sample", async () => {
  const employer = await aReachableEmployer();
  const job = await postJob(employer);
  const answered = await applyAndPay(job.id);
  await setStatus(employer.browser, answered.id, "under_review");
  await endHold(answered.id);
  await setStatus(employer.browser, answered.id, "submitted");
  const withdrawn = await anOwnPageOf(new Browser(), {}, job.id);
  await send(`${withdrawn.path}/withdrawal`, { method: "POST" });
  const unpaid = await apply(job.id);
  const sample = await postJob(employer);
  const forSample = await applyAndPay(sample.id);
  await sql`insert into companies (name, country, sample) values (${sample.company}, 'Norway', true)`;
  await sql`update jobs set sample = true where id = ${sample.id}`;
  const takenDown = await postJob(employer);
  const forTakenDown = await applyAndPay(takenDown.id);
  await sql`update jobs set closed_at = now(), taken_down_at = now() where id = ${takenDown.id}`;
  for (const id of [answered.id, withdrawn.id, unpaid, forSample.id, forTakenDown.id])
    await sentDaysAgo(id, 31);
  await run();
  assert.equal(await reminders(employer.user.email), []);
  assert.equal(
    (await mailsTo(withdrawn.email)).filter(({ kind }) => kind === "no answer"),
    [],
  );
});

silence("reminds again of an application whose answer was taken back", async () => {
  const employer = await aReachableEmployer();
  const { id } = await applyAndPay((await postJob(employer)).id);
  await setStatus(employer.browser, id, "rejected");
  await sentDaysAgo(id, 8);
  await run();
  assert.equal(await reminders(employer.user.email), []);
  await undoStatus(employer.browser, id);
  await run();
  assert.is((await reminders(employer.user.email)).length, 1);
});

silence("tells the candidate after 30 days, once, and shows the administrator", async () => {
  const employer = await aReachableEmployer();
  const job = await postJob(employer);
  const { id, email, path } = await anOwnPageOf(new Browser(), {}, job.id);
  const told = async () => (await mailsTo(email)).filter(({ kind }) => kind === "no answer");
  await sentDaysAgo(id, 29.9);
  await run();
  assert.equal(await told(), []);
  await sentDaysAgo(id, 30.1);
  await Promise.all([run(), run()]);
  const [mail, ...more] = await told();
  assert.equal(more, []);
  assert.match(mail?.body ?? "", /\/application\/[\w-]{43}/);
  assert.ok(mail?.body.includes(`${job.title} at ${job.company}`));
  assert.match(
    mail?.body ?? "",
    /is not refunded, except as our terms say\.\nWhen we refund the fee\nhttps?:\S+\/terms#clause-9\n/,
  );
  const admin = await signedIn();
  const asked = `/admin/applications?search=${encodeURIComponent(email)}`;
  assert.match(await mainOf(await admin.send(asked)), 'badge badge-warn">No answer for 30 days');
  assert.match(await mainOf(await admin.send(`${asked}&state=unanswered`)), email);
  assert.not.match(await mainOf(await admin.send(`${asked}&state=withdrawn`)), `row-email">${email}`);
  await send(`${path}/withdrawal`, { method: "POST" });
  assert.match(await mainOf(await admin.send(`${asked}&state=withdrawn`)), `row-email">${email}`);
  assert.not.match(await mainOf(await admin.send(`${asked}&state=unanswered`)), `row-email">${email}`);
});

silence("tells a candidate whose mailbox is full as soon as it has room again", async () => {
  const { id, application } = await anOwnPage();
  const { email } = application;
  await sentDaysAgo(id, 31);
  const capped = { ...services, settings: { ...services.settings, rateLimitScale: 1 } };
  while (await allowMail(sql, capped, "no answer", email));
  await remindOfSilence(capped);
  assert.equal(await told(email), []);
  await run();
  assert.is((await told(email)).length, 1);
});

silence("shows the administrator alone what no employer could answer", async () => {
  const orphan = await aJob(sql);
  const { id, email } = await anOwnPageOf(new Browser(), {}, orphan.id);
  await sentDaysAgo(id, 31);
  await run();
  assert.equal(await told(email), []);
  assert.match(await unansweredList(email), `row-email">${email}`);
});

silence("tells the candidate of a general application, once, and shows the administrator", async () => {
  const { id, application } = await anOwnPage();
  await sentDaysAgo(id, 31);
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...more] = await told(application.email);
  assert.equal(more, []);
  assert.match(mail?.body ?? "", "We have not answered your general application");
  assert.match(await unansweredList(application.email), `row-email">${application.email}`);
});

silence.run();
