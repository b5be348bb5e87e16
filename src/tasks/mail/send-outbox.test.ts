import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { testServices } from "../../../tests/support/site.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import type { Email } from "../../emails/email.ts";
import type { Services } from "../../env.ts";
import { type Mailer, type MailMessage, MailNotSent } from "../../services/mail/mail.ts";
import { openVault } from "../../services/sealing/web-vault.ts";
import type { LogEntry } from "../../world.ts";
import { sendOutbox } from "./send-outbox.ts";

const outbox = suite("send outbox");

// The task sends all emails that are due, so this file has a database without those of other tests.
const { sql, close } = await migratedDatabase();
const minute = 60_000;
let sent: (MailMessage & { id: string })[] = [];
let log: LogEntry[] = [];

outbox.before.each(async () => {
  [sent, log] = [[], []];
  await sql`delete from outbox`;
});
outbox.after(close);

const works: Mailer = { send: async (message, id) => void sent.push({ ...message, id }) };
const refuses: Mailer = { send: () => Promise.reject(new MailNotSent("550", { isFinal: true })) };
const away: Mailer = { send: () => Promise.reject(new MailNotSent("ECONNREFUSED")) };

async function world(mail: Mailer | undefined, laterMs = 0): Promise<Services> {
  const clock = () => new Date(Date.now() + laterMs);
  return { ...(await testServices()), sql, mail, clock, log: (entry) => log.push(entry) };
}

const enqueue = async (
  recipient = "maria@example.com",
  vault?: Services["vault"],
  sending: { sendAt?: Date } = {},
) => {
  const email: Email = {
    locale: "en",
    kind: "greeting",
    audience: "subscriber",
    recipient,
    subject: "Hello",
    body: "Welcome aboard.",
    headers: { "X-Test": "1" },
  };
  return enqueueEmail(sql, vault ?? (await testServices()).vault, email, sending);
};

interface Row {
  attempts: number;
  sentAt: Date | null;
  messageSealed: Uint8Array | null;
  messageKeyId: string | null;
  nextAttemptAt: Date;
  failure: string | null;
  givenUpAt: Date | null;
}

async function row(): Promise<Row> {
  const [first] = await sql<Row[]>`
    select attempts, sent_at, message_sealed, message_key_id, next_attempt_at, failure, given_up_at from outbox`;
  return first!;
}

outbox("sends what is due once, and erases it", async () => {
  await enqueue();
  for (let time = 0; time < 2; time++) await sendOutbox(await world(works, minute));
  assert.is(sent.length, 1);
  const { id, html, ...message } = sent[0]!;
  assert.match(html ?? "", "Welcome aboard.</p>");
  assert.equal(message, {
    recipient: "maria@example.com",
    subject: "Hello",
    body: "Welcome aboard.\n\nLandfall · localhost:3000",
    headers: { "X-Test": "1" },
  });
  const { sentAt, messageSealed, messageKeyId } = await row();
  assert.ok(sentAt);
  assert.equal([messageSealed, messageKeyId], [null, null]);
  assert.equal(log, [{ event: "mail sent", kind: "greeting", id }]);
});

outbox("holds an email until its time", async () => {
  await enqueue("maria@example.com", undefined, { sendAt: new Date(Date.now() + 10 * minute) });
  await sendOutbox(await world(works, 9 * minute));
  assert.is(sent.length, 0);
  await sendOutbox(await world(works, 11 * minute));
  assert.is(sent.length, 1);
});

outbox("sends all of a long list", async () => {
  for (let n = 0; n < 13; n++) await enqueue(`candidate-${n}@example.com`);
  await sendOutbox(await world(works, minute));
  assert.is(new Set(sent.map(({ recipient }) => recipient)).size, 13);
});

outbox("sends nothing twice when two processes send at once", async () => {
  for (let n = 0; n < 12; n++) await enqueue(`candidate-${n}@example.com`);
  const services = await world(works, minute);
  await Promise.all([sendOutbox(services), sendOutbox(services)]);
  assert.is(sent.length, 12);
});

outbox("keeps everything while there is no mailer", async () => {
  await enqueue();
  await sendOutbox(await world(undefined, minute));
  assert.is((await row()).attempts, 0);
  assert.ok((await row()).messageSealed);
});

