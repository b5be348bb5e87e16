import * as assert from "uvu/assert";
import { until } from "../faults/faults.ts";
import type { SiteProcess } from "../faults/site-process.ts";
import { anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { type NewDatabase, newDatabase } from "../support/new-database.ts";
import { Browser } from "../support/site.ts";
import { besideSuite, isFound, walk } from "./beside.ts";
import { anAddress, arrivedFor, mailSite, onlyHeader, sendDue, subscribe } from "./mail-site.ts";
import { type Arrived, type Postfix, postfix } from "./postfix.ts";

if (isFound("postfix")) {
  const beside = besideSuite("postfix, by one click");
  const test = walk("postfix", beside);
  let database: NewDatabase;
  let server: Postfix;
  let site: SiteProcess;

  beside.before(async () => {
    database = await newDatabase({ max: 2 });
    server = await postfix();
    await server.start();
    site = await mailSite(database, server);
    await site.start();
  });
  beside.after(async () => {
    await site?.close();
    server?.stop();
    await database?.drop();
  });

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
    text!.split(/\s+/).find((word) => word.startsWith(site.url) && word.includes(part))!;
  const newestFor = async (email: string, count: number, kind: string) => {
    const arrived = await arrivedFor(server, email, count);
    return arrived.find(({ text }) => text?.includes(kind))!;
  };

  test("the newsletter ended by the one click of a mail program", async () => {
    const subscribers = (email: string) =>
      database.sql`select from newsletter_subscribers where email = ${email} and confirmed_at is not null`;
    const address = await subscribe(site.url);
    await sendDue(site, database.sql);
    const [email] = await arrivedFor(server, address);
    const { pathname, searchParams } = new URL(linkIn(email!, "/newsletter/confirm"));
    await new Browser({ url: site.url }).submit(pathname, Object.fromEntries(searchParams));
    assert.is((await subscribers(address)).length, 1);
    await unsubscribeBy(email!);
    assert.is((await subscribers(address)).length, 0);
  });

  test("a job alert, and the news that it brings, ended by the one click", async () => {
    const address = anAddress();
    const alerts = () => database.sql`select from job_alerts where email = ${address}`;
    await new Browser({ url: site.url }).submit("/alerts", {
      email: address,
      frequency: "daily",
      search: "Crane",
    });
    await sendDue(site, database.sql);
    const [confirmation] = await arrivedFor(server, address);
    const confirmed = await fetch(linkIn(confirmation!, "/alerts/confirm"), { method: "POST" });
    assert.is(confirmed.status, 200);
    const job = await postJob(await anEmployer({ url: site.url }));
    await database.sql`update jobs set listed_at = now() - interval '5 minutes' where id = ${job.id}`;
    await database.sql`
      update job_alerts set seen_until = now() - interval '1 day', due_at = now() where email = ${address}`;
    await site.stop();
    await site.start();
    await until(
      "the alert is written",
      async () => (await database.sql`select from outbox where alert_id is not null`).length > 0,
    );
    await sendDue(site, database.sql);
    const news = await newestFor(address, 2, `/jobs/${job.id}`);
    assert.is(onlyHeader(news, "Subject"), "A new job: “crane”");
    await unsubscribeBy(news);
    assert.is((await alerts()).length, 0);
  });

  beside.run();
}
