import { suite } from "uvu";
import * as assert from "uvu/assert";
import { setStatus, undoStatus } from "../../../tests/support/employer.ts";
import {
  aHiredCandidate,
  anOfferScene,
  answerHire,
  answerOffer,
  makeOffer,
  statusOf,
} from "../../../tests/support/offers.ts";
import { send } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

const hires = suite("POST /application/:token/hire");

hires("confirms a hire that the employer set without an offer", async () => {
  const scene = await anOfferScene();
  await setStatus(scene.employer.browser, scene.id, "accepted");
  assert.is((await answerHire(scene, "yes")).status, 409, "the candidate has not been told");
  await endHold(scene.id);
  assert.match(await mainOf(await send(scene.path)), "Were you hired?");
  assert.equal(await statusOf(scene), ["accepted", false]);
  for (let n = 0; n < 2; n += 1) {
    const response = await answerHire(scene, "yes");
    assert.is(response.status, 200);
    assert.is(((await response.json()) as { answer: string }).answer, "yes");
  }
  assert.equal(await statusOf(scene), ["accepted", true]);
  assert.is((await answerHire(scene, "no")).status, 409);
});

hires("takes a no, which may become a yes", async () => {
  const scene = await anOfferScene();
  await setStatus(scene.employer.browser, scene.id, "accepted");
  await endHold(scene.id);
  for (let n = 0; n < 2; n += 1) assert.is((await answerHire(scene, "no")).status, 200);
  assert.equal(await statusOf(scene), ["accepted", false]);
  assert.match(await mainOf(await send(scene.path)), "You said that you were not hired");
  assert.is((await answerHire(scene, "yes")).status, 200);
  assert.equal(await statusOf(scene), ["accepted", true]);
});

hires("asks nothing without the status, and for the answer to an open offer first", async () => {
  const scene = await anOfferScene();
  assert.not.match(await mainOf(await send(scene.path)), "Were you hired?");
  assert.is((await answerHire(scene, "yes")).status, 409);
  await makeOffer(scene);
  await setStatus(scene.employer.browser, scene.id, "accepted");
  await endHold(scene.id);
  const response = await answerHire(scene, "yes");
  assert.is(response.status, 409);
  assert.match(await messageOf(response), "accept or decline");
});

hires("survives what the employer changes and undoes later", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await answerOffer(scene, { answer: "accept" });
  await setStatus(scene.employer.browser, scene.id, "rejected");
  assert.is((await undoStatus(scene.employer.browser, scene.id)).status, 200);
  assert.equal(await statusOf(scene), ["accepted", true]);
});

hires("says plainly that the employer rejected after the acceptance", async () => {
  const scene = await aHiredCandidate();
  assert.match(await mainOf(await send(scene.path)), "You have the job");
  await setStatus(scene.employer.browser, scene.id, "rejected");
  await endHold(scene.id);
  const page = await mainOf(await send(scene.path));
  assert.not.match(page, "You have the job");
  assert.not.match(page, "We wish you a good start");
  assert.match(page, "The employer changed the status to Rejected after");
});

hires("counts only what the candidate confirmed", async () => {
  const scene = await anOfferScene();
  await setStatus(scene.employer.browser, scene.id, "accepted");
  await endHold(scene.id);
  const dashboard = async () => mainOf(await scene.employer.browser.send("/employer/dashboard"));
  assert.not.match(await dashboard(), "confirmed by the candidate");
  await answerHire(scene, "yes");
  assert.match(await dashboard(), "1 hire confirmed by the candidate");
});

hires("shows the employer that the candidate changed the status by accepting", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await answerOffer(scene, { answer: "accept" });
  const list = await mainOf(await scene.employer.browser.send(`/employer/jobs/${scene.job.id}`));
  assert.match(list, /Submitted to Accepted[\s\S]{0,80}The candidate/);
});

hires("shows the employer the offer, and no quick answer after it is accepted", async () => {
  const scene = await anOfferScene();
  const inbox = async () => {
    const page = await mainOf(await scene.employer.browser.send(`/employer/jobs/${scene.job.id}`));
    return page.replaceAll("<!-- -->", "");
  };
  await makeOffer(scene);
  const open = await inbox();
  assert.match(open, new RegExp(`/employer/applications/${scene.id}/offer">Offer</a>: No answer yet`));
  assert.match(open, `id="no-${scene.id}"`);
  await answerOffer(scene, { answer: "accept" });
  const accepted = await inbox();
  assert.match(accepted, new RegExp(`/employer/applications/${scene.id}/offer">Offer</a>: Accepted · `));
  assert.not.match(accepted, `id="no-${scene.id}"`);
  assert.match(accepted, `id="status-${scene.id}"`);
});

hires.run();
