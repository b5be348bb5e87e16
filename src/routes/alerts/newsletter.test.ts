import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { statementsOf } from "../../../tests/support/counted-statements.ts";
import { aJob, unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, post, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { listUnsentEmails } from "../../db/mail/outbox.ts";
import { openEmail } from "../../domain/mail/open-email.ts";
import { NewsletterPage } from "./newsletter-page.tsx";

const sql = await testDatabase();

const anAddress = () => `Maria.${randomUUID()}@Example.com`;
const subscribe = (email: string) => post("/api/newsletter", { email });

/** Lists the waiting mails to an address, newest first. */
async function mailsTo(address: string) {
  const { vault } = await testServices();
  const mails = await Promise.all(
    (await listUnsentEmails(sql, 1000)).map((email) => openEmail(vault, email).catch(() => undefined)),
  );
  return mails.flatMap((mail) => (mail?.recipient === address.toLowerCase() ? [mail] : []));
}

async function tokenFor(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /\/newsletter\/confirm\?token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
}

/** Undefined for an address that is not on the list, null for one that is not confirmed. */
async function confirmedAt(address: string): Promise<Date | null | undefined> {
  const [row] = await sql<{ confirmedAt: Date | null }[]>`
    select confirmed_at from newsletter_subscribers where email = ${address.toLowerCase()}`;
  return row?.confirmedAt;
}

const confirm = (token: string) => new Browser().submit("/newsletter/confirm", { token });

async function aSubscriber(): Promise<{ address: string; token: string }> {
  const address = anAddress();
  await subscribe(address);
  const token = await tokenFor(address);
  await confirm(token);
  return { address, token };
}

const api = suite("POST /api/newsletter");

api("answers 202 and asks the address by mail, once for each time", async () => {
  const address = anAddress();
  const response = await subscribe(address);
  assert.is(response.status, 202);
  assert.is(await confirmedAt(address), null);
  assert.is((await mailsTo(address)).length, 1);
});

api("answers the same for an address that is on the list, and writes nothing", async () => {
  const { address } = await aSubscriber();
  const known = await subscribe(address);
  const unknown = await subscribe(anAddress());
  assert.is(known.status, 202);
  assert.is(await known.text(), await unknown.text());
  assert.is((await mailsTo(address)).length, 1);
});

if (inProcess)
  api(
    "asks the database as much for an address that is on the list, so that its time tells nothing",
    async () => {
      const { address } = await aSubscriber();
      const answer = (email: string) => statementsOf((browser) => browser.post("/api/newsletter", { email }));
      await answer(anAddress());
      assert.is(await answer(address), await answer(anAddress()));
    },
  );

api("refuses what is no address", async () => {
  for (const email of ["", "maria", "maria@", "a@b.c, d@e.f", "maria@example.com\r\nBcc: x@example.com"])
    assert.is((await subscribe(email)).status, 400, JSON.stringify(email));
});

api.run();

const page = suite("/newsletter");

page("says what comes, how often and how to stop, above the newest jobs", async () => {
  await aJob(sql, {});
  const html = await (await send("/newsletter")).text();
  const places = ["What you get", "How often", "How to stop", "Newest jobs"].map((text) =>
    html.indexOf(text),
  );
  assert.ok(
    places.every((place, index) => place > (places[index - 1] ?? 0)),
    String(places),
  );
});

page("shows no sample among the newest jobs, because no email holds one", async () => {
  const { title } = await aJob(sql, { title: unique("Sampled welder"), sample: true });
  const real = await aJob(sql, {});
  const html = await (await send("/newsletter")).text();
  assert.match(html, real.title);
  assert.not.match(html, title);
});

page("leaves the newest jobs out where there is none", () => {
  const html = renderToStaticMarkup(createElement(NewsletterPage, { state: "ask", newest: [] }));
  assert.match(html, "How to stop");
  assert.not.match(html, /Newest jobs|Browse Jobs/);
});

if (inProcess)
  page("takes an address without script and says what comes next", async () => {
    const [address, withMail] = [anAddress(), new Browser({ mail: { send: async () => {} } })];
    const response = await withMail.submit("/newsletter", { email: address });
    assert.is(response.status, 200);
    const html = await response.text();
    assert.match(html, /Check your email/);
    assert.match(html, `We are sending a link to ${address}.`);
    assert.match(html, "If no email comes within five minutes, look in the spam folder.");
    assert.match(html, new RegExp(`<details><summary>Send the link again</summary>.*value="${address}"`));
    assert.match(html, /href="\/jobs"[^>]*>Browse Jobs</);
    assert.is((await mailsTo(address)).length, 1);
  });

page("asks again for what is no address, and keeps it", async () => {
  const response = await new Browser().submit("/newsletter", { email: "maria" });
  assert.is(response.status, 400);
  const html = await response.text();
  assert.match(html, /Enter an email address, like name@example\.com/);
  assert.match(html, /id="page-email"[^>]* value="maria"/);
  assert.match(html, /<a href="#page-email">/);
  assert.match(html, /aria-describedby="page-email-error"/);
  assert.match(html, '<label class="has-error">');
});

page.run();

const confirmation = suite("/newsletter/confirm");

confirmation("changes nothing by being opened, since programs open every link", async () => {
  const address = anAddress();
  await subscribe(address);
  const response = await send(`/newsletter/confirm?token=${await tokenFor(address)}`);
  assert.is(response.status, 200);
  const html = await response.text();
  assert.match(html, /<button type="submit">Confirm the newsletter</);
  assert.match(html, "How to stop");
  assert.is(await confirmedAt(address), null);
});

confirmation("puts the address on the list, and says so again when repeated", async () => {
  const { address, token } = await aSubscriber();
  const first = await confirmedAt(address);
  assert.ok(first instanceof Date);
  assert.match(await (await confirm(token)).text(), /You are on the list/);
  assert.equal(await confirmedAt(address), first);
});

confirmation("takes the newest link only", async () => {
  const address = anAddress();
  await subscribe(address);
  const older = await tokenFor(address);
  await sql`update outbox set created_at = created_at - interval '1 minute'`;
  await subscribe(address);
  assert.match(await (await confirm(older)).text(), /This link does not work any more/);
  assert.is(await confirmedAt(address), null);
  await confirm(await tokenFor(address));
  assert.ok(await confirmedAt(address));
});

confirmation("knows no token that is none", async () => {
  for (const token of ["", "x", "\0", "a".repeat(10_000)]) {
    const response = await confirm(token);
    assert.is(response.status, 404);
    assert.match(await response.text(), /This link does not work any more/);
  }
});

confirmation.run();

const leaving = suite("/newsletter/unsubscribe");

const leave = (token: string, init: RequestInit = {}) =>
  send(`/newsletter/unsubscribe?token=${token}`, { method: "POST", ...init });

leaving("is offered by every mail to the list, for a program's one click too", async () => {
  const address = anAddress();
  await subscribe(address);
  const [mail] = await mailsTo(address);
  const link = /\S+\/newsletter\/unsubscribe\?token=[\w-]+/.exec(mail?.body ?? "")?.[0];
  assert.equal(mail?.headers, {
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

leaving("changes nothing by being opened", async () => {
  const { address, token } = await aSubscriber();
  const response = await send(`/newsletter/unsubscribe?token=${token}`);
  const html = await response.text();
  assert.match(html, /<button type="submit">Unsubscribe<.*<a [^>]*href="\/">Keep the newsletter<\/a>/s);
  assert.ok(await confirmedAt(address));
});

leaving("forgets the address by the page's button", async () => {
  const { address, token } = await aSubscriber();
  const response = await leave(token);
  assert.is(response.status, 200);
  assert.match(await response.text(), /You are off the list.*We have deleted \S•••@/s);
  assert.is(await confirmedAt(address), undefined);
});

leaving("says so in its heading, and asks for nothing", async () => {
  const { token } = await aSubscriber();
  const html = await (await leave(token)).text();
  assert.match(html, "<h1>You are off the list</h1>");
  assert.not.match(html, "<form");
  assert.not.match(html, "What you get");
  assert.match(html, /href="\/newsletter">Sign up again</);
});

leaving("forgets the address by a mail program's one click, in either form", async () => {
  const asForm = new FormData();
  asForm.set("List-Unsubscribe", "One-Click");
  for (const body of [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), asForm]) {
    const { address, token } = await aSubscriber();
    assert.is((await leave(token, { body })).status, 200);
    assert.is(await confirmedAt(address), undefined);
  }
});

leaving("says the same when repeated or unknown, and touches nobody else", async () => {
  const { token } = await aSubscriber();
  const other = await aSubscriber();
  for (const wrong of [token, token, "x", ""])
    assert.match(await (await leave(wrong)).text(), /You are off the list/);
  assert.ok(await confirmedAt(other.address));
});

leaving("lets who left sign up again", async () => {
  const { address, token } = await aSubscriber();
  await leave(token);
  await subscribe(address);
  assert.is(await confirmedAt(address), null);
});

leaving.run();
