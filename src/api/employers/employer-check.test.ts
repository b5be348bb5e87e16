import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import {
  aPosting,
  applyAndPay,
  confirmMailbox,
  disclose,
  postJob,
  setStatus,
} from "../../../tests/support/employer.ts";
import { unique, upload } from "../../../tests/support/fixtures.ts";
import { anApplicant } from "../../../tests/support/payment-steps.ts";
import { everywhere, placesOf as publicPlaces } from "../../../tests/support/public-places.ts";
import { Browser, json, send } from "../../../tests/support/site.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import type { Job } from "../../shared/jobs/job.ts";

const check = suite("EMPLOYER_CHECK=before");
const { sql, close } = await migratedDatabase();
await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });
check.after(close);
const world = { sql, settings: { employerCheck: "before" as const } };
const administrator = await signedIn(world);

const mandateOf = ({ user }: Account) => `/api/admin/employers/${user.id}/mandate`;
const grantUnconfirmed = (employer: Account, company: string, more: object = {}) =>
  administrator.send(
    mandateOf(employer),
    json({ company, note: "the register, and a call to its published number", ...more }, "PUT"),
  );
const grant = async (employer: Account, company: string) => {
  await confirmMailbox(employer.user.email, sql);
  return grantUnconfirmed(employer, company);
};
const withdraw = (employer: Account, company: string) =>
  administrator.send(mandateOf(employer), json({ company }, "DELETE"));

const placesOf = async (job: Job) =>
  publicPlaces(
    world,
    job,
    await postJob(neighbourEmployer, { country: job.country, company: neighbourCompany }),
  );

const neighbourEmployer = await anEmployer(world);
const neighbourCompany = unique("Neighbour");
await grant(neighbourEmployer, neighbourCompany);

interface Found {
  id: string;
  mailboxConfirmed: boolean;
  suspended: boolean;
  mandates: { company: string; state: string }[];
}

const found = async ({ user }: Account) =>
  (await (await administrator.send(`/api/admin/employers?search=${user.email}`)).json()) as Found[];

check("checks no account whose mailbox nobody confirmed, whatever the setting is", async () => {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  for (const employerCheck of ["none", "before"] as const) {
    await applyEmployerRules(sql, { employerCheck, unpaidWithheld: true });
    const refused = await grantUnconfirmed(employer, job.company);
    assert.is(refused.status, 409, employerCheck);
    assert.match(((await refused.json()) as { message: string }).message, "has not confirmed its email");
    const form = { employer: employer.user.id, company: job.company, checked: "its register" };
    const page = await administrator.submit("/admin/employers", form);
    assert.is(page.status, 409, employerCheck);
    assert.match(await page.text(), "has not confirmed its email");
  }
  assert.is((await send(`/jobs/${job.id}`, {}, world)).status, 404);
  assert.is((await found(employer))[0]?.mailboxConfirmed, false);
  assert.is((await grant(employer, job.company)).status, 200);
  const [{ id, mailboxConfirmed, suspended, mandates } = {} as Found] = await found(employer);
  assert.equal([id, mailboxConfirmed, suspended], [employer.user.id, true, false]);
  assert.equal(
    mandates.map(({ company, state }) => [company, state]),
    [[job.company, "checked"]],
  );
});

check("shows a job of an unchecked account nowhere, and everywhere once it is checked", async () => {
  const employer = await anEmployer(world);
  const job = await postJob(employer, { country: unique("Norderland") });
  assert.is(job.state, "review");
  assert.is(job.open, false);
  assert.equal(await placesOf(job), []);
  assert.is((await grant(employer, job.company)).status, 200);
  assert.equal(await placesOf(job), everywhere);
  const [own] = (await (await employer.browser.send("/api/employer/jobs")).json()) as Job[];
  assert.is(own?.state, "live");
});

check("counts no job of an unchecked account", async () => {
  const stats = async () => (await send("/api/jobs/stats", {}, world)).json();
  const before = await stats();
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  assert.equal(await stats(), before);
  await grant(employer, job.company);
  assert.is((await stats()).totalJobs, before.totalJobs + 1);
  await withdraw(employer, job.company);
  assert.equal(await stats(), before);
});

check("posts a job of a checked account at once", async () => {
  const employer = await anEmployer(world);
  const company = unique("Kvernholm");
  await grant(employer, company);
  const job = await postJob(employer, { company });
  assert.is(job.state, "live");
  assert.is(job.open, true);
  assert.equal(await placesOf({ ...job }), everywhere);
});

check("sends a job to review whose company changes to one without a mandate", async () => {
  const employer = await anEmployer(world);
  const company = unique("Kvernholm");
  await grant(employer, company);
  const job = await postJob(employer, { company });
  const changed = await employer.browser.send(
    `/api/jobs/${job.id}`,
    json({ company: unique("Other") }, "PATCH"),
  );
  assert.is(((await changed.json()) as Job).state, "review");
  assert.is((await send(`/api/jobs/${job.id}`, {}, world)).status, 404);
});

