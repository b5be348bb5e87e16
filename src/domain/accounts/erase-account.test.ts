import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type Account,
  anAccount,
  anEmployer,
  aPassword,
  sessionStatus,
} from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import {
  aPosting,
  applyAndPay,
  confirmMailbox,
  postJob,
  setStatus,
} from "../../../tests/support/employer.ts";
import { unique, upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { insertApplications } from "../../../tests/support/many-applications.ts";
import { aSaver, remind } from "../../../tests/support/saved-jobs.ts";
import { Browser, inProcess, json, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { openSession } from "../../auth/account-sessions.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertApplicationLink } from "../../db/applications/application-links.ts";
import { publishJob } from "../jobs/publish-job.ts";

const erasure = suite("deleting an account");
const sql = await testDatabase();

const erase = ({ browser }: Account, password = aPassword) =>
  browser.post("/api/auth/deletion", { password });

const rowOf = async ({ user: { id } }: Account): Promise<string> =>
  (await sql<{ line: string }[]>`select users::text as line from users where id = ${id}`)[0]!.line;

for (const isConfirmed of [true, false])
  erasure(
    `${isConfirmed ? "stops" : "leaves alone the"} reminders of saved jobs to an address that was ${isConfirmed ? "" : "never "}confirmed`,
    async () => {
      const account = await anAccount();
      const { email } = account.user;
      await remind((await aSaver("Fitter")).browser, email);
      if (isConfirmed) await confirmMailbox(email);
      assert.is((await erase(account)).status, 200);
      const left = await sql`select from saved_reminders where email = ${email.toLowerCase()}`;
      assert.is(left.length, isConfirmed ? 0 : 1);
    },
  );

async function anApplied(employer: Account) {
  const job = await postJob(employer);
  const candidate = new Browser();
  const document = await upload(candidate);
  const email = `${unique("candidate").replaceAll(" ", ".")}@example.com`;
  const { id } = await applyAndPay(job.id, { passportCopyUrl: document, email }, candidate);
  const token = newToken();
  await insertApplicationLink(sql, { applicationId: id, purpose: "mail", tokenHash: hashOfToken(token) });
  return { job, id, document, email, path: `/application/${token}` };
}

erasure("leaves nothing of the person, ends all sessions, and frees the address", async () => {
  const employer = await anEmployer();
  const { email, firstName, lastName } = employer.user;
  const other = new Browser();
  await other.post("/api/auth/sign-in", { email, password: aPassword });
  await confirmMailbox(email);
  assert.is((await erase(employer)).status, 200);
  const line = await rowOf(employer);
  for (const personal of [email, firstName, lastName, "scrypt"]) assert.not.match(line, personal);
  assert.equal([await sessionStatus(employer.browser), await sessionStatus(other)], [401, 401]);
  const again = await new Browser().post("/api/auth/sign-in", { email, password: aPassword });
  assert.is(again.status, 401);
  const told = (await mailsTo(email)).map(({ kind }) => kind);
  assert.equal(told, ["account erased", "mailbox code"]);
  const anew = { email, password: aPassword, firstName, lastName };
  assert.is((await new Browser().post("/api/auth/sign-up", anew)).status, 201);
});

erasure("works for a candidate's account, once, and asks for the password", async () => {
  const candidate = await anAccount();
  assert.is((await erase(candidate, "not the password")).status, 401);
  assert.is(await sessionStatus(candidate.browser), 200);
  assert.is((await candidate.browser.post("/api/auth/deletion", {})).status, 400);
  assert.is((await erase(candidate)).status, 200);
  assert.is((await erase(candidate)).status, 401);
});

erasure(
  "closes its jobs and ends its access, and the candidates get the fee back on withdrawal",
  async () => {
    const employer = await anEmployer();
    const { job, id, document, email, path } = await anApplied(employer);
    const rejected = await anApplied(employer);
    await setStatus(employer.browser, rejected.id, "rejected");
    await endHold(rejected.id);
    await erase(employer);
    assert.is((await send(`/api/jobs/${job.id}`)).status, 404);
    assert.is((await employer.browser.send(document)).status, 401);
    const kinds = async (of: string) => (await mailsTo(of)).map(({ kind }) => kind);
    assert.ok((await kinds(email)).includes("employer left"));
    assert.not((await kinds(rejected.email)).includes("employer left"));
    assert.match(await (await send(path)).text(), "This application is closed to the employer");
    assert.is((await send(`${path}/withdrawal`, { method: "POST" })).status, 303);
    const [row] = await sql`select payment_status from applications where id = ${id}`;
    assert.is(row?.paymentStatus, "refunded");
  },
);

erasure("writes once to each of more candidates than one statement takes", async () => {
  const employer = await anEmployer();
  const { id: jobId } = await postJob(employer);
  await insertApplications(sql, jobId, 1_001);
  await sql`
    update applications
    set email = reference || '@example.com', payment_status = 'waived', application_status = 'submitted'
    where job_id = ${jobId}`;
  assert.is((await erase(employer)).status, 200);
  const [told] = await sql`
    select count(*)::int as emails, count(distinct application_id)::int as candidates
    from outbox join applications on applications.id = application_id
    where job_id = ${jobId} and kind = 'employer left'`;
  assert.equal(told, { emails: 1_001, candidates: 1_001 });
});

erasure("keeps the application, which is its candidate's", async () => {
  const employer = await anEmployer();
  const { email, path } = await anApplied(employer);
  await erase(employer);
  assert.match(await (await send(path)).text(), email);
});

erasure(
  "brings nothing back: no check by the administrator, no lifted suspension, no taken-down job",
  async () => {
    const employer = await anEmployer();
    const { job } = await anApplied(employer);
    await erase(employer);
    const admin = await signedIn();
    const { id } = employer.user;
    const check = { company: job.company, note: "Register looked up" };
    const mandate = await admin.send(`/api/admin/employers/${id}/mandate`, json(check, "PUT"));
    const suspended = await admin.post(`/api/admin/employers/${id}/suspension`, { reason: "Fraud" });
    assert.equal([mandate.status, suspended.status], [404, 404]);
    const search = await admin.send(`/api/admin/employers?search=${encodeURIComponent(job.company)}`);
    assert.equal(await search.json(), []);
    assert.is((await send(`/api/jobs/${job.id}`)).status, 404);
  },
);

erasure("is refused for a suspended account, and while a report of its job is open", async () => {
  const employer = await anEmployer();
  const { job } = await anApplied(employer);
  await sql`
    insert into vacancy_reports (id, job_id, reason, private_sealed, private_key_id)
    values (gen_random_uuid(), ${job.id}, 'money', '', '')`;
  const refused = await erase(employer);
  assert.is(refused.status, 409);
  assert.match(((await refused.json()) as { message: string }).message, "write to us");
  await sql`update vacancy_reports set closed_at = now(), outcome = 'kept' where job_id = ${job.id}`;
  await sql`update users set suspended_at = now() where id = ${employer.user.id}`;
  assert.is((await erase(employer)).status, 409);
  assert.match(await rowOf(employer), employer.user.email);
  await sql`update users set suspended_at = null where id = ${employer.user.id}`;
  assert.is((await erase(employer)).status, 200);
});

erasure("happens once when it is asked for twice at the same time", async () => {
  const employer = await anEmployer();
  await confirmMailbox(employer.user.email);
  const statuses = (await Promise.all([erase(employer), erase(employer)])).map(({ status }) => status);
  assert.ok(statuses.includes(200), `${statuses}`);
  assert.is((await mailsTo(employer.user.email)).filter(({ kind }) => kind === "account erased").length, 1);
  const entries = await sql`
    select actor_id, details from audit_log where action = 'account erased' and subject_id = ${employer.user.id}`;
  assert.equal(
    entries.map(({ actorId, details }) => [actorId, details]),
    [[employer.user.id, {}]],
  );
});

if (inProcess)
  erasure("lets a request that is under way neither post nor stay signed in", async () => {
    const employer = await anEmployer();
    await erase(employer);
    const services = await testServices();
    await publishJob(services, employer.user, aPosting()).then(
      () => assert.unreachable(),
      ({ code }) => assert.is(code, "signInRequired"),
    );
    await openSession(sql, employer.user.id);
    assert.is(await sessionStatus(employer.browser), 401);
  });

erasure("is done by a form that asks for a tick", async () => {
  const employer = await anEmployer();
  const { browser } = employer;
  const page = await (await browser.send("/account/deletion")).text();
  assert.match(page, "Yes, delete my account for good");
  const unticked = await browser.submit("/account/deletion", { password: aPassword });
  assert.is(unticked.status, 400);
  assert.match(await unticked.text(), "Tick the box");
  const wrong = await browser.submit("/account/deletion", { password: "wrong", confirm: "yes" });
  assert.is(wrong.status, 401);
  assert.is(await sessionStatus(browser), 200);
  const done = await browser.submit("/account/deletion", { password: aPassword, confirm: "yes" });
  assert.equal([done.status, done.headers.get("Location")], [303, "/account/deleted?employer=1"]);
  const [own, other] = await Promise.all(
    ["/account/deleted?employer=1", "/account/deleted"].map(async (path) =>
      (await browser.send(path)).text(),
    ),
  );
  assert.match(own!, "Your account is deleted");
  assert.match(own!, "Your jobs are closed.");
  assert.not.match(other!, "Your jobs are closed.");
});

erasure.run();
