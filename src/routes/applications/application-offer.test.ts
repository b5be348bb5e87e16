import { suite } from "uvu";
import * as assert from "uvu/assert";
import { setStatus, undoStatus } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  anOfferScene,
  answerOffer,
  dayIn,
  makeOffer,
  offered,
  statusOf,
  withdrawOffer,
} from "../../../tests/support/offers.ts";
import { Browser, send } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { longDate } from "../../shared/format.ts";

const answering = suite("POST /application/:token/offer");

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

answering("accepts, also repeatedly, and confirms the hire", async () => {
  const scene = await anOfferScene();
  const { id } = await offered(scene);
  for (let n = 0; n < 2; n += 1) {
    const response = await answerOffer(scene, { answer: "accept" });
    assert.is(response.status, 200);
    const answered = (await response.json()) as Record<string, unknown>;
    assert.equal([answered.id, answered.state], [id, "accepted"]);
  }
  assert.equal(await statusOf(scene), ["accepted", true]);
  const mails = (await mailsTo(scene.employer.user.email)).filter(({ kind }) => kind === "offer accepted");
  assert.is(mails.length, 1);
  assert.is((await mailsTo(scene.email))[0]?.kind, "status changed");
  const page = await mainOf(await send(scene.path));
  assert.match(page, "You accepted this offer");
});

answering("names both positions where the offer is for another one", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const open = await mainOf(await send(scene.path));
  assert.match(open, /You applied for: [^<]+<br\/><strong>The offer is for: Third Engineer/);
  await answerOffer(scene, { answer: "accept" });
  assert.match(await mainOf(await send(scene.path)), /You have the job.*You applied for: /s);
});

answering("names the position once where it is the one of the application", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene, { position: scene.job.title });
  assert.not.match(await mainOf(await send(scene.path)), "You applied for");
});

answering("tells first of the job and its start, then what happens next, and folds the rest", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await answerOffer(scene, { answer: "accept" });
  const page = await mainOf(await send(scene.path));
  const places = [
    "You have the job: Third Engineer, ",
    `The work starts on ${longDate(dayIn(60))}`,
    "What happens next",
    " about papers and the journey in the messages below.",
    "The offer that you accepted</summary>",
    "You accepted this offer",
    "Write a review",
    "<h3>Add a missing certificate</h3>",
  ].map((text) => page.indexOf(text));
  assert.not.ok(places.includes(-1), String(places));
  assert.equal(
    [...places].sort((a, b) => a - b),
    places,
  );
});

answering("takes JSON as well as a form", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const response = await new Browser().post(`${scene.path}/offer`, { answer: "decline" });
  assert.is(response.status, 200);
  assert.equal(await statusOf(scene), ["submitted", false]);
  assert.is((await mailsTo(scene.employer.user.email))[0]?.kind, "offer declined");
});

answering("leads a browser back to the page, which says that the candidate has the job", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const browser = new Browser();
  const response = await browser.submit(`${scene.path}/offer`, { answer: "accept" });
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), `${scene.path}?answered=offer#offer`);
  const page = await mainOf(await browser.send(`${scene.path}?answered=offer`));
  assert.match(page, /role="status"><h2>You have the job/);
});

answering("refuses the other answer afterwards", async () => {
  for (const [first, second] of [
    ["accept", "decline"],
    ["decline", "accept"],
  ] as const) {
    const scene = await anOfferScene();
    await makeOffer(scene);
    await answerOffer(scene, { answer: first });
    const response = await answerOffer(scene, { answer: second });
    assert.is(response.status, 409);
    assert.match(await messageOf(response), "already");
    assert.equal(await statusOf(scene), first === "accept" ? ["accepted", true] : ["submitted", false]);
  }
});

answering("refuses a withdrawn offer with a sentence, on the page, too", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await withdrawOffer(scene);
  const response = await answerOffer(scene, { answer: "accept" });
  assert.is(response.status, 409);
  assert.match(await messageOf(response), "withdrawn");
  const page = await new Browser().submit(`${scene.path}/offer`, { answer: "accept" });
  assert.is(page.status, 409);
  assert.match(await mainOf(page), "The employer has withdrawn this offer");
});