check("gives a second account with the same company name nothing", async () => {
  const [owner, namesake] = [await anEmployer(world), await anEmployer(world)];
  const company = unique("Kvernholm");
  await grant(owner, company);
  const job = await postJob(namesake, { company });
  assert.is(job.state, "review");
  assert.is((await send(`/api/jobs/${job.id}`, {}, world)).status, 404);
});

check("refuses applications and payments for a job in review like those for an unknown one", async () => {
  const { id: jobId } = await postJob(await anEmployer(world));
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const path of ["/api/create-payment-intent", "/api/applications"]) {
    const [inReview, missing] = [
      await new Browser(world).post(path, { ...anApplicant(), jobId }),
      await new Browser(world).post(path, { ...anApplicant(), jobId: unknown }),
    ];
    assert.is(inReview.status, 400, path);
    assert.equal(await inReview.json(), await missing.json(), path);
  }
  const [payments] = await sql`
    select count(*)::int as n from payments join applications on applications.id = application_id
    where applications.job_id = ${jobId}`;
  assert.is(payments?.n, 0);
});

const namesOfRow = [
  "applicationStatus",
  "createdAt",
  "desiredPosition",
  "id",
  "paymentStatus",
  "reference",
  "withheld",
];

async function aPaidApplication() {
  const employer = await anEmployer(world);
  const company = unique("Kvernholm");
  await grant(employer, company);
  const job = await postJob(employer, { company });
  const candidate = new Browser(world);
  const passportCopyUrl = await upload(candidate);
  const { id } = await applyAndPay(job.id, { passportCopyUrl }, candidate);
  await disclose(employer.browser, id);
  return { employer, company, job, id, document: passportCopyUrl };
}

const rowsOf = async ({ browser }: Account, job: Job) =>
  (await (await browser.send(`/api/employer/applications/${job.id}`)).json()) as Record<string, unknown>[];

check(
  "shuts rows, documents, CSV and status in the session that just read them, when a mandate ends",
  async () => {
    const { employer, company, job, id, document } = await aPaidApplication();
    const csv = `/employer/jobs/${job.id}/applications.csv`;
    assert.ok((await rowsOf(employer, job))[0]?.passportNumber);
    assert.is((await employer.browser.send(document)).status, 200);
    assert.is((await employer.browser.send(csv)).status, 200);
    await withdraw(employer, company);
    const [row] = await rowsOf(employer, job);
    assert.equal(Object.keys(row!).sort(), namesOfRow);
    assert.is(row!.withheld, "unchecked");
    assert.is((await employer.browser.send(document)).status, 404);
    assert.is((await employer.browser.send(csv)).status, 404);
    assert.is((await setStatus(employer.browser, id, "accepted")).status, 403);
    assert.is((await send(`/jobs/${job.id}`, {}, world)).status, 404);
  },
);

check("ends a mandate with its last day", async () => {
  const { employer, company, job } = await aPaidApplication();
  await sql`
    update mandates set valid_until = utc_today() - 1 where employer_id = ${employer.user.id} and company = ${company}`;
  assert.is((await send(`/api/jobs/${job.id}`, {}, world)).status, 404);
  assert.is((await rowsOf(employer, job))[0]?.withheld, "unchecked");
  await grant(employer, company);
  assert.is((await rowsOf(employer, job))[0]?.withheld, undefined);
});

check(
  "withholds what is unpaid, refunded, withdrawn, or of a job that closed more than 180 days ago",
  async () => {
    const { employer, job, id } = await aPaidApplication();
    const cases = [
      ["unpaid", sql`payment_status = 'pending'`],
      ["unpaid", sql`payment_status = 'failed'`],
      ["refunded", sql`payment_status = 'refunded'`],
      ["withdrawn", sql`withdrawn_at = now()`],
    ] as const;
    for (const [reason, change] of cases) {
      await sql`update applications set ${change} where id = ${id}`;
      const [row] = await rowsOf(employer, job);
      assert.is(row?.withheld, reason);
      assert.equal(Object.keys(row!).sort(), namesOfRow);
      assert.is((await setStatus(employer.browser, id, "accepted")).status, 409, reason);
      await sql`update applications set payment_status = 'completed', withdrawn_at = null where id = ${id}`;
    }
    await sql`update jobs set closes_on = utc_today() - 180 where id = ${job.id}`;
    assert.is((await rowsOf(employer, job))[0]?.withheld, undefined);
    await sql`update jobs set closes_on = utc_today() - 181 where id = ${job.id}`;
    assert.is((await rowsOf(employer, job))[0]?.withheld, "closed");
    assert.is((await setStatus(employer.browser, id, "accepted")).status, 409);
  },
);

check("obeys the setting at once, without losing a job", async () => {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  await applyEmployerRules(sql, { employerCheck: "none", unpaidWithheld: false });
  assert.is((await send(`/jobs/${job.id}`, {}, world)).status, 200);
  const posted = await postJob(employer, aPosting());
  assert.is(posted.state, "live");
  await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });
  for (const { id } of [job, posted]) assert.is((await send(`/jobs/${id}`, {}, world)).status, 404);
});

check.run();
