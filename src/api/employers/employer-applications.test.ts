import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmployer } from "../../../tests/support/account.ts";
import { apply, applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, testDatabase } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";

const sql = await testDatabase();
const employer = await anEmployer();
const { browser } = employer;
const candidate = (await anAccount()).browser;

const applicationsOf = async (jobId: string, query = "") => {
  const response = await browser.send(`/api/employer/applications/${jobId}${query}`);
  assert.is(response.status, 200);
  return { response, list: (await response.json()) as JobApplication[] };
};

const reading = suite("GET /api/employer/applications/{jobId}");

reading("lists what was submitted for the vacancy, newest first, with its sealed part opened", async () => {
  const job = await postJob(employer);
  const { id: paid, application } = await applyAndPay(job.id);
  const unpaid = await apply(job.id);
  await new Browser().post("/api/create-payment-intent", { ...application, fullName: unique("Draft") });
  const { response, list } = await applicationsOf(job.id);
  assert.equal(
    list.map(({ id, paymentStatus }) => [id, paymentStatus]),
    [
      [unpaid, "pending"],
      [paid, "completed"],
    ],
  );
  const { passportExpiry, phone, fullName, applicationStatus, jobId } = list[1]!;
  assert.equal(
    { passportExpiry, phone, fullName, jobId },
    {
      passportExpiry: application.passportExpiry,
      phone: application.phone,
      fullName: application.fullName,
      jobId: job.id,
    },
  );
  assert.is(applicationStatus, "submitted");
  assert.is(response.headers.get("X-Total-Count"), "2");
  assert.is(response.headers.get("Cache-Control"), "private, no-store");
  assert.not.match(JSON.stringify(list), /sealed|keyid|micros/i);
});

reading("keeps to a status, and to a page of the list", async () => {
  const job = await postJob(employer);
  const ids = [await apply(job.id), await apply(job.id), await apply(job.id)];
  await setStatus(browser, ids[1]!, "interviewed");
  const { response, list } = await applicationsOf(job.id, "?status=interviewed");
  assert.equal(
    list.map(({ id }) => id),
    [ids[1]],
  );
  assert.is(response.headers.get("X-Total-Count"), "1");
  const first = await applicationsOf(job.id, "?limit=2");
  const next = /<[^>]*(\?[^>]*)>; rel="next"/.exec(first.response.headers.get("Link") ?? "")?.[1];
  const second = await applicationsOf(job.id, next);
  assert.equal(
    [...first.list, ...second.list].map(({ id }) => id),
    ids.reverse(),
  );
});

const answering = suite("PATCH /api/employer/applications/{id}/status");

const historyOf = (id: string) => sql<{ fromStatus: string; toStatus: string; changedBy: string }[]>`
  select from_status, to_status, changed_by from application_status_changes
  where application_id = ${id} order by id`;
const mailsSince = async (before: number) =>
  (await sql`select count(*)::int as n from outbox where kind = 'status changed'`)[0]!.n - before;

answering(
  "sets any of the five in any order, writes each down, and mails each that ten minutes follow",
  async () => {
    const id = await apply((await postJob(employer)).id);
    const before = await mailsSince(0);
    const order = ["accepted", "submitted", "rejected", "interviewed", "under_review"];
    for (const status of order) {
      const response = await setStatus(browser, id, status);
      assert.is(response.status, 200);
      assert.is(((await response.json()) as JobApplication).applicationStatus, status);
      await endHold(id);
    }
    const history = await historyOf(id);
    assert.equal(
      history.map(({ toStatus }) => toStatus),
      order,
    );
    assert.equal(
      history.map(({ fromStatus }) => fromStatus),
      ["submitted", ...order.slice(0, -1)],
    );
    assert.ok(history.every(({ changedBy }) => changedBy === employer.user.id));
    assert.is(await mailsSince(before), order.length);
  },
);

answering("changes, writes down and mails nothing when the status is the same", async () => {
  const id = await apply((await postJob(employer)).id);
  const before = await mailsSince(0);
  assert.is((await setStatus(browser, id, "submitted")).status, 200);
  assert.equal([...(await historyOf(id))], []);
  assert.is(await mailsSince(before), 0);
});

answering("lets the last of two tabs win, with both in the history and one email", async () => {
  const id = await apply((await postJob(employer)).id);
  const before = await mailsSince(0);
  await Promise.all([setStatus(browser, id, "accepted"), setStatus(browser, id, "rejected")]);
  const history = await historyOf(id);
  assert.equal(history.map(({ toStatus }) => toStatus).sort(), ["accepted", "rejected"]);
  assert.is(history[1]!.fromStatus, history[0]!.toStatus);
  const [row] = await sql`select application_status from applications where id = ${id}`;
  assert.is(row!.applicationStatus, history[1]!.toStatus);
  assert.is(await mailsSince(before), 1);
});

answering("keeps its history as it was written", async () => {
  const id = await apply((await postJob(employer)).id);
  await setStatus(browser, id, "accepted");
  const forged = sql`update application_status_changes set to_status = 'rejected' where application_id = ${id}`;
  await forged.then(
    () => assert.unreachable("the history was changed"),
    (error: Error) => assert.match(error.message, "append-only"),
  );
});

answering("refuses another word, and looks at the role first", async () => {
  const id = await apply((await postJob(employer)).id);
  for (const status of ["hired", "", "Accepted", null, 1])
    assert.is((await setStatus(browser, id, status)).status, 400);
  assert.is((await setStatus(candidate, id, "hired")).status, 403);
  assert.is((await setStatus(new Browser(), id, "hired")).status, 401);
});

for (const tests of [reading, answering]) tests.run();
