import { suite } from "uvu";
import * as assert from "uvu/assert";
import { setStatus, undoStatus } from "../../../tests/support/employer.ts";
import { aCandidate, answer, offer, type Scene } from "../../../tests/support/interviews.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { answerOffer, makeOffer } from "../../../tests/support/offers.ts";
import { send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold, storedStatus } from "../../../tests/support/status-hold.ts";
import { remindOfInterviews } from "../../tasks/applications/remind-of-interviews.ts";

const reopening = suite("an employer who changes their mind about a rejection");

/** The candidate knows of the rejection, and the employer has just changed it. */
async function aReopened(): Promise<Scene> {
  const scene = await aCandidate();
  const { employer, id } = scene;
  await setStatus(employer.browser, id, "rejected");
  await endHold(id);
  await setStatus(employer.browser, id, "under_review");
  return scene;
}

const statusMails = async ({ email }: Scene) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "status changed");

reopening("offers an interview at once, which stands and which the candidate answers", async () => {
  const scene = await aReopened();
  const interview = await offer(scene);
  await remindOfInterviews(await testServices());
  assert.match(await (await send(scene.path)).text(), `interview-${interview.id}`);
  const chosen = await answer(scene, interview, { slot: interview.slots[0]! });
  assert.is(chosen.status, 200);
  await remindOfInterviews(await testServices());
  assert.is((await mailsTo(scene.email))[0]?.kind, "interview chosen");
});

reopening("makes an offer at once, which the candidate accepts", async () => {
  const scene = await aReopened();
  const calls = `/api/employer/applications/${scene.id}/offer`;
  assert.is((await makeOffer({ ...scene, calls })).status, 201);
  assert.is((await answerOffer(scene, { answer: "accept" })).status, 200);
});

reopening("cannot undo it any more once the candidate is invited", async () => {
  const scene = await aReopened();
  await offer(scene);
  const [mail] = await statusMails(scene);
  assert.match(mail!.subject, /under review/i);
  const sql = await testDatabase();
  const held = await sql`
    select from outbox where application_id = ${scene.id} and kind = 'status changed' and next_attempt_at > now()`;
  assert.is(held.length, 0, "the email about the status goes with the invitation");
  assert.is((await undoStatus(scene.employer.browser, scene.id)).status, 409);
  assert.is(await storedStatus(scene.id), "under_review");
  assert.match(await (await send(scene.path)).text(), /<strong>under review<\/strong>/i);
});

reopening("still has ten minutes to undo any other change after an invitation", async () => {
  const scene = await aCandidate();
  await setStatus(scene.employer.browser, scene.id, "under_review");
  await offer(scene);
  assert.is((await undoStatus(scene.employer.browser, scene.id)).status, 200);
  assert.equal(await statusMails(scene), []);
});

reopening.run();
