import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { undoStatus } from "../../../tests/support/employer.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { anAppliedJob, endHold, shownIn, storedStatus } from "../../../tests/support/status-hold.ts";

const sql = await testDatabase();

const holding = suite("PATCH /api/employer/applications/{id}/status, the held email");

holding("answers until when the change can be taken back, ten minutes from now", async () => {
  const { set } = await anAppliedJob();
  const { heldUntil } = await shownIn(await set("under_review"));
  const left = new Date(heldUntil!).getTime() - Date.now();
  assert.ok(left > 9 * 60_000 && left <= 10 * 60_000 + 5_000, `${left} ms`);
});

holding("holds the email in the outbox for ten minutes", async () => {
  const { id, set } = await anAppliedJob();
  await set("under_review");
  const [row] = await sql`
    select extract(epoch from next_attempt_at - now())::int as seconds from outbox
    where application_id = ${id} and kind = 'status changed'`;
  assert.ok(row!.seconds > 540 && row!.seconds <= 600, `${row!.seconds} s`);
});

holding("makes one email of several changes, and the last one counts", async () => {
  const { id, set, told } = await anAppliedJob();
  for (const status of ["under_review", "rejected", "interviewed"]) await set(status);
  const mails = await told();
  assert.is(mails.length, 1);
  assert.match(mails[0]!.subject, "Interviewed");
  assert.is(await storedStatus(id), "interviewed");
});

holding("sends nothing when the changes end where they began", async () => {
  const { set, told } = await anAppliedJob();
  await set("rejected");
  const back = await shownIn(await set("submitted"));
  assert.is(back.heldUntil, null);
  assert.equal(await told(), []);
});

holding("makes another email of a change after the ten minutes", async () => {
  const { id, set, told } = await anAppliedJob();
  await set("under_review");
  await endHold(id);
  await set("submitted");
  assert.equal(
    (await told()).map(({ subject }) => subject.split(": ")[1]),
    ["Submitted", "Under Review"],
  );
});

holding("keeps the candidate's page as it was until the email goes", async () => {
  const { id, set, page } = await anAppliedJob();
  await set("rejected", { reason: "filled" });
  assert.not.match(await page(), "Rejected");
  assert.not.match(await page(), "has found enough people");
  await endHold(id);
  assert.match(await page(), /aria-current="step"><strong>Rejected</);
  assert.match(await page(), "has found enough people");
});

holding("tells the candidate's own data nothing of a held change", async () => {
  const { id, path, set } = await anAppliedJob();
  await set("rejected", { reason: "other", note: "We chose others." });
  const before = await (await send(`${path}/data`)).text();
  for (const secret of ["rejected", "status changed", "We chose others"]) assert.not.match(before, secret);
  await endHold(id);
  const after = (await (await send(`${path}/data`)).json()) as { statuses: object[] };
  const { changedAt, ...last } = after.statuses.at(-1) as { changedAt: string };
  assert.ok(changedAt);
  assert.equal(last, { status: "rejected", reason: "other", note: "We chose others." });
});

const undoing = suite("DELETE /api/employer/applications/{id}/status");

undoing("takes a rejection back, and sends nothing", async () => {
  const { id, set, undo, told, page } = await anAppliedJob();
  await set("rejected");
  const answer = await undo();
  assert.is(answer.status, 200);
  const { applicationStatus, heldUntil } = await shownIn(answer);
  assert.equal([applicationStatus, heldUntil], ["submitted", null]);
  assert.equal(await told(), []);
  assert.is(await storedStatus(id), "submitted");
  assert.not.match(await page(), "Rejected");
});

undoing("takes one change back at a time, and the email tells the one before", async () => {
  const { set, undo, told } = await anAppliedJob();
  await set("under_review");
  await set("rejected", { reason: "filled" });
  assert.is((await shownIn(await undo())).applicationStatus, "under_review");
  const [mail, ...more] = await told();
  assert.equal(more, []);
  assert.match(mail!.subject, "Under Review");
  assert.not.match(mail!.body, "enough people");
  assert.is((await shownIn(await undo())).applicationStatus, "submitted");
  assert.equal(await told(), []);
});

undoing("answers 409 when nothing is held", async () => {
  const { id, set, undo } = await anAppliedJob();
  assert.is((await undo()).status, 409);
  await set("rejected");
  await endHold(id);
  assert.is((await undo()).status, 409);
  assert.is(await storedStatus(id), "rejected");
});

undoing("answers 409 once the sender has taken the email, whatever the clock says", async () => {
  const { id, set, undo } = await anAppliedJob();
  await set("rejected");
  await sql`update outbox set attempts = 1 where application_id = ${id} and kind = 'status changed'`;
  assert.is((await undo()).status, 409);
  assert.is(await storedStatus(id), "rejected");
});

undoing("leaves both steps in the employer's history", async () => {
  const { id, set, undo } = await anAppliedJob();
  await set("rejected");
  await undo();
  const rows = await sql<{ toStatus: string }[]>`
    select to_status from application_status_changes where application_id = ${id} order by id`;
  assert.equal(
    rows.map(({ toStatus }) => toStatus),
    ["rejected", "submitted"],
  );
});

undoing("belongs to the employer of the job", async () => {
  const { id, set } = await anAppliedJob();
  await set("rejected");
  assert.is((await undoStatus((await anEmployer()).browser, id)).status, 404);
  assert.is((await undoStatus(new Browser(), id)).status, 401);
});

for (const tests of [holding, undoing]) tests.run();
