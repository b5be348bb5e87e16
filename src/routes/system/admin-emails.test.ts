import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { testServices } from "../../../tests/support/site.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { type Mailer, MailNotSent } from "../../services/mail/mail.ts";
import { openVault } from "../../services/sealing/web-vault.ts";
import { sendOutbox } from "../../tasks/mail/send-outbox.ts";

// The list holds the emails of all tests, so these tests have a database of their own.
const { sql, close } = await migratedDatabase();
const services = await testServices();
const works: Mailer = { send: async () => {} };
const entries: Record<string, unknown>[] = [];
const administrator = await signedIn({ sql, mail: works, log: (entry) => entries.push(entry) });

const emails = suite("/admin/emails");
emails.before.each(async () => void (await sql`delete from outbox`));
emails.after(close);

const fails = (reason: string, isFinal: boolean): Mailer => ({
  send: () => Promise.reject(new MailNotSent(reason, { isFinal })),
});
const refuses = fails("EENVELOPE 550 5.1.1", true);
const away = fails("ESOCKET", false);

/** Queues an email for this recipient, and lets the outbox try it `times` times. */
async function tried(recipient: string, mail: Mailer, { times = 1, vault = services.vault } = {}) {
  const email = {
    locale: "en" as const,
    kind: "greeting",
    audience: "subscriber" as const,
    recipient,
    subject: `Hello ${recipient}`,
    body: "A secret link.",
  };
  await enqueueEmail(sql, vault, email);
  for (let day = 1; day <= times; day++) await send(mail, day);
}

const send = (mail: Mailer, daysLater = 1) =>
  sendOutbox({ ...services, sql, mail, clock: () => new Date(Date.now() + daysLater * 86_400_000) });

const page = async () =>
  (await (await administrator.send("/admin/emails")).text()).replaceAll("<!-- -->", "");

async function idOf(): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select id from outbox`;
  return row!.id;
}

const leftUnsent = async () => (await sql`select from outbox where sent_at is null`).length;

emails("says that none has failed", async () => {
  await enqueueEmail(sql, services.vault, {
    locale: "en",
    kind: "a",
    audience: "subscriber",
    recipient: "new@example.com",
    subject: "b",
    body: "c",
  });
  const html = await page();
  assert.match(html, "No email has failed.");
  assert.match(html, "An email is listed here as soon as an attempt to send it fails.");
  assert.not.match(html, "No mail server");
  assert.not.match(html, "new@example.com");
  assert.match(html, '<a href="/admin/emails" aria-current="page">Emails not sent</a>');
});

emails("says that the site sends none, and not that none has failed, without a mail server", async () => {
  const html = await (await (await signedIn({ sql })).send("/admin/emails")).text();
  assert.match(html, "No mail server is configured, so the site sends no email.");
  assert.not.match(html, "No email has failed.");
  assert.not.match(html, "An email is listed here");
});

emails("shows an email that was refused for good, and nothing of its text", async () => {
  await tried("gone@example.com", refuses);
  const html = await page();
  assert.match(html, "1 email, 1 given up");
  assert.match(html, "To gone@example.com");
  assert.match(html, "The mail server refused this email for good: EENVELOPE 550 5.1.1.");
  assert.not.match(html, "A secret link.");
});

emails("tells how often an email was tried before it was given up", async () => {
  await tried("away@example.com", away, { times: 10 });
  assert.match(await page(), "10 attempts failed. The last failure was ESOCKET.");
});

emails("shows an email that failed and is tried again by itself as waiting", async () => {
  await tried("later@example.com", away);
  const html = await page();
  assert.match(html, "1 email, 0 given up");
  assert.match(html, "The last attempt failed: ESOCKET. The next attempt is due on");
});

emails("shows an email whose key is gone by its kind", async () => {
  await tried("lost@example.com", works, { vault: openVault(`another key of one test: ${randomUUID()}`) });
  const html = await page();
  assert.match(html, "<h3>greeting</h3>");
  assert.match(html, "its encryption key is missing");
  const email = await idOf();
  assert.ok(entries.some((entry) => entry.event === "seal not opened" && entry.email === email));
});

emails("sends one again without script, which then leaves the list", async () => {
  await tried("gone@example.com", refuses);
  const id = await idOf();
  const answer = await administrator.submit("/admin/emails?page=2", { id });
  assert.equal([answer.status, answer.headers.get("Location")], [303, "/admin/emails?page=2"]);
  const html = await page();
  assert.match(html, "Another attempt is due now");
  assert.match(html, "1 email, 0 given up");
  await send(works);
  assert.is(await leftUnsent(), 0);
  assert.match(await page(), "No email has failed.");
  const logged = await sql`select from audit_log where action = 'email sent again' and subject_id = ${id}`;
  assert.is(logged.length, 1);
});

emails("gives ten more attempts to an email that is sent again", async () => {
  await tried("away@example.com", away, { times: 10 });
  await administrator.submit("/admin/emails", { id: await idOf() });
  for (let day = 11; day <= 19; day++) await send(away, day);
  assert.match(await page(), "1 email, 0 given up");
  await send(away, 20);
  assert.match(await page(), "1 email, 1 given up");
});

emails("sends all again that were given up", async () => {
  await tried("gone@example.com", refuses);
  await tried("other@example.com", refuses);
  assert.match(await page(), "Send all 2 given-up emails again");
  assert.is((await administrator.submit("/admin/emails", { all: "yes" })).status, 303);
  assert.match(await page(), "2 emails, 0 given up");
  await send(works);
  assert.is(await leftUnsent(), 0);
});

emails("sends nothing twice: an email that is sent says so", async () => {
  await tried("maria@example.com", works);
  assert.is((await administrator.submit("/admin/emails", { id: await idOf() })).status, 303);
  assert.match(await page(), "This email is sent already");
  let sent = 0;
  await send({ send: async () => void sent++ });
  assert.is(sent, 0);
});

emails("answers an unknown email with 404, and an order for none with 400", async () => {
  for (const id of [randomUUID(), "x", "\0"])
    assert.is((await administrator.submit("/admin/emails", { id })).status, 404);
  assert.is((await administrator.submit("/admin/emails", { all: "no" })).status, 400);
});

emails.run();
