import { suite } from "uvu";
import * as assert from "uvu/assert";
import { everyMail } from "../../../tests/states/every-mail.ts";
import { filesIn, stem } from "../../../tests/structure/source-files.ts";
import { anAccount, anEmail, anEmployer, confirmMailbox } from "../../../tests/support/account.ts";
import { applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn, receivedMailTo } from "../../../tests/support/mailbox.ts";
import { askForErasure } from "../../../tests/support/own-page.ts";
import { send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import type { Audience } from "../../emails/email.ts";
import { enqueueEmail } from "./enqueue-email.ts";

/** Says who gets each email. Each email to an account is in one of the first two lists. */
const audiences: Record<Audience, string[]> = {
  account: [
    "account-erased",
    "job-decided",
    "job-held",
    "mandate-decided",
    "mandate-ending",
    "message-to-employer",
    "interview-for-employer",
    "offer-for-employer",
    "new-applications",
    "unanswered-applications",
    "job-restored",
    "job-taken-down",
  ],
  "unconfirmed account": ["mailbox-code", "mandate-needed", "password-reset"],
  candidate: [
    "application-link",
    "application-received",
    "application-withdrawn",
    "applied-before",
    "document-infected",
    "draft-link",
    "draft-reminder",
    "employer-left",
    "employer-suspended",
    "erasure-requested",
    "fee-received",
    "fee-refunded",
    "message-to-candidate",
    "interview-for-candidate",
    "offer-for-candidate",
    "job-changed",
    "no-answer",
    "placement-offered",
    "papers-ending",
    "refund-failed",
    "status-changed",
    "tracking-code",
  ],
  company: ["domain-code"],
  administrator: ["employer-asked", "employers-waiting"],
  subscriber: [
    "alert-confirmation",
    "new-jobs",
    "newsletter-confirmation",
    "saved-job-closing",
    "saved-jobs-link",
  ],
};

const emails = suite("every email");

emails("is looked at by the tests", () => {
  const written = filesIn("src/emails", /\.ts$/)
    .filter(({ path, text }) => stem(path) !== "email" && /\b(toAccount|toCandidate|writeEmail)\(/.test(text))
    .map(({ path }) => stem(path));
  assert.equal(Object.keys(everyMail).sort(), written.sort(), "see tests/states/every-mail.ts");
});

emails("says who gets it", () => {
  const said = Object.entries(everyMail).map(([name, { audience }]) => `${name}: ${audience}`);
  const wanted = Object.entries(audiences).flatMap(([audience, names]) =>
    names.map((name) => `${name}: ${audience}`),
  );
  assert.equal(said.sort(), wanted.sort());
});

emails("to an account waits for its mailbox, unless it asks to prove who owns it", async () => {
  const sql = await testDatabase();
  const { vault } = await testServices();
  const account = await anAccount();
  const recipient = account.user.email;
  const toAccounts = [...audiences.account, ...audiences["unconfirmed account"]].sort();
  const queued = async () => {
    const before = (await mailsTo(recipient)).length;
    for (const name of toAccounts) await enqueueEmail(sql, vault, { ...everyMail[name]!, recipient });
    const mails = await mailsTo(recipient);
    const kinds = mails.slice(0, mails.length - before).map(({ kind }) => kind);
    return toAccounts.filter((name) => kinds.includes(everyMail[name]!.kind));
  };
  assert.equal(await queued(), audiences["unconfirmed account"]);
  await sql`update users set email_confirmed_at = now() where id = ${account.user.id}`;
  assert.equal(await queued(), toAccounts);
});

emails("to a candidate names the application whose erasure deletes it", async () => {
  const sql = await testDatabase();
  const { vault } = await testServices();
  const refused: string[] = [];
  for (const name of audiences.candidate)
    await enqueueEmail(sql, vault, everyMail[name]!).catch(({ message }) => refused.push(message));
  const wanted = audiences.candidate.map(
    (name) => `The email "${everyMail[name]!.kind}" needs its applicationId`,
  );
  assert.equal(refused, wanted);
});

const names = suite("emails to a candidate");

const [name, position] = ["Visit the nearest agency", "Your account is closed"];

async function bodiesTo(email: string): Promise<Record<string, string>> {
  return Object.fromEntries((await mailsTo(email)).map(({ kind, body }) => [kind, body]));
}

names("quote nothing that was typed before a link of ours was opened or a code entered", async () => {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const employer = await anEmployer();
  const { id } = await applyAndPay((await postJob(employer)).id, {
    email,
    fullName: name,
    desiredPosition: position,
  });
  await setStatus(employer.browser, id, "under_review");
  await endHold(id);
  const before = await bodiesTo(email);
  assert.equal(Object.keys(before).sort(), ["application received", "fee received", "status changed"]);
  for (const body of Object.values(before)) {
    assert.match(body, /^Hello,\n/);
    assert.not.match(body, name);
    assert.not.match(body, position);
  }
  assert.is((await send(ownPageIn(before["application received"]!)!)).status, 200);
  await setStatus(employer.browser, id, "interviewed");

  assert.match((await mailsTo(email)).map(({ body }) => body).join("\n"), `Dear ${name},`);
});

names("quote no position of a general application either", async () => {
  const email = anEmail();
  await applyAndPay("", { email, fullName: name, desiredPosition: position });
  const mail = await receivedMailTo(email);
  assert.match(mail.body, "We received your application for a job abroad.");
  const path = ownPageIn(mail.body)!;
  await send(path);
  await askForErasure(path, email);
  assert.match(
    (await mailsTo(email)).find(({ kind }) => kind === "erasure requested")!.body,
    `Dear ${name},`,
  );
});

names("are not named by the link that the confirmation shows: it proves no mailbox", async () => {
  const email = anEmail();
  const { id } = await applyAndPay("", { email, fullName: name });
  const sql = await testDatabase();
  const proven = async () => (await sql`select email_confirmed_at from applications where id = ${id}`)[0];
  await sql`update application_links set purpose = 'confirmation' where application_id = ${id}`;
  assert.is((await send(ownPageIn((await receivedMailTo(email)).body)!)).status, 200);
  assert.is((await proven())!.emailConfirmedAt, null);
});

names("to whom a password is reset name nobody", async () => {
  const { user, browser } = await confirmMailbox(await anAccount());
  await browser.post("/api/auth/forgot-password", { email: user.email });
  assert.match((await bodiesTo(user.email))["password reset"]!, /^Hello,\n/);
});

emails.run();
names.run();
