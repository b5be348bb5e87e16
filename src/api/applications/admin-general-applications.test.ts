import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { aPlacing, offered, offerJob, say } from "../../../tests/support/placements.ts";
import { Browser, json, send, testDatabase } from "../../../tests/support/site.ts";
import { endHold, storedStatus } from "../../../tests/support/status-hold.ts";

const sql = await testDatabase();
const message = async (response: Response) => ((await response.json()) as { message: string }).message;

const placing = suite("POST /api/admin/applications/{id}/placement");

placing("offers the job and asks the candidate by an email that leads to the own page", async () => {
  const scene = await aPlacing();
  const response = await offerJob(scene);
  assert.is(response.status, 201);
  const { id, offeredAt, ...placement } = await response.json();
  assert.ok(id && offeredAt);
  assert.equal(placement, {
    jobId: scene.job.id,
    title: scene.job.title,
    company: scene.job.company,
    state: "open",
    answeredAt: null,
    reference: null,
  });
  const [mail] = await mailsTo(scene.email);
  assert.is(mail?.kind, "placement offered");
  assert.match(mail!.body, scene.job.company);
  const page = await (await send(ownPageIn(mail!.body)!)).text();
  assert.match(page, "Yes, apply for this job");
});

placing("asks once, however often it is called", async () => {
  const scene = await aPlacing();
  const answers = await Promise.all([offerJob(scene), offerJob(scene), offerJob(scene)]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  assert.is(new Set(ids).size, 1);
  assert.is((await mailsTo(scene.email)).filter(({ kind }) => kind === "placement offered").length, 1);
});

placing("is refused for an unknown application or job with 404", async () => {
  const scene = await aPlacing();
  for (const id of [randomUUID(), "nothing"]) assert.is((await offerJob({ ...scene, id })).status, 404, id);
  for (const id of [randomUUID(), "nothing"]) assert.is((await offerJob(scene, id)).status, 404, id);
  assert.is((await offerJob(scene, "")).status, 400);
});

placing("is refused for an application that has a job", async () => {
  const scene = await aPlacing();
  const { id } = await applyAndPay(scene.job.id);
  const refused = await offerJob({ ...scene, id });
  assert.is(refused.status, 409);
  assert.match(await message(refused), "is for a job already");
});

const changes: Record<string, string> = {
  withdrawn: "withdrawn_at = now()",
  unpaid: "payment_status = 'pending'",
  refunded: "payment_status = 'refunded'",
  rejected: "application_status = 'rejected'",
};
for (const [state, change] of Object.entries(changes))
  placing(`is refused for an application that is ${state}`, async () => {
    const scene = await aPlacing();
    await sql.unsafe(`update applications set ${change} where id = '${scene.id}'`);
    assert.is((await offerJob(scene)).status, 409);
  });

placing("is refused while the fee is being refunded", async () => {
  const scene = await aPlacing();
  await sql`update payments set status = 'refunding' where application_id = ${scene.id}`;
  assert.is((await offerJob(scene)).status, 409);
});

placing("is refused for a closed job and for one without an employer who may read applications", async () => {
  const scene = await aPlacing();
  const { browser } = scene.employer;
  const closed = await postJob(scene.employer);
  await browser.post(`/api/jobs/${closed.id}/closure`, {});
  const takenDown = await postJob(scene.employer);
  await sql`update jobs set taken_down_at = now() where id = ${takenDown.id}`;
  for (const { id } of [closed, takenDown]) {
    const refused = await offerJob(scene, id);
    assert.is(refused.status, 409);
    assert.match(await message(refused), "is closed, or its employer is not checked");
  }
});

placing("is refused for a job that the candidate applied for or refused", async () => {
  const scene = await aPlacing();
  await applyAndPay(scene.job.id, { email: scene.email });
  assert.match(await message(await offerJob(scene)), "has applied for this job already");
  const other = await postJob(scene.employer);
  await say(scene, await offered(scene, other.id), "no");
  assert.match(await message(await offerJob(scene, other.id)), "said no to this job");
});

placing("offers at most ten jobs", async () => {
  const scene = await aPlacing();
  for (let n = 0; n < 10; n++) await offerJob(scene, (await postJob(scene.employer)).id);
  assert.is((await offerJob(scene)).status, 409);
});

const answering = suite("PATCH /api/admin/applications/{id}/status");

const answer = ({ administrator, id }: Awaited<ReturnType<typeof aPlacing>>, status: unknown) =>
  administrator.send(`/api/admin/applications/${id}/status`, json({ status }, "PATCH"));

answering("tells the candidate after ten minutes, on the page and by one email", async () => {
  const scene = await aPlacing();
  const response = await answer(scene, "under_review");
  assert.is(response.status, 200);
  assert.equal(await response.json(), { id: scene.id, applicationStatus: "under_review" });
  await answer(scene, "interviewed");
  const page = async () => (await send(scene.path)).text();
  assert.match(await page(), "<strong>Submitted</strong>");
  const mails = (await mailsTo(scene.email)).filter(({ kind }) => kind === "status changed");
  assert.is(mails.length, 1);
  assert.match(mails[0]!.subject, "Interviewed");
  assert.not.match(await page(), "<strong>Interviewed</strong>");
  await endHold(scene.id);
  assert.match(await page(), "<strong>Interviewed</strong>");
});

answering("is taken back by the earlier status within the ten minutes", async () => {
  const scene = await aPlacing();
  await answer(scene, "rejected");
  await answer(scene, "submitted");
  assert.is(await storedStatus(scene.id), "submitted");
  assert.equal(
    (await mailsTo(scene.email)).filter(({ kind }) => kind === "status changed"),
    [],
  );
});

answering("takes the five statuses only", async () => {
  const scene = await aPlacing();
  for (const status of ["hired", "", null, undefined]) assert.is((await answer(scene, status)).status, 400);
  for (const status of ["under_review", "interviewed", "accepted", "rejected", "submitted"])
    assert.is((await answer(scene, status)).status, 200, status);
});

answering("is refused for an unknown application, and for one that only its employer answers", async () => {
  const scene = await aPlacing();
  assert.is((await answer({ ...scene, id: randomUUID() }, "accepted")).status, 404);
  const { id } = await applyAndPay(scene.job.id);
  assert.is((await answer({ ...scene, id }, "accepted")).status, 409);
  assert.is((await setStatus(scene.employer.browser, id, "accepted")).status, 200);
});

answering("is for the administrator only", async () => {
  const scene = await aPlacing();
  for (const administrator of [new Browser(), scene.employer.browser]) {
    assert.is((await answer({ ...scene, administrator }, "accepted")).status, 401);
    assert.is((await offerJob({ ...scene, administrator })).status, 401);
  }
});

placing.run();
answering.run();
