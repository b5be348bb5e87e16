import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { confirmMailbox, postJob } from "../../../tests/support/employer.ts";
import { aMandateRequest, asked, checkedDirectly, decide } from "../../../tests/support/mandates.ts";
import { testServices } from "../../../tests/support/site.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import { listUnsentEmails } from "../../db/mail/outbox.ts";
import { openEmail } from "../../domain/mail/open-email.ts";
import { mailAboutMandates } from "./mail-about-mandates.ts";

const mails = suite("mail about mandates");
const { sql, close } = await migratedDatabase();
mails.after(close);
const services = await testServices();
const operatorEmail = "office@example.com";
const site = { ...services, sql, settings: { ...services.settings, operatorEmail } };
const world = { sql };
const administrator = await signedIn(world);
const run = () => mailAboutMandates(site);

/** Lists the emails for this address, without the code of the sign-up. */
async function mailsTo(recipient: string) {
  const queued = await listUnsentEmails(sql, 1000);
  const unsent = queued.filter(({ kind }) => kind !== "mailbox code");
  const opened = await Promise.all(unsent.map((email) => openEmail(services.vault, email)));
  return opened.filter((mail) => mail.recipient === recipient);
}

const subjectsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ subject }) => subject);

async function aChecked() {
  const employer = await anEmployer(world);
  await confirmMailbox(employer.user.email, sql);
  const { id, company } = await asked(employer);
  await decide(administrator, id, checkedDirectly);
  await sql`delete from outbox`;
  return { employer, company };
}

const endsIn = ({ user }: Account, days: number) => sql`
  update mandates set valid_until = utc_today() + ${days}::int where employer_id = ${user.id}`;

mails("tell an employer 30 and 7 days before a check ends, once each", async () => {
  const { employer } = await aChecked();
  const counts: number[] = [];
  for (const days of [31, 30, 29, 8, 7, 3, 0, -1]) {
    await sql`update mandate_reminders set valid_until = utc_today() + ${days}::int`;
    await endsIn(employer, days);
    await run();
    await run();
    counts.push((await subjectsTo(employer.user.email)).length);
  }
  assert.equal(counts, [0, 1, 1, 1, 2, 2, 2, 2]);
});

mails("tell it once when two machines do it at the same time, and to nobody who is suspended", async () => {
  const [{ employer }, { employer: suspended }] = [await aChecked(), await aChecked()];
  await endsIn(employer, 20);
  await endsIn(suspended, 20);
  await sql`update users set suspended_at = now() where id = ${suspended.user.id}`;
  await Promise.all([run(), run()]);
  assert.is((await subjectsTo(employer.user.email)).length, 1);
  assert.is((await subjectsTo(suspended.user.email)).length, 0);
});

mails("tell of a renewed check's end again", async () => {
  const { employer } = await aChecked();
  await endsIn(employer, 5);
  await run();
  await endsIn(employer, 30);
  await run();
  assert.is((await subjectsTo(employer.user.email)).length, 2);
});

mails("say that jobs will be hidden only where the setting hides them", async () => {
  const endings: string[] = [];
  for (const employerCheck of ["before", "none"] as const) {
    const { employer } = await aChecked();
    await applyEmployerRules(sql, { employerCheck, unpaidWithheld: employerCheck === "before" });
    await endsIn(employer, 5);
    await run();
    endings.push((await mailsTo(employer.user.email))[0]?.body ?? "");
  }
  assert.match(endings[0]!, "After that day your jobs for this company are hidden");
  assert.match(endings[1]!, "each of your jobs for this company says that we have not checked you");
  assert.not.match(endings[1]!, "hidden");
});

mails("tell the administrator once a day while anybody has no answer", async () => {
  await sql`update mandate_requests set state = 'closed' where state = 'waiting'`;
  await sql`delete from outbox`;
  await run();
  assert.equal(await subjectsTo(operatorEmail), []);
  const { company } = await asked(await anEmployer(world), aMandateRequest());
  await sql`delete from outbox`;
  await run();
  await run();
  const [first, ...others] = await mailsTo(operatorEmail);
  assert.equal(others, []);
  assert.is(first?.subject, "1 employer asks for a check");
  assert.match(first?.body ?? "", `${company}: since `);
  assert.not.match(first?.body ?? "", "hidden", "the setting or an earlier check may show the jobs");
  await sql`update administrator_emails set sent_at = sent_at - interval '25 hours'`;
  await Promise.all([run(), run()]);
  assert.is((await subjectsTo(operatorEmail)).length, 2);
  await mailAboutMandates({ ...site, settings: { ...site.settings, operatorEmail: undefined } });
});

mails("tell an employer once whose open jobs the setting hides, and no other", async () => {
  await applyEmployerRules(sql, { employerCheck: "none", unpaidWithheld: false });
  const [hidden, closed, idle] = [await anEmployer(world), await anEmployer(world), await anEmployer(world)];
  const { company } = await postJob(hidden);
  await postJob(hidden);
  const { id } = await postJob(closed);
  await closed.browser.post(`/api/jobs/${id}/closure`, {});
  const { employer: checked } = await aChecked();
  await run();
  assert.equal(await subjectsTo(hidden.user.email), [], "nothing is hidden yet");
  await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });
  const late = await anEmployer(world);
  await postJob(late);
  await Promise.all([run(), run()]);
  await run();
  const [subject, ...more] = await subjectsTo(hidden.user.email);
  assert.equal(more, []);
  assert.match(subject ?? "", "are hidden until we have checked it");
  assert.ok(company);
  for (const other of [closed, idle, checked, late]) assert.equal(await subjectsTo(other.user.email), []);
});

mails.run();
