import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hashOfToken, newToken } from "../../src/auth/token.ts";
import { insertApplicationLink } from "../../src/db/applications/application-links.ts";
import { anEmployer } from "../support/account.ts";
import { postJob } from "../support/employer.ts";
import { range } from "../support/in-lanes.ts";
import { Browser, json, send } from "../support/site.ts";
import { administratorsPassword } from "../support/site-process.ts";
import { Applicant } from "./applicant.ts";
import { scale } from "./faults.ts";
import { committed, killAt, type Moment, statement } from "./moments.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";

const rounds = scale(3, 1);

const moments: Moment[] = [
  statement("audit_log", "insert into audit_log"),
  statement("application_links", "insert into application_links"),
  statement("outbox", "insert into outbox"),
  statement("placements", "update placements"),
  committed("it is answered", ({ sql }) => sql`select from placements where answer is not null`),
];

const kills = suite<{ paid: PaidSite }>("the site, killed while a candidate says yes to an offered job");

kills.before(async (context) => {
  context.paid = await openPaidSite();
});
kills.after(({ paid }) => paid.close());

/** A paid general application with an offered job, and the way to answer. */
async function anOffer(paid: PaidSite) {
  const { sql, world } = paid;
  const applicant = await Applicant.begin(paid);
  await applicant.prepare();
  applicant.pay();
  await applicant.complete();
  const [row] = await sql<{ id: string }[]>`
    select application_id as id from payments where intent_id = ${applicant.intent.id}`;
  const { id } = row!;
  // All applicants of these tests share an address, which may have one application for a job.
  const job = await postJob(await anEmployer(world));
  const administrator = new Browser(world);
  await administrator.post("/api/admin/login", { password: administratorsPassword });
  const offer = await administrator.post(`/api/admin/applications/${id}/placement`, { jobId: job.id });
  const placement = (await offer.json()) as { id: string };
  const token = newToken();
  await insertApplicationLink(sql, { applicationId: id, purpose: "mail", tokenHash: hashOfToken(token) });
  const accept = () =>
    send(`/application/${token}/placements/${placement.id}`, json({ answer: "yes" }, "POST"), world);
  return { jobId: job.id, accept };
}

async function stateOf({ sql }: PaidSite, jobId: string) {
  const [row] = await sql`
    select (select count(*)::int from applications where job_id = ${jobId}) as made,
      (select count(*)::int from outbox join applications on applications.id = application_id
        where job_id = ${jobId} and kind = 'application received') as mails,
      (select answer from placements where job_id = ${jobId}) as answer`;
  return { ...row };
}

const placed = { made: 1, mails: 1, answer: "yes" };

for (const moment of moments)
  for (const round of range(rounds))
    kills(`${moment.name}: answered again it makes one application, round ${round + 1}`, async ({ paid }) => {
      const { jobId, accept } = await anOffer(paid);
      await killAt(moment, paid, accept);
      const cut = await stateOf(paid, jobId);
      assert.ok(cut.made === (cut.answer === "yes" ? 1 : 0), JSON.stringify(cut));
      const answers = await Promise.all([accept(), accept()]);
      assert.equal(
        answers.map(({ status }) => status),
        [200, 200],
      );
      assert.equal(await stateOf(paid, jobId), placed);
    });

kills.run();
