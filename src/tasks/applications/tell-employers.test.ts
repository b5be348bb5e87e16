import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Account,
  anEmployer,
  aReachableEmployer,
  confirmMailbox,
} from "../../../tests/support/account.ts";
import { apply, applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { testDatabase, testServices } from "../../../tests/support/site.ts";
import type { EmailMessage } from "../../domain/mail/open-email.ts";
import { openEmail } from "../../domain/mail/open-email.ts";
import { tellEmployers } from "./tell-employers.ts";

const telling = suite("tell employers");
const services = await testServices();
const sql = await testDatabase();

/** Moves the last email to the employers this many minutes back. */
const minutesLater = ({ user }: Account, minutes: number) => sql`
  update users set applications_told_at = applications_told_at - ${minutes} * interval '1 minute' where id = ${user.id}`;

async function mailsTo({ user }: Account): Promise<EmailMessage[]> {
  const rows = await sql<{ id: string; kind: string; messageSealed: Uint8Array; messageKeyId: string }[]>`
    select id, kind, message_sealed, message_key_id from outbox
    where kind = 'new applications' and message_sealed is not null order by created_at`;
  const mails = await Promise.all(
    rows.map(({ id, kind, messageSealed: bytes, messageKeyId: keyId }) =>
      openEmail(services.vault, { id, kind, message: { bytes, keyId } }),
    ),
  );
  return mails.filter(({ recipient }) => recipient === user.email);
}

telling(
  "collects paid applications of all jobs in one email, which names each job and no candidate",
  async () => {
    const employer = await aReachableEmployer();
    const first = await postJob(employer, { title: "Second Cook" });
    const second = await postJob(employer, { title: "Pipe Welder" });
    await minutesLater(employer, 16);
    await applyAndPay(first.id);
    await applyAndPay(second.id);
    await applyAndPay(second.id);
    await apply(first.id);
    await tellEmployers(services);
    const [mail, ...more] = await mailsTo(employer);
    assert.equal(more, []);
    assert.is(mail?.subject, "3 new applications for your jobs");
    assert.match(mail?.body ?? "", `${services.settings.siteUrl}/employer/dashboard`);
    assert.match(mail?.body ?? "", "Second Cook: 1");
    assert.match(mail?.body ?? "", "Pipe Welder: 2");
    assert.not.match(mail?.body ?? "", "Maria");
  },
);

telling("waits until the mailbox is confirmed, and then tells of all that came meanwhile", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  await minutesLater(employer, 16);
  await applyAndPay(job.id);
  await tellEmployers(services);
  assert.equal(await mailsTo(employer), []);
  await confirmMailbox(employer);
  await tellEmployers(services);
  assert.equal(
    (await mailsTo(employer)).map(({ subject }) => subject),
    ["A new application for your jobs"],
  );
});

telling("writes at most once in a quarter of an hour, and then of what came meanwhile", async () => {
  const employer = await aReachableEmployer();
  const job = await postJob(employer);
  await minutesLater(employer, 16);
  await applyAndPay(job.id);
  await tellEmployers(services);
  await applyAndPay(job.id);
  await minutesLater(employer, 14);
  await tellEmployers(services);
  assert.is((await mailsTo(employer)).length, 1);
  await minutesLater(employer, 2);
  await tellEmployers(services);
  assert.equal(
    (await mailsTo(employer)).map(({ subject }) => subject),
    ["A new application for your jobs", "A new application for your jobs"],
  );
});

telling("writes of an application that appears later than one which was sent after it", async () => {
  const employer = await aReachableEmployer();
  const job = await postJob(employer);
  await minutesLater(employer, 16);
  await applyAndPay(job.id);
  await tellEmployers(services);
  const { id } = await applyAndPay(job.id);
  await sql`
    update applications set paid_at = paid_at - interval '1 hour', submitted_at = submitted_at - interval '1 hour'
    where id = ${id}`;
  await minutesLater(employer, 16);
  await tellEmployers(services);
  assert.is((await mailsTo(employer)).length, 2);
  await minutesLater(employer, 16);
  await tellEmployers(services);
  assert.is((await mailsTo(employer)).length, 2);
});

telling("writes nothing when nothing came, or nothing was paid", async () => {
  const employer = await aReachableEmployer();
  await apply((await postJob(employer)).id);
  await minutesLater(employer, 60);
  await tellEmployers(services);
  assert.equal(await mailsTo(employer), []);
});

telling("writes once when two machines do it at the same time", async () => {
  const employer = await aReachableEmployer();
  const job = await postJob(employer);
  await minutesLater(employer, 16);
  await applyAndPay(job.id);
  await Promise.all([tellEmployers(services), tellEmployers(services)]);
  assert.is((await mailsTo(employer)).length, 1);
});

telling.run();
