import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Intent, pay, prepare } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { applicationOf, ask, complete, stateOf, submit } from "../../../tests/support/payment-steps.ts";
import { aPlacing, offered, type Placing, say } from "../../../tests/support/placements.ts";
import { Browser, testDatabase } from "../../../tests/support/site.ts";

const placed = suite("paying for a job that the candidate was placed in");
const sql = await testDatabase();

const again = ({ application, job }: Placing) => ({ ...application, jobId: job.id });

const applicationsFor = async ({ job }: Placing) =>
  (await sql`select from applications where job_id = ${job.id} and submitted_at is not null`).length;

const told = async ({ email }: Placing) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "applied before").length;

async function settle({ candidate }: Placing, intent: Intent) {
  await pay(candidate, intent);
  return complete(candidate, (await applicationOf(intent))!.id, intent);
}

placed("is refused in the browser of the general application", async () => {
  const scene = await aPlacing();
  await say(scene, await offered(scene), "yes");
  const refused = await ask(scene.candidate, again(scene));
  assert.is(refused.status, 409);
  const { message, link } = (await refused.json()) as { message: string; link: string };
  assert.match(message, "You have applied for this job already");
  // Others may use the browser, so it does not open the application.
  assert.is((await scene.candidate.send(link)).headers.get("Location"), "/track");
  assert.is(await told(scene), 0);
});

placed("tells another browser nothing, and mails the candidate", async () => {
  const scene = await aPlacing();
  await say(scene, await offered(scene), "yes");
  assert.is(
    (await ask(new Browser(), { ...again(scene), resumeUrl: "https://example.com/cv.pdf" })).status,
    200,
  );
  assert.is(await told(scene), 1);
});

placed("is refunded in that browser when the yes comes between order and payment", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  const intent = await prepare(scene.candidate, again(scene));
  await say(scene, offer, "yes");
  for (let time = 0; time < 2; time += 1) await settle(scene, intent);
  assert.match((await stateOf(intent)) ?? "", /^refund/);
  assert.is(await applicationsFor(scene), 1);
  assert.is((await ask(scene.candidate, again(scene))).status, 409);
});

placed("is refunded when the draft was sent before it was paid", async () => {
  const scene = await aPlacing();
  const offer = await offered(scene);
  const intent = await prepare(scene.candidate, again(scene));
  await submit(scene.candidate, again(scene));
  await say(scene, offer, "yes");
  await settle(scene, intent);
  assert.match((await stateOf(intent)) ?? "", /^refund/);
});

placed("either pays or is placed when both come at once, never both", async () => {
  for (let n = 0; n < 3; n += 1) {
    const scene = await aPlacing();
    const offer = await offered(scene);
    const intent = await prepare(scene.candidate, again(scene));
    const [answer] = await Promise.all([say(scene, offer, "yes"), settle(scene, intent)]);
    assert.ok([200, 409].includes(answer.status), String(answer.status));
    const state = (await stateOf(intent)) ?? "";
    assert.is(state.startsWith("refund"), answer.status === 200, state);
    assert.is(await applicationsFor(scene), 1);
  }
});

placed.run();
