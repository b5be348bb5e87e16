import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { testServices } from "../../../tests/support/site.ts";
import { insertApplication } from "../../db/applications/applications.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { type Mailer, MailNotSent } from "../../services/mail/mail.ts";
import { sendOutbox } from "./send-outbox.ts";

const outdated = suite("an email about a status that is tried again");

// The task sends all emails that are due, so this file has a database without those of other tests.
const { sql, close } = await migratedDatabase();
outdated.after(close);

const services = { ...(await testServices()), sql };
const minute = 60_000;
let sent: string[] = [];

outdated.before.each(async () => {
  sent = [];
  await sql`delete from outbox`;
});

const works: Mailer = { send: async ({ subject }) => void sent.push(subject) };
const away: Mailer = { send: () => Promise.reject(new MailNotSent("ECONNREFUSED")) };

const run = (mail: Mailer, minutes: number) =>
  sendOutbox({ ...services, mail, clock: () => new Date(Date.now() + minutes * minute) });

async function anApplication() {
  const applicationId = randomUUID();
  const reference = applicationId.slice(0, 12);
  await insertApplication(sql, { id: applicationId, reference, browserHash: null, jobId: null });
  const status = { locale: "en", kind: "status changed", audience: "candidate", body: "" } as const;
  return (subject: string, minutes = 0) =>
    enqueueEmail(
      sql,
      services.vault,
      { ...status, recipient: "maria@example.com", subject, applicationId },
      { sendAt: new Date(Date.now() + minutes * minute) },
    );
}

outdated("is never sent after the email about the next change", async () => {
  const tell = await anApplication();
  await tell("Under review");
  await run(away, 1);
  await tell("Accepted", 5);
  await run(away, 6);
  for (const minutes of [60, 600]) await run(works, minutes);
  assert.equal(sent, ["Accepted"]);
});

outdated("is sent if the next change is undone, or held for longer", async () => {
  const tell = await anApplication();
  await tell("Under review");
  await run(away, 1);
  const undone = await tell("Rejected", 4);
  await run(away, 3);
  await sql`delete from outbox where id = ${undone!}`;
  await tell("Accepted", 70);
  for (const minutes of [60, 71]) await run(works, minutes);
  assert.equal(sent, ["Under review", "Accepted"]);
});

outdated("keeps the emails of other applications", async () => {
  await (await anApplication())("Under review");
  await run(away, 1);
  await (await anApplication())("Accepted", 5);
  await run(works, 60);
  assert.equal(sent.sort(), ["Accepted", "Under review"]);
});

outdated.run();
