import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { upload } from "../../../tests/support/fixtures.ts";
import { anInterview, answer, offer as offerInterview } from "../../../tests/support/interviews.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { asProgram, callsOf, sentBy } from "../../../tests/support/messages.ts";
import {
  anOffer,
  anOfferForm,
  anOfferScene,
  answerHire,
  answerOffer,
  offered as offeredHire,
} from "../../../tests/support/offers.ts";
import { aPlacing, offered, offerJob, say } from "../../../tests/support/placements.ts";
import { json, send } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const closing = suite("the suspension of an employer, at once,");

const suspend = async (userId: string) => {
  const path = `/api/admin/employers/${userId}/suspension`;
  assert.is((await (await signedIn()).post(path, { reason: "Fraud" })).status, 200);
};

/** A candidate with a message, an interview and an offer with a document. */
async function aTalk() {
  const scene = { ...(await anOfferScene()), fullName: "" };
  const interviews = { ...scene, calls: `/api/employer/applications/${scene.id}/interviews` };
  const interview = await offerInterview(interviews);
  const message = await sentBy(scene, "employer", "Trust me with your papers");
  const offer = await offeredHire(scene, { document: await upload(scene.employer.browser) });
  return { scene, interviews, interview, message, offer };
}

const documentOf = ({ path }: { path: string }, { id }: { id: string }) => `${path}/offers/${id}/document`;

closing("refuses the candidate's answers to messages, interviews and offers", async () => {
  const { scene, interviews, interview, offer } = await aTalk();
  assert.is((await send(documentOf(scene, offer))).status, 200);
  await suspend(scene.employer.user.id);
  const refused = [
    await asProgram(scene, { text: "Where are you?" }),
    await answer(interviews, interview, { slot: interview.slots[0]! }),
    await answer(interviews, interview, { none: "1" }),
    await answerOffer(scene, { answer: "accept" }),
    await answerOffer(scene, { answer: "decline" }),
    await answerHire(scene, "yes"),
    await send(documentOf(scene, offer)),
  ];
  assert.equal(
    refused.map(({ status }) => status),
    refused.map(() => 409),
  );
});

closing("says on the candidate's page that all of it is closed, and shows no form", async () => {
  const { scene, offer } = await aTalk();
  await suspend(scene.employer.user.id);
  const page = await mainOf(await send(scene.path));
  for (const words of [
    "nobody can write here",
    "The application is closed to the employer, so you cannot answer this offer.",
    "Closed, because the application is closed to the employer",
    "Trust me with your papers",
  ])
    assert.match(page, words);
  assert.not.match(page, 'name="text"');
  assert.not.match(page, 'name="slot"');
  assert.not.match(page, 'name="answer"');
  assert.not.match(page, documentOf(scene, offer));
});

closing("ends every call and page of the employer", async () => {
  const { scene, interviews, interview, message, offer } = await aTalk();
  const { browser } = scene.employer;
  await suspend(scene.employer.user.id);
  const calls = [
    await browser.send(callsOf(scene)),
    await browser.post(callsOf(scene), { text: "One more thing" }),
    await browser.post(`${callsOf(scene)}/reading`, {}),
    await browser.post(`${callsOf(scene)}/${message.id}/report`, { reason: "Rude" }),
    await browser.post(interviews.calls, anInterview()),
    await browser.send(`${interviews.calls}/${interview.id}`, json(anInterview(), "PATCH")),
    await browser.send(`${interviews.calls}/${interview.id}`, { method: "DELETE" }),
    await browser.post(scene.calls, anOffer()),
    await browser.send(scene.calls, { method: "DELETE" }),
    await browser.send(offer.document ?? ""),
  ];
  assert.equal(
    calls.map(({ status }) => status),
    calls.map(() => 401),
  );
  const pages = ["messages", "interviews", "offer"].map(
    (part) => `/employer/applications/${scene.id}/${part}`,
  );
  for (const path of pages) {
    assert.match((await browser.send(path)).headers.get("Location") ?? "", "/sign-in");
    const posted = await browser.submit(path, { text: "One more thing", ...anOfferForm() });
    assert.match(posted.headers.get("Location") ?? "", "/sign-in");
  }
});

closing("closes the jobs that the administrator offered", async () => {
  const placing = await aPlacing();
  const placement = await offered(placing);
  await suspend(placing.employer.user.id);
  for (const word of ["yes", "no"]) assert.is((await say(placing, placement, word)).status, 409);
  assert.is((await offerJob(placing)).status, 409);
  const page = await mainOf(await send(placing.path));
  assert.not.match(page, 'name="answer"');
  assert.match(page, '<span class="badge">Closed</span>');
});

closing("promises a refund to those alone who paid for this application", async () => {
  const [paid, placing] = [await anOfferScene(), await aPlacing()];
  await say(placing, await offered(placing), "yes");
  for (const [{ employer, email }, isPromised] of [
    [paid, true],
    [placing, false],
  ] as const) {
    await suspend(employer.user.id);
    const mail = (await mailsTo(email)).find(({ kind }) => kind === "employer suspended");
    assert.is(
      mail?.body.includes("If you withdraw your application on its own page, we refund the fee"),
      isPromised,
    );
    assert.match(mail?.body ?? "", "withdraw your application on its own page");
  }
});

closing("leaves the candidate the document of an accepted offer", async () => {
  const { scene, offer } = await aTalk();
  assert.is((await answerOffer(scene, { answer: "accept" })).status, 200);
  await suspend(scene.employer.user.id);
  assert.is((await send(documentOf(scene, offer))).status, 200);
  assert.match(await mainOf(await send(scene.path)), documentOf(scene, offer));
});

closing.run();
