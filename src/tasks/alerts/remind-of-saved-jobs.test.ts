import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { aSaver, linkTo, remind } from "../../../tests/support/saved-jobs.ts";
import { Browser, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { remindOfSavedJobs } from "./remind-of-saved-jobs.ts";

const reminders = suite("remind of saved jobs");
const services = await testServices();
const sql = await testDatabase();

/** Makes these jobs close in so many days. They were saved ten days ago. */
const closeIn = async (days: number, ids: string[]) => {
  await sql`update jobs set closes_on = utc_today() + ${days}::int where id in ${sql(ids)}`;
  await sql`update saved_jobs set saved_at = now() - interval '10 days' where job_id in ${sql(ids)}`;
};
const remindersIn = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "saved job reminder");
const run = () => remindOfSavedJobs(services);

async function aReminded(...titles: string[]) {
  const saver = await aSaver(...titles);
  return { ...saver, email: await remind(saver.browser) };
}

reminders(
  "write three days before a job closes, once for each job, with the link that stops them",
  async () => {
    const { browser, ids, email } = await aReminded("Fitter of Bergen", "Cook of Bergen", "Later Job");
    await closeIn(3, ids.slice(0, 2));
    await closeIn(4, ids.slice(2));
    await run();
    await run();
    const mails = await remindersIn(email);
    assert.equal(mails.map(({ subject }) => subject.split(": ")[1]).sort(), [
      "Cook of Bergen",
      "Fitter of Bergen",
    ]);
    const [mail] = mails;
    assert.match(mail!.body, "$2,000 - $3,000 per month");
    const stop = /https?:\/\/\S+\/saved\/reminders\/stop\?token=[\w-]{43}/.exec(mail!.body)?.[0] ?? "";
    assert.equal(mail!.headers, {
      "List-Unsubscribe": `<${stop}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const { pathname, search } = new URL(stop);
    assert.match(await (await browser.send(pathname + search)).text(), "Stop reminders");
    assert.is((await remindersIn(email)).length, 2);
    // Mail programs post this body. Waiting emails are deleted with the reminders.
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    assert.is((await send(pathname + search, { method: "POST", body })).status, 200);
    assert.equal(await remindersIn(email), []);
    await closeIn(2, ids);
    await run();
    assert.equal(await remindersIn(email), []);
  },
);

reminders("catch up after days without a run, as long as the job is open", async () => {
  const { ids, email } = await aReminded("Fitter");
  await closeIn(0, ids);
  await run();
  assert.is((await remindersIn(email)).length, 1);
});

reminders("say nothing of a job that is closed, hidden, removed from the list or deleted", async () => {
  const { browser, ids, email } = await aReminded("Closed", "Hidden", "Removed", "Deleted", "Over");
  const [closed, hidden, removed, deleted, over] = ids as [string, string, string, string, string];
  await closeIn(2, ids);
  await closeIn(-1, [over]);
  await sql`update jobs set closed_at = now() where id = ${closed}`;
  await sql`update jobs set employer_until = '-infinity' where id = ${hidden}`;
  await browser.submit(`/saved/jobs/${removed}/removal`, {});
  await sql`delete from jobs where id = ${deleted}`;
  await run();
  assert.equal(await remindersIn(email), []);
});

reminders("leave out a job that was saved when its last three days had begun", async () => {
  const { ids, email } = await aReminded("Late");
  await sql`update jobs set closes_on = utc_today() + 3 where id in ${sql(ids)}`;
  await run();
  assert.equal(await remindersIn(email), []);
});

reminders("write only to a confirmed address", async () => {
  const { browser, ids } = await aSaver("Fitter");
  const email = "nobody.confirmed@example.com";
  await browser.submit("/saved/link", { email, remind: "yes" });
  await closeIn(3, ids);
  await run();
  assert.equal(await remindersIn(email), []);
});

reminders("write once about a job that two lists of the address hold", async () => {
  const { browser, ids } = await aSaver("Fitter");
  const [other, email] = [new Browser(), `both.${ids[0]}@example.com`];
  await browser.submit("/saved/link", { email, remind: "yes" });
  await other.submit(await linkTo(email), { remind: "yes" });
  await closeIn(3, ids);
  await run();
  assert.is((await remindersIn(email)).length, 1);
});

reminders("write once when two processes run at the same time", async () => {
  const due = await Promise.all(Array.from({ length: 5 }, () => aReminded("Fitter", "Cook")));
  for (const { ids } of due) await closeIn(3, ids);
  await Promise.all([run(), run(), run()]);
  for (const { email } of due) assert.is((await remindersIn(email)).length, 2);
});

reminders("record nothing when the emails cannot be written", async () => {
  const { ids, email } = await aReminded("Fitter");
  await closeIn(3, ids);
  const sealJson = () => Promise.reject(new Error("the power went"));
  const broken = { ...services, vault: { ...services.vault, sealJson } };
  await remindOfSavedJobs(broken as typeof services).then(
    () => assert.unreachable(),
    () => {},
  );
  await run();
  assert.is((await remindersIn(email)).length, 1);
});

reminders("keep nobody from theirs when a token cannot be opened any more", async () => {
  const [lost, whole] = [await aReminded("Fitter"), await aReminded("Cook")];
  await closeIn(3, [...lost.ids, ...whole.ids]);
  await sql`update saved_reminders set token_key_id = 'gone' where email = ${lost.email}`;
  await run();
  assert.equal(await remindersIn(lost.email), []);
  assert.is((await remindersIn(whole.email)).length, 1);
});

reminders.run();
