import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  anAddress,
  aSaver,
  askLink,
  linkTo,
  remind,
  savedTitles,
} from "../../../tests/support/saved-jobs.ts";
import { Browser, inProcess, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const sql = await testDatabase();

const remindersTo = (email: string) => sql`select id from saved_reminders where email = ${email}`;

const asking = suite("POST /saved/link");

asking("emails a link that names no job", async () => {
  const { browser } = await aSaver("Rigger of the Deep");
  const email = anAddress();
  const response = await askLink(browser, email.toUpperCase());
  assert.is(response.status, 200);
  const page = await mainOf(response);
  assert.match(page, "Open the email to MARIA.");
  assert.match(page, "This site sends no email at the moment");
  assert.match(page, /<details><summary>Send the link again<\/summary><form/);
  const [mail, ...more] = await mailsTo(email);
  assert.equal(more, []);
  assert.match(mail?.body ?? "", /\/saved\/link\/[\w-]{43}/);
  assert.not.match(`${mail?.subject} ${mail?.body}`, /Rigger|reminders on/);
});

asking("says at the field what is wrong, and keeps what was typed", async () => {
  const { browser } = await aSaver("Fitter");
  const response = await askLink(browser, "maria", true);
  assert.is(response.status, 400);
  const page = await response.text();
  assert.match(page, "<title>Error: ");
  assert.match(page, '<a href="#email">');
  assert.match(page, 'value="maria"');
  assert.match(page, /name="remind"[^>]*checked/);
});

asking("sends nothing where nothing is saved", async () => {
  const email = anAddress();
  const response = await askLink(new Browser(), email);
  assert.is(response.status, 409);
  assert.match(await response.text(), "there is nothing to send");
  assert.equal(await mailsTo(email), []);
});

if (inProcess)
  asking("sends a mailbox at most five links a day, and answers the same", async () => {
    const { browser } = await aSaver("Fitter");
    browser.world.settings = { rateLimitScale: 1 };
    browser.world.address = `203.0.113.${Math.ceil(Math.random() * 200)}`;
    const email = anAddress();
    for (let n = 0; n < 7; n += 1) assert.is((await askLink(browser, email)).status, 200);
    assert.is((await mailsTo(email)).length, 5);
  });

asking.run();

const taking = suite("/saved/link/:token");

taking("adds the jobs to another browser by its button alone, and leaves them where they were", async () => {
  const [{ browser }, other] = [await aSaver("Fitter one", "Fitter two"), await aSaver("Cook")];
  const email = anAddress();
  await askLink(browser, email);
  const link = await linkTo(email);
  const page = await mainOf(await other.browser.send(link));
  assert.match(page, "You saved 2 jobs in another browser");
  assert.match(page, /Fitter two.*Fitter one/s);
  assert.equal(await savedTitles(other.browser), ["Cook"]);
  const taken = await other.browser.submit(link, {});
  assert.equal([taken.status, taken.headers.get("Location")], [303, "/saved?done=added"]);
  assert.equal((await savedTitles(other.browser)).sort(), ["Cook", "Fitter one", "Fitter two"]);
  assert.equal(await savedTitles(browser), ["Fitter two", "Fitter one"]);
});

taking("works in one other browser, and says so in the next one", async () => {
  const { browser } = await aSaver("Fitter");
  const email = anAddress();
  await askLink(browser, email);
  const link = await linkTo(email);
  const [first, second] = [new Browser(), new Browser()];
  const answers = await Promise.all([first.submit(link, {}), second.submit(link, {})]);
  assert.equal(answers.map(({ status }) => status).sort(), [303, 410]);
  const winner = answers[0]!.status === 303 ? first : second;
  const stolen = await new Browser().send(link);
  assert.is(stolen.status, 410);
  assert.match(await stolen.text(), "This link was used already, in another browser.");
  assert.equal(stolen.headers.getSetCookie(), []);
  assert.is((await winner.submit(link, {})).status, 303);
  assert.match(await mainOf(await winner.send(link)), "already in this browser");
  assert.match(await mainOf(await browser.send(link)), /class="page-head.*already in this browser/s);
});

taking("is unknown when it is not whole, and too old after 72 hours", async () => {
  const { browser } = await aSaver("Fitter");
  const email = anAddress();
  await askLink(browser, email);
  const link = await linkTo(email);
  const broken = await new Browser().send(link.slice(0, -1));
  assert.is(broken.status, 404);
  const page = await mainOf(broken);
  assert.match(page, "This link does not work any more");
  assert.match(page, 'href="/saved">Saved jobs</a>');
  assert.is((await new Browser().submit(`/saved/link/${"x".repeat(43)}`, {})).status, 404);
  if (!inProcess) return;
  const clock = () => new Date(Date.now() + 73 * 60 * 60 * 1000);
  const late = await send(link, {}, { clock });
  assert.is(late.status, 410);
  assert.match(await late.text(), "older than 72 hours");
});

taking("adds the newest jobs that fit, and says that others did not", async () => {
  const [{ browser }, { browser: full, ids }] = [
    await aSaver("Old Fitter", "New Fitter"),
    await aSaver("Cook"),
  ];
  await sql`
    with copies as (
      insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies,
        description, requirements, closes_on)
      select 'Copy', company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
        requirements, closes_on
      from jobs, generate_series(1, 98) where id = ${ids[0]!}
      returning id)
    insert into saved_jobs (list_id, job_id)
    select list_id, copies.id from copies, saved_jobs where job_id = ${ids[0]!}`;
  const email = anAddress();
  await askLink(browser, email);
  const taken = await full.submit(await linkTo(email), {});
  assert.is(taken.headers.get("Location"), "/saved?done=partly");
  const titles = await savedTitles(full);
  assert.equal(
    [titles.length, titles.includes("New Fitter"), titles.includes("Old Fitter")],
    [100, true, false],
  );
});

taking("turns reminders on only by the button of the emailed link", async () => {
  const { browser } = await aSaver("Fitter");
  const email = anAddress();
  await askLink(browser, email, true);
  const link = await linkTo(email);
  assert.match(await mainOf(await browser.send(link)), "Turn on reminders");
  assert.equal([...(await remindersTo(email))], []);
  const taken = await browser.submit(link, { remind: "yes" });
  assert.is(taken.headers.get("Location"), "/saved?done=reminded");
  assert.is((await remindersTo(email)).length, 1);
  const page = await mainOf(await browser.send("/saved"));
  assert.match(page, "m•••@example.com");
  assert.not.match(page, email);
  assert.match(page, /<details><summary>Email me a link to this list<\/summary><form/);
});

taking("turns reminders on for both browsers, with one address", async () => {
  const [{ browser }, other] = [await aSaver("Fitter"), new Browser()];
  const email = anAddress();
  await askLink(browser, email, true);
  const page = await mainOf(await other.send(await linkTo(email)));
  assert.match(page, "Add this job");
  assert.match(page, /<h2><a[^>]*>Fitter</);
  assert.match(page, /<input type="checkbox" name="remind"[^>]*checked/);
  await other.submit(await linkTo(email), { remind: "yes" });
  const [reminder] = await remindersTo(email);
  const lists = await sql`select from saved_lists where reminder_id = ${reminder!.id}`;
  assert.is(lists.length, 2);
});

taking("adds the jobs alone where the box of the reminders is empty", async () => {
  const [{ browser }, other] = [await aSaver("Fitter"), new Browser()];
  const email = anAddress();
  await askLink(browser, email, true);
  await other.submit(await linkTo(email), {});
  assert.equal(await savedTitles(other), ["Fitter"]);
  assert.equal([...(await remindersTo(email))], []);
});

taking.run();

const stopping = suite("the end of reminders");

stopping("comes by a button of the list", async () => {
  const { browser } = await aSaver("Fitter");
  const email = await remind(browser);
  const stopped = await browser.submit("/saved/reminders/removal", {});
  assert.is(stopped.headers.get("Location"), "/saved?done=stopped");
  assert.equal([...(await remindersTo(email))], []);
  assert.equal(await savedTitles(browser), ["Fitter"]);
  assert.is((await new Browser().submit("/saved/reminders/removal", {})).status, 303);
});

stopping("can be left alone", async () => {
  const page = await mainOf(await send("/saved/reminders/stop?token=unknown"));
  assert.match(page, '<a class="btn btn-quiet" href="/saved">Keep the reminders</a>');
});

stopping("answers an unknown token like a known one", async () => {
  const asked = await send("/saved/reminders/stop?token=unknown", { method: "POST" });
  assert.is(asked.status, 200);
  assert.match(await asked.text(), "Reminders are off");
});

stopping.run();
