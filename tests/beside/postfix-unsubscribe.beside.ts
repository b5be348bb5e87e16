import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { Browser } from "../support/site.ts";
import { until } from "../support/until.ts";
import { isFound } from "./beside.ts";
import { anAddress, arrivedFor, onlyHeader, sendDue, subscribe } from "./mail-site.ts";
import { mailSuite } from "./mail-suite.ts";
import type { Arrived } from "./postfix.ts";

if (isFound("postfix")) {
  const { test, scene, run } = mailSuite("postfix, by one click");

  /** Sends the POST that a mail program sends when its reader presses its button (RFC 8058). */
  async function unsubscribeBy(email: Arrived): Promise<void> {
    assert.is(onlyHeader(email, "List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    const link = /^<(\S+)>$/.exec(onlyHeader(email, "List-Unsubscribe"))?.[1] ?? "";
    const answer = await fetch(link, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      redirect: "manual",
    });
    await answer.text();
    assert.is(answer.status, 200);
  }

  const linkIn = ({ text }: Arrived, part: string) =>
    text!.split(/\s+/).find((word) => word.startsWith(scene.site.url) && word.includes(part))!;
  const newestFor = async (email: string, count: number, kind: string) => {
    const arrived = await arrivedFor(scene.server, email, count);
    return arrived.find(({ text }) => text?.includes(kind))!;
  };

  test("the newsletter ended by the one click of a mail program", async () => {
    const subscribers = (email: string) =>
      scene.database
        .sql`select from newsletter_subscribers where email = ${email} and confirmed_at is not null`;
    const address = await subscribe(scene.site.url);
    await sendDue(scene.site, scene.database.sql);
    const [email] = await arrivedFor(scene.server, address);
    const { pathname, searchParams } = new URL(linkIn(email!, "/newsletter/confirm"));
    await new Browser({ url: scene.site.url }).submit(pathname, Object.fromEntries(searchParams));
    assert.is((await subscribers(address)).length, 1);
    await unsubscribeBy(email!);
    assert.is((await subscribers(address)).length, 0);
  });

  test("a job alert, and the news that it brings, ended by the one click", async () => {
    const address = anAddress();
    const alerts = () => scene.database.sql`select from job_alerts where email = ${address}`;
    await new Browser({ url: scene.site.url }).submit("/alerts", {
      email: address,
      frequency: "daily",
      search: "Crane",
    });
    await sendDue(scene.site, scene.database.sql);
    const [confirmation] = await arrivedFor(scene.server, address);
    const confirmed = await fetch(linkIn(confirmation!, "/alerts/confirm"), { method: "POST" });
    assert.is(confirmed.status, 200);
    const job = await postJob(await anEmployer({ url: scene.site.url }));
    await scene.database.sql`update jobs set listed_at = now() - interval '5 minutes' where id = ${job.id}`;
    await scene.database.sql`
      update job_alerts set seen_until = now() - interval '1 day', due_at = now() where email = ${address}`;
    await scene.site.stop();
    await scene.site.start();
    await until(
      "the alert is written",
      async () => (await scene.database.sql`select from outbox where alert_id is not null`).length > 0,
    );
    await sendDue(scene.site, scene.database.sql);
    const news = await newestFor(address, 2, `/jobs/${job.id}`);
    assert.is(onlyHeader(news, "Subject"), "A new job: “crane”");
    await unsubscribeBy(news);
    assert.is((await alerts()).length, 0);
  });

  test("a job alert that nobody has confirmed, ended by the one click", async () => {
    const address = anAddress();
    const alerts = () => scene.database.sql`select from job_alerts where email = ${address}`;
    const alert = { email: address, frequency: "daily", search: "Rigger" };
    await new Browser({ url: scene.site.url }).submit("/alerts", alert);
    assert.is((await alerts()).length, 1);
    await sendDue(scene.site, scene.database.sql);
    const [confirmation] = await arrivedFor(scene.server, address);
    await unsubscribeBy(confirmation!);
    assert.is((await alerts()).length, 0);
  });

  test("the reminders of saved jobs, ended by the one click", async () => {
    const [address, browser] = [anAddress(), new Browser({ url: scene.site.url })];
    const reminders = () => scene.database.sql`select from saved_reminders where email = ${address}`;
    const job = await postJob(await anEmployer({ url: scene.site.url }));
    await browser.submit(`/saved/jobs/${job.id}`, {});
    await browser.submit("/saved/link", { email: address, remind: "yes" });
    await sendDue(scene.site, scene.database.sql);
    const [confirmation] = await arrivedFor(scene.server, address);
    await browser.submit(new URL(linkIn(confirmation!, "/saved/link/")).pathname, {});
    assert.is((await reminders()).length, 1);
    await scene.database.sql`update jobs set closes_on = utc_today() + 3 where id = ${job.id}`;
    await scene.database.sql`
      update saved_jobs set saved_at = now() - interval '10 days' where job_id = ${job.id}`;
    await scene.site.stop();
    await scene.site.start();
    await until(
      "the reminder is written",
      async () => (await scene.database.sql`select from outbox where reminder_id is not null`).length > 0,
    );
    await sendDue(scene.site, scene.database.sql);
    const reminder = await newestFor(address, 2, `/jobs/${job.id}`);
    await unsubscribeBy(reminder);
    assert.is((await reminders()).length, 0);
  });

  run();
}