outbox("waits 1, 3, 9 minutes and so on, 6 hours at most, between its attempts", async () => {
  await enqueue();
  const waited: number[] = [];
  for (let later = minute, n = 0; n < 9; n++) {
    const at = Date.now() + later;
    await sendOutbox(await world(away, later));
    waited.push(Math.round(((await row()).nextAttemptAt.getTime() - at) / minute));
    later += waited.at(-1)! * minute + 1000;
  }
  assert.equal(waited, [1, 3, 9, 27, 81, 243, 360, 360, 360]);
});

outbox("does not try before its time", async () => {
  await enqueue();
  await sendOutbox(await world(away, minute));
  await sendOutbox(await world(works, minute + 30_000));
  assert.is(sent.length, 0);
  await sendOutbox(await world(works, 3 * minute));
  assert.is(sent.length, 1);
});

outbox("gives up after ten attempts, and says so", async () => {
  await enqueue();
  const day = 24 * 60 * minute;
  for (let n = 1; n <= 12; n++) await sendOutbox(await world(away, n * day));
  assert.is((await row()).attempts, 10);
  assert.equal(
    log.map(({ event }) => event),
    [...Array(9).fill("mail not sent"), "mail given up"],
  );
});

outbox("gives up at once what is refused for good, and says so", async () => {
  await enqueue();
  const day = 24 * 60 * minute;
  for (let n = 1; n <= 3; n++) await sendOutbox(await world(refuses, n * day));
  const { attempts, failure, givenUpAt } = await row();
  assert.equal([attempts, failure], [1, "550"]);
  assert.ok(givenUpAt);
  assert.equal(
    log.map(({ event, reason }) => [event, reason]),
    [["mail given up", "550"]],
  );
});

outbox("keeps trying what failed for now, and keeps why it failed", async () => {
  await enqueue();
  await sendOutbox(await world(away, minute));
  const { failure, givenUpAt } = await row();
  assert.equal([failure, givenUpAt], ["ECONNREFUSED", null]);
  await sendOutbox(await world(works, 3 * minute));
  assert.is((await row()).failure, null);
});

outbox(
  "counts the tenth attempt as given up until it succeeds, since the process may die in it",
  async () => {
    await enqueue();
    await sql`update outbox set attempts = 9`;
    let during: Date | null = null;
    const slow: Mailer = {
      async send() {
        during = (await row()).givenUpAt;
      },
    };
    await sendOutbox(await world(slow, minute));
    assert.ok(during);
    const { sentAt, givenUpAt } = await row();
    assert.ok(sentAt);
    assert.is(givenUpAt, null);
  },
);

outbox(
  "logs a failure by kind, id and code, and the places of a fault of its own, without a message",
  async () => {
    await enqueue();
    const refused = new Error("550 no such user maria@example.com");
    const talkative = {
      send: () => Promise.reject(new TypeError("<maria@example.com>", { cause: refused })),
    };
    await sendOutbox(await world(talkative, minute));
    await sendOutbox(await world(away, 3 * minute));
    const { id, cause } = log[0]!;
    assert.match(String(cause), /^TypeError\n {4}at .*send-outbox.*\ncaused by Error\n {4}at /s);
    assert.not.match(JSON.stringify(log), "maria");
    assert.equal(log, [
      { event: "mail not sent", kind: "greeting", id, attempts: 1, reason: "TypeError", cause },
      { event: "mail not sent", kind: "greeting", id, attempts: 2, reason: "ECONNREFUSED" },
    ]);
  },
);

outbox("lets one that cannot be opened or sent keep no other waiting", async () => {
  await enqueue("lost@example.com", openVault("another secret key, of more than 32 characters"));
  await enqueue("refused@example.com");
  await enqueue("maria@example.com");
  const choosy: Mailer = {
    send: (message, id) => (message.recipient.startsWith("refused") ? away : works).send(message, id),
  };
  await sendOutbox(await world(choosy, minute));
  assert.equal(
    sent.map(({ recipient }) => recipient),
    ["maria@example.com"],
  );
});

outbox("sends again, under the same id, what it may have sent without noting it", async () => {
  await enqueue();
  const dies: Mailer = {
    async send(message, id) {
      sent.push({ ...message, id });
      throw new MailNotSent("timeout");
    },
  };
  await sendOutbox(await world(dies, minute));
  await sendOutbox(await world(works, 3 * minute));
  assert.is(sent.length, 2);
  assert.is(sent[0]?.id, sent[1]?.id);
});

outbox.run();
