import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, json, send, testServices } from "../../../tests/support/site.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertApplicationLink } from "../../db/applications/application-links.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundClosedApplications } from "./refund-closed-applications.ts";

const closed = suite("applications that are closed to their employers");
const { sql, close } = await migratedDatabase();
closed.after(close);
const world = { sql };
await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });

/**
 * Makes a paid application whose employer's check ended so many days ago. 0 means that today is the first day
 * without it.
 */
async function closedFor(days: number, status?: string) {
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const until = (last: number) => sql`
    update mandates set state = 'checked', checked = 'the register', checked_at = now(),
      valid_until = utc_today() - ${last}::int
    where employer_id = ${employer.user.id}`;
  await until(-10);
  const { id } = await applyAndPay(job.id, {}, new Browser(world));
  if (status) await setStatus(employer.browser, id, status);
  await until(days + 1);
  return { id, employer };
}

const run = () => refundClosedApplications(world);
const stateOf = async (id: string) => {
  const [row] = await sql`
    select payments.status, refund_key from payments where application_id = ${id}`;
  return row as { status: string; refundKey: string | null };
};

closed("are refunded without being asked after 30 days, once", async () => {
  const { id } = await closedFor(30);
  await run();
  assert.equal(await stateOf(id), {
    status: "refunding",
    refundKey: "check-lapsed",
  });
  await reconcilePayments({ ...(await testServices()), sql });
  await run();
  assert.is((await stateOf(id)).status, "refunded");
});

closed("wait until the 30 days are over", async () => {
  const { id } = await closedFor(29);
  await run();
  assert.is((await stateOf(id)).status, "succeeded");
});

closed("keep the fee when the check was renewed", async () => {
  const { id, employer } = await closedFor(40);
  await sql`update mandates set valid_until = utc_today() where employer_id = ${employer.user.id}`;
  await run();
  assert.is((await stateOf(id)).status, "succeeded");
});

closed("keep the fee when the employer answered before", async () => {
  for (const status of ["accepted", "rejected"]) {
    const { id } = await closedFor(40, status);
    await run();
    assert.is((await stateOf(id)).status, "succeeded", status);
  }
});

closed("are refunded when the employer only began to look at them", async () => {
  for (const status of ["under_review", "interviewed"]) {
    const { id } = await closedFor(40, status);
    await run();
    assert.is((await stateOf(id)).status, "refunding", status);
  }
});

closed("keep the fee until a withdrawal when only their job was taken down", async () => {
  const { id, employer } = await closedFor(-9);
  await sql`
    update jobs set taken_down_at = now() - interval '40 days', employer_closed_at = now() - interval '40 days'
    where employer_id = ${employer.user.id}`;
  await run();
  assert.is((await stateOf(id)).status, "succeeded");
});

closed("are left to the administrator when their refund failed", async () => {
  const { id } = await closedFor(40);
  await sql`update payments set refund_failed_at = now() where application_id = ${id}`;
  await run();
  assert.is((await stateOf(id)).status, "succeeded");
});

closed("are refunded 30 days after a suspension, too", async () => {
  const { id, employer } = await closedFor(-9);
  await sql`update users set suspended_at = now() where id = ${employer.user.id}`;
  await sql`
    update jobs set employer_closed_at = now() - interval '31 days' where employer_id = ${employer.user.id}`;
  await run();
  assert.is((await stateOf(id)).status, "refunding");
});

for (const [days, status] of [
  [29, "succeeded"],
  [30, "refunding"],
] as const)
  closed(
    `for a job on hold are ${status} ${days} days after the check ended, however old the hold is`,
    async () => {
      const { id, employer } = await closedFor(-9);
      await sql`update jobs set held = true where employer_id = ${employer.user.id}`;
      await sql`
      update jobs set employer_closed_at = now() - interval '90 days' where employer_id = ${employer.user.id}`;
      await sql`
      update mandates set valid_until = utc_today() - ${days + 1}::int where employer_id = ${employer.user.id}`;
      await run();
      assert.is((await stateOf(id)).status, status);
    },
  );

closed(
  "are refunded 30 days after they closed, however late a first request for a check is refused",
  async () => {
    const { id, employer } = await closedFor(-9);
    await sql`
    update mandates set state = 'refused', valid_until = null, checked = null, checked_at = null, ended_at = now()
    where employer_id = ${employer.user.id}`;
    await sql`
    update jobs set employer_closed_at = now() - interval '31 days' where employer_id = ${employer.user.id}`;
    await run();
    assert.is((await stateOf(id)).status, "refunding");
  },
);

closed("keep the fee while the employer may have mistyped a company's name", async () => {
  const { id, employer } = await closedFor(-9);
  const [job] = await sql<{ id: string }[]>`select id from jobs where employer_id = ${employer.user.id}`;
  const renamed = await employer.browser.send(
    `/api/jobs/${job!.id}`,
    json({ company: unique("Mistyped") }, "PATCH"),
  );
  assert.is(renamed.status, 200);
  await run();
  assert.is((await stateOf(id)).status, "succeeded");
});

closed("say on their own page since when, and when the fee comes back", async () => {
  const { id, employer } = await closedFor(5);
  await sql`
    update mandates set valid_until = '2020-02-27' where employer_id = ${employer.user.id}`;
  const link = newToken();
  await insertApplicationLink(sql, { applicationId: id, purpose: "mail", tokenHash: hashOfToken(link) });
  const page = await (await send(`/application/${link}`, {}, world)).text();
  assert.match(page, "Closed to the employer since February 28, 2020 UTC.");
  assert.match(page, "If the employer still cannot read it on March 29, 2020, we refund the fee");
});

closed.run();
