import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../../tests/support/administrator.ts";
import { postJob } from "../../../../tests/support/employer.ts";
import { mailsTo } from "../../../../tests/support/mailbox.ts";
import { askForErasure } from "../../../../tests/support/own-page.ts";
import { aPlacing, offered, offerJob, type Placing, say } from "../../../../tests/support/placements.ts";
import { Browser, send, testDatabase } from "../../../../tests/support/site.ts";

const races = suite("placements at once");
const sql = await testDatabase();

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** Counts the applications for the job, and reads the saved answer. */
async function placedBy({ job }: Placing) {
  const made = await sql`select payment_status from applications where job_id = ${job.id}`;
  const [row] = await sql`select answer from placements where job_id = ${job.id}`;
  return { made: made.length, answer: row?.answer ?? null };
}

races("ask the candidate once, when two administrators offer the same job", async () => {
  const scene = await aPlacing();
  const other = { ...scene, administrator: await signedIn() };
  const answers = await Promise.all([offerJob(scene), offerJob(other), offerJob(scene)]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  assert.is(new Set(ids).size, 1);
  const mails = (await mailsTo(scene.email)).filter(({ kind }) => kind === "placement offered");
  assert.is(mails.length, 1);
});

races("offer at most ten jobs, when two administrators offer at once", async () => {
  const scene = await aPlacing();
  for (let n = 0; n < 9; n += 1) await offered(scene, (await postJob(scene.employer)).id);
  const [one, two] = [await postJob(scene.employer), await postJob(scene.employer)];
  const statuses = await statusesOf([offerJob(scene, one.id), offerJob(scene, two.id)]);
  assert.equal(statuses.sort(), [201, 409]);
});

races("take yes or no, never both", async () => {
  const scene = await aPlacing();
  const placement = await offered(scene);
  const statuses = await statusesOf([say(scene, placement, "yes"), say(scene, placement, "no")]);
  assert.equal(statuses.sort(), [200, 409]);
  const { made, answer } = await placedBy(scene);
  assert.is(made, answer === "yes" ? 1 : 0);
});

const beside: Record<string, (scene: Placing) => Promise<Response>> = {
  "a withdrawal": ({ path }) => send(`${path}/withdrawal`, { method: "POST" }),
  "a suspension": ({ administrator, employer }) =>
    administrator.post(`/api/admin/employers/${employer.user.id}/suspension`, { reason: "Fraud" }),
  "a refund": ({ administrator, id }) =>
    administrator.submit(`/admin/applications/${id}/refund`, { reason: "goodwill" }),
  "a rejection": ({ administrator, id }) =>
    administrator.send(`/api/admin/applications/${id}/status`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ status: "rejected" }),
    }),
};

for (const [event, act] of Object.entries(beside))
  races(`are answered wholly or not at all beside ${event}`, async () => {
    const scene = await aPlacing();
    const placement = await offered(scene);
    const [answered, done] = await statusesOf([say(scene, placement, "yes"), act(scene)]);
    assert.ok(done! < 400, `${event} was answered with ${done}`);
    assert.ok(answered === 200 || answered === 409, `the answer was answered with ${answered}`);
    const isPlaced = answered === 200;
    assert.equal(await placedBy(scene), { made: isPlaced ? 1 : 0, answer: isPlaced ? "yes" : null });
  });

races("leave no document without a holder beside the deletion of the general application", async () => {
  const scene = await aPlacing();
  const placement = await offered(scene);
  const erasure = await askForErasure(scene.path, scene.email);
  const [answered, erased] = await statusesOf([
    say(scene, placement, "yes"),
    new Browser().submit(erasure, {}),
  ]);
  assert.ok(erased! < 400, `${erased}`);
  assert.ok([200, 404, 409].includes(answered!), `${answered}`);
  const kept = await sql`
    select stored_at from applications
      join application_documents on application_id = applications.id
      join documents on documents.id = document_id
    where job_id = ${scene.job.id}`;
  assert.is(kept.length, answered === 200 ? 1 : 0);
  for (const { storedAt } of kept) assert.ok(storedAt);
});

races("refund no application that was placed without a fee", async () => {
  const scene = await aPlacing();
  await say(scene, await offered(scene), "yes");
  const [made] = await sql<{ id: string }[]>`select id from applications where job_id = ${scene.job.id}`;
  const path = `/admin/applications/${made!.id}/refund`;
  assert.ok((await scene.administrator.submit(path, { reason: "goodwill" })).status >= 400);
  const [row] = await sql`select payment_status from applications where id = ${made!.id}`;
  assert.is(row!.paymentStatus, "waived");
  assert.is((await sql`select from payments where application_id = ${made!.id}`).length, 0);
});

races.run();