answering("never accepts another offer than the page showed", async () => {
  const scene = await anOfferScene();
  const { id } = await offered(scene);
  await withdrawOffer(scene);
  await makeOffer(scene, { salary: 1 });
  assert.is((await answerOffer(scene, { answer: "accept", offer: id })).status, 409);
  assert.equal(await statusOf(scene), ["submitted", false]);
});

answering("asks for one of the two answers, and never answers by a GET", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  assert.is((await answerOffer(scene, { answer: "maybe" })).status, 400);
  assert.is((await send(`${scene.path}/offer?answer=accept`)).status, 303);
  assert.equal(await statusOf(scene), ["submitted", false]);
});

answering("answers 404 without an offer, and for an unknown link", async () => {
  const scene = await anOfferScene();
  assert.is((await answerOffer(scene, { answer: "accept" })).status, 404);
  assert.is(
    (await answerOffer({ path: `/application/${"a".repeat(43)}` }, { answer: "accept" })).status,
    404,
  );
});

answering("is taken to the end of the day of the start, as the page says", async () => {
  const scene = await anOfferScene();
  const startsOn = dayIn(1);
  await makeOffer(scene, { startsOn });
  const page = await mainOf(await send(scene.path));
  assert.match(
    page,
    `<dt>Answer by</dt><dd><bdi>${longDate(new Date(startsOn))}, end of day (UTC)</bdi></dd>`,
  );
  assert.match(page, "<strong>Your answer is final: you cannot change it here.</strong>");
  const atLast = new Browser({ clock: () => new Date(`${startsOn}T23:59:59Z`) });
  assert.is((await atLast.post(`${scene.path}/offer`, { answer: "accept" })).status, 200);
});

answering("is refused once the start is over", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene, { startsOn: dayIn(1) });
  const later = { clock: () => new Date(Date.now() + 3 * 86_400_000) };
  const response = await new Browser(later).post(`${scene.path}/offer`, { answer: "accept" });
  assert.is(response.status, 409);
  assert.match(await messageOf(response), "start date of this offer has passed");
});

answering(
  "closes the offer when the candidate withdraws the application, and tells the employer",
  async () => {
    const scene = await anOfferScene();
    await makeOffer(scene);
    await send(`${scene.path}/withdrawal`, { method: "POST" });
    assert.is((await answerOffer(scene, { answer: "accept" })).status, 409);
    assert.is((await mailsTo(scene.employer.user.email))[0]?.kind, "offer closed");
    assert.equal(await statusOf(scene), ["submitted", false]);
  },
);

for (const [start, days, told] of [
  ["ahead", 0, 1],
  ["over", 3, 0],
] as const)
  answering(
    `is followed by an email about a withdrawal ${told} times when the start is ${start}`,
    async () => {
      const scene = await anOfferScene();
      await makeOffer(scene, { startsOn: dayIn(1) });
      await answerOffer(scene, { answer: "accept" });
      const later = { clock: () => new Date(Date.now() + days * 86_400_000) };
      for (let n = 0; n < 2; n += 1) await new Browser(later).submit(`${scene.path}/withdrawal`, {});
      const kinds = (await mailsTo(scene.employer.user.email)).map(({ kind }) => kind);
      assert.is(kinds.filter((kind) => kind === "offer left").length, told);
    },
  );

answering("wins over a rejection that the candidate has not been told of", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await setStatus(scene.employer.browser, scene.id, "rejected");
  assert.is((await answerOffer(scene, { answer: "accept" })).status, 200);
  assert.equal(await statusOf(scene), ["accepted", true]);
  const kinds = (await mailsTo(scene.email)).filter(({ kind }) => kind === "status changed");
  assert.equal(
    kinds.map(({ body }) => /rejected/i.test(body)),
    [false],
  );
});

answering("is not undone by the employer, whatever was held before", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await setStatus(scene.employer.browser, scene.id, "interviewed");
  await answerOffer(scene, { answer: "accept" });
  assert.is((await undoStatus(scene.employer.browser, scene.id)).status, 409);
  assert.equal(await statusOf(scene), ["accepted", true]);
});

answering("is refused to a candidate who was told of a rejection", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await setStatus(scene.employer.browser, scene.id, "rejected");
  await endHold(scene.id);
  assert.is((await answerOffer(scene, { answer: "accept" })).status, 409);
});

answering.run();
