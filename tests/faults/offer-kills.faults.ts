import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hashOfToken, newToken } from "../../src/auth/token.ts";
import { insertApplicationLink } from "../../src/db/applications/application-links.ts";
import { anEmployer } from "../support/account.ts";
import { confirmMailbox, postJob } from "../support/employer.ts";
import { range } from "../support/in-lanes.ts";
import { anOffer } from "../support/offers.ts";
import { json, send } from "../support/site.ts";
import { Applicant } from "./applicant.ts";
import { scale } from "./faults.ts";
import { committed, killAt, type Moment, statement } from "./moments.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";

const rounds = scale(3, 1);

const moments: Moment[] = [
  statement("job_offers", "update job_offers"),
  statement("audit_log", "insert into audit_log"),
  statement("applications", "update applications set hire_confirmed_at"),
  statement("application_status_changes", "insert into application_status_changes"),
  statement("status_notices", "insert into status_notices"),
  statement("outbox", "insert into outbox"),
  committed("it is accepted", ({ sql }) => sql`select from job_offers where state = 'accepted'`),
];

const kills = suite<{ paid: PaidSite }>("the site, killed while a candidate accepts an offer");

kills.before(async (context) => {
  context.paid = await openPaidSite();
});
kills.after(({ paid }) => paid.close());

/** A paid application with an open offer, and the ways to answer. */
async function anOpenOffer(paid: PaidSite) {
  const { sql, world } = paid;
  const employer = await anEmployer(world);
  await confirmMailbox(employer.user.email, sql);
  const { id: jobId } = await postJob(employer);
  const applicant = await Applicant.begin(paid);
  Object.assign(applicant.application, { jobId });
  await applicant.prepare();
  applicant.pay();
  await applicant.complete();
  const [row] = await sql<{ id: string }[]>`select id from applications where job_id = ${jobId}`;
  const { id } = row!;
  // All applicants of these tests share a mailbox, whose cap would refuse later emails.
  await sql`update applications set email = ${`${id}@example.com`} where id = ${id}`;
  const made = await employer.browser.post(`/api/employer/applications/${id}/offer`, anOffer());
  assert.is(made.status, 201);
  const token = newToken();
  await insertApplicationLink(sql, { applicationId: id, purpose: "mail", tokenHash: hashOfToken(token) });
  // The first visit by a link proves the mailbox, which is a write of its own.
  await send(`/application/${token}`, {}, world);
  const [now] = await sql<{ since: Date }[]>`select clock_timestamp() as since`;
  const say = (answer: string) => send(`/application/${token}/offer`, json({ answer }, "POST"), world);
  return { id, since: now!.since, say };
}

/** The employer's email belongs to no application, and the tests run one after the other. */
async function stateOf({ sql }: PaidSite, { id, since }: { id: string; since: Date }) {
  const [row] = await sql`
    select (select state from job_offers where application_id = ${id}) as offer,
      application_status as status, hire_confirmed_at is not null as is_hired,
      (select count(*)::int from application_status_changes
        where application_id = ${id} and to_status = 'accepted') as changes,
      (select count(*)::int from audit_log where subject_id = ${id} and action = 'hire confirmed') as confirmed,
      (select count(*)::int from outbox where application_id = ${id} and kind = 'status changed') as told,
      (select count(*)::int from outbox where kind = 'offer accepted' and created_at > ${since}) as mails
    from applications where id = ${id}`;
  return { ...row };
}

const open = {
  ...{ offer: "open", status: "submitted", isHired: false },
  ...{ changes: 0, confirmed: 0, told: 0, mails: 0 },
};
const hired = {
  ...{ offer: "accepted", status: "accepted", isHired: true },
  ...{ changes: 1, confirmed: 1, told: 1, mails: 1 },
};

for (const moment of moments)
  for (const round of range(rounds))
    kills(`${moment.name}: accepted again it is one hire, round ${round + 1}`, async ({ paid }) => {
      const offer = await anOpenOffer(paid);
      const { say } = offer;
      await killAt(moment, paid, () => say("accept"));
      assert.equal(await stateOf(paid, offer), moment.name.startsWith("after the commit") ? hired : open);
      const answers = await Promise.all([say("accept"), say("accept")]);
      assert.equal(
        answers.map(({ status }) => status),
        [200, 200],
      );
      assert.equal(await stateOf(paid, offer), hired);
      assert.is((await say("decline")).status, 409);
    });

kills.run();
