import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmail, anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, post, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { deleteExpired } from "../delete-expired.ts";
import { sendJobAlerts } from "./send-job-alerts.ts";
import { startNewsletters } from "./start-newsletters.ts";

const newsletters = suite("start newsletters");
const services = await testServices();
const sql = await testDatabase();

const tokenIn = async (email: string, page: string): Promise<string> => {
  const [mail] = await mailsTo(email);
  return new RegExp(`${page}\\?token=([\\w-]{43})`).exec(mail?.body ?? "")?.[1] ?? "";
};
const confirm = (token: string) => new Browser().submit("/newsletter/confirm", { token });
const subscribe = async (email = anEmail()) => {
  await post("/api/newsletter", { email });
  return { email, token: await tokenIn(email, "/newsletter/confirm") };
};

async function aSubscriber() {
  const subscriber = await subscribe();
  await confirm(subscriber.token);
  await startNewsletters(services);
  return subscriber;
}

const alertsOf = (email: string) => sql`
  select id, search || country || sector || experience_level as list, frequency, confirmed_at,
    round(extract(epoch from due_at - confirmed_at) / 86400)::int as days
  from job_alerts where email = ${email}`;

newsletters(
  "writes to who confirmed once a week of all new vacancies, with links to change and stop",
  async () => {
    const { email } = await aSubscriber();
    const [alert, ...more] = await alertsOf(email);
    assert.equal(more, []);
    assert.equal([alert?.list, alert?.frequency, alert?.days], ["", "weekly", 7]);
    const { id: jobId } = await postJob(await anEmployer());
    await sql`update jobs set listed_at = now() - interval '5 minutes' where id = ${jobId}`;
    await sql`
    update job_alerts set due_at = now(), seen_until = now() - interval '1 day' where id = ${alert?.id}`;
    await sendJobAlerts(services);
    const mail = (await mailsTo(email)).find(({ kind }) => kind === "job alert");
    // The email has the newest of all jobs, and other tests may have added some.
    assert.match(mail?.body ?? "", /\/jobs\/[\w-]{36}/);
    const token = /\/alerts\/change\?token=([\w-]{43})/.exec(mail?.body ?? "")?.[1];
    assert.match(await (await send(`/alerts/change?token=${token}`)).text(), "Change your job alert");
    await send(`/alerts/unsubscribe?token=${token}`, { method: "POST" });
    assert.is((await alertsOf(email)).length, 0);
  },
);

newsletters("leaves nobody without the news between confirming and the first mail", async () => {
  const { email, token } = await subscribe();
  await confirm(token);
  await sql`update newsletter_subscribers set confirmed_at = now() - interval '10 minutes' where email = ${email}`;
  await startNewsletters(services);
  const [alert] = await sql`select confirmed_at = seen_until as same from job_alerts where email = ${email}`;
  assert.is(alert?.same, true);
});

newsletters("knows the newsletter's own links afterwards: confirmed again, and stopped", async () => {
  const { email, token } = await aSubscriber();
  assert.match(await (await confirm(token)).text(), /You are on the list/);
  await startNewsletters(services);
  assert.is((await alertsOf(email)).length, 1);
  await send(`/newsletter/unsubscribe?token=${token}`, { method: "POST" });
  assert.is((await alertsOf(email)).length, 0);
});

newsletters("asks nobody again who is told of all vacancies, and starts nothing unconfirmed", async () => {
  const { email } = await aSubscriber();
  const mails = (await mailsTo(email)).length;
  await subscribe(email);
  assert.is((await mailsTo(email)).length, mails);
  const waiting = await subscribe();
  await startNewsletters(services);
  assert.is((await alertsOf(waiting.email)).length, 0);
});

newsletters("leaves an alert of all vacancies as its owner set it, and stops it by either link", async () => {
  const { email, token } = await subscribe();
  await new Browser().submit("/alerts", { email, frequency: "daily" });
  const asked = (await mailsTo(email)).map(
    ({ body }) => /\/alerts\/confirm\?token=[\w-]{43}/.exec(body)?.[0],
  );
  await send(asked.find(Boolean)!, { method: "POST" });
  await confirm(token);
  await startNewsletters(services);
  const [alert, ...more] = await alertsOf(email);
  assert.equal([alert?.frequency, more], ["daily", []]);
  await send(`/newsletter/unsubscribe?token=${token}`, { method: "POST" });
  assert.is((await alertsOf(email)).length, 0);
});

newsletters("forgets who never confirms, after seven days", async () => {
  const [waiting, old] = [await subscribe(), await subscribe()];
  await sql`
    update newsletter_subscribers set created_at = now() - interval '7 days 1 hour' where email = ${old.email}`;
  await deleteExpired(services);
  const kept = await sql`
    select email from newsletter_subscribers where email in (${waiting.email}, ${old.email})`;
  assert.equal(
    kept.map(({ email }) => email),
    [waiting.email],
  );
});

newsletters.run();
