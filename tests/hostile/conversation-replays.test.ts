import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Interview } from "../../src/shared/applications/interview.ts";
import {
  aCandidate,
  anInterview,
  answer,
  cancel,
  entriesOf,
  offer,
  type Scene,
} from "../support/interviews.ts";
import { mailsTo } from "../support/mailbox.ts";
import { anOfferScene, answerOffer, type OfferScene, offered, withdrawOffer } from "../support/offers.ts";
import { inProcess, send } from "../support/site.ts";
import { anAppliedJob, storedStatus } from "../support/status-hold.ts";

const replays = suite("a form that comes twice or late, in an application's conversation");

const move = ({ employer, calls }: Scene, { id }: Interview, differences: object = {}) =>
  employer.browser.send(`${calls}/${id}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...anInterview(), ...differences }),
  });

replays("moves an interview once, and emails the candidate once", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  for (let n = 0; n < 2; n += 1) assert.is((await move(scene, interview, { minutes: 45 })).status, 200);
  assert.equal(
    (await entriesOf(scene.email)).map(({ sequence }) => sequence),
    [1, 0],
  );
});

replays("offers no second interview at times of which the candidate has chosen one", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  await answer(scene, interview, { slot: interview.slots[0]! });
  const again = await offer(scene);
  assert.is(again.id, interview.id);
  assert.is(again.chosen, interview.slots[0]);
});

replays("takes the same times at another place for another interview", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  assert.is.not((await offer(scene, { place: "Dock 4, Oslo" })).id, interview.id);
});

const withdrawByForm = ({ employer, id }: OfferScene, fields: Record<string, string>) =>
  employer.browser.submit(`/employer/applications/${id}/offer/withdrawal`, fields);

replays("withdraws the offer that its page showed, and not the one that followed", async () => {
  const scene = await anOfferScene();
  const first = await offered(scene);
  const page = await (await scene.employer.browser.send(`/employer/applications/${scene.id}/offer`)).text();
  assert.match(page, `name="offer" value="${first.id}"`);
  await withdrawOffer(scene);
  const second = await offered(scene, { salary: 5000 });
  assert.is((await withdrawByForm(scene, { offer: first.id })).status, 303);
  const accepted = await answerOffer(scene, { answer: "accept", offer: second.id });
  assert.is(accepted.status, 200);
});

replays("withdraws no offer of another candidate", async () => {
  const [scene, other] = [await anOfferScene(), await anOfferScene()];
  await offered(scene);
  const { id } = await offered(other);
  assert.is((await withdrawByForm(scene, { offer: id })).status, 404);
  assert.is((await withdrawByForm(scene, { offer: "x" })).status, 404);
  assert.is((await answerOffer(other, { answer: "accept" })).status, 200);
});

replays("takes back the change that its page showed, and no earlier one", async () => {
  const { id, job, employer, set } = await anAppliedJob();
  await set("under_review");
  await set("rejected");
  const list = await (await employer.browser.send(`/employer/jobs/${job.id}?open=${id}`)).text();
  const form = list.slice(list.indexOf(`/employer/applications/${id}/status/undo`));
  const [, shown] = /name="changed" value="(\w+)"/.exec(form) ?? [];
  assert.is(shown, "rejected");
  const undo = () =>
    employer.browser.submit(`/employer/applications/${id}/status/undo`, { changed: shown ?? "" });
  for (let n = 0; n < 2; n += 1) assert.is((await undo()).status, 303);
  assert.is(await storedStatus(id), "under_review");
});

if (inProcess)
  replays("cancels no interview that has begun", async () => {
    const scene = await aCandidate();
    const interview = await offer(scene);
    await answer(scene, interview, { slot: interview.slots[0]! });
    const before = (await mailsTo(scene.email)).length;
    const clock = () => new Date(Date.parse(interview.slots[0]!) + 60_000);
    Object.assign(scene.employer.browser.world, { clock });
    const refused = await cancel(scene, interview);
    assert.is(refused.status, 409);
    assert.match(((await refused.json()) as { message: string }).message, "has begun");
    assert.is((await mailsTo(scene.email)).length, before);
    assert.is((await send(scene.path)).status, 200);
  });

replays.run();
