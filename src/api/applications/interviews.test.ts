import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { setStatus } from "../../../tests/support/employer.ts";
import {
  aCandidate,
  anInterview,
  answer,
  cancel,
  entriesOf,
  noonIn,
  offer,
} from "../../../tests/support/interviews.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { fieldMessages, json, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import type { Interview } from "../../shared/applications/interview.ts";

const offering = suite("POST /api/employer/applications/:id/interviews");

offering("offers times, which the candidate reads on the own page and in an email", async () => {
  const scene = await aCandidate();
  const response = await scene.employer.browser.post(scene.calls, anInterview());
  assert.is(response.status, 201);
  const { id, ...interview } = (await response.json()) as Interview;
  assert.ok(id);
  assert.equal(interview, { slots: anInterview().slots, chosen: null, state: "offered" });
  const page = await mainOf(await send(scene.path));
  assert.match(page, "Choose the time that suits you");
  assert.match(page, "the employer&#x27;s time");
  assert.match(page, "Europe/Oslo");
  assert.match(page, "https://meet.example/harbour");
  const [entry] = await entriesOf(scene.email);
  assert.equal([entry?.method, entry?.status, entry?.sequence], ["REQUEST", "TENTATIVE", 0]);
});

offering("refuses times that are over, none, six, the same twice, and an unknown zone", async () => {
  const scene = await aCandidate();
  const six = [1, 2, 3, 4, 5, 6].map(noonIn);
  for (const [differences, field] of [
    [{ slots: [noonIn(3), noonIn(-1)] }, "slots"],
    [{ slots: [] }, "slots"],
    [{ slots: six }, "slots"],
    [{ slots: [noonIn(3), noonIn(3)] }, "slots"],
    [{ slots: [noonIn(400)] }, "slots"],
    [{ timeZone: "Mars/Base" }, "timeZone"],
    [{ minutes: 0 }, "minutes"],
    [{ place: " " }, "place"],
  ] as const) {
    const response = await scene.employer.browser.post(scene.calls, { ...anInterview(), ...differences });
    assert.is(response.status, 400, JSON.stringify(differences));
    assert.equal(Object.keys(await fieldMessages(response)), [field]);
  }
  assert.equal(await entriesOf(scene.email), []);
});

offering("is refused after ten interviews", async () => {
  const scene = await aCandidate();
  for (let n = 0; n < 10; n += 1) await offer(scene, { minutes: 30 + n });
  assert.is((await scene.employer.browser.post(scene.calls, anInterview({ minutes: 45 }))).status, 409);
});

offering("makes one interview of a form that is posted twice", async () => {
  const scene = await aCandidate();
  const offered = await Promise.all([offer(scene), offer(scene)]);
  assert.is(offered[0].id, offered[1].id);
  assert.is((await entriesOf(scene.email)).length, 1);
});

offering("is refused for a rejected candidate", async () => {
  const scene = await aCandidate();
  await setStatus(scene.employer.browser, scene.id, "rejected");
  assert.is((await scene.employer.browser.post(scene.calls, anInterview())).status, 409);
});

offering("keeps the secret link out of the calendar", async () => {
  const scene = await aCandidate();
  await offer(scene);
  const [mail] = await mailsTo(scene.email);
  assert.match(mail!.body, scene.path.slice(0, 13));
  assert.not.match(mail!.calendar!.text, "/application/");
});

offering("is refused for a withdrawn application", async () => {
  const scene = await aCandidate();
  await send(`${scene.path}/withdrawal`, { method: "POST" });
  assert.is((await scene.employer.browser.post(scene.calls, anInterview())).status, 409);
});

offering("seals the place", async () => {
  const scene = await aCandidate();
  const { id } = await offer(scene, { place: "Behind the lighthouse" });
  const sql = await testDatabase();
  const [row] = await sql<{ line: string }[]>`select i::text as line from interviews i where id = ${id}`;
  assert.not.match(row!.line, "lighthouse");
});

offering.run();

const moving = suite("PATCH and DELETE /api/employer/applications/:id/interviews/:interviewId");

moving("replaces an agreed time, with the same UID and a higher sequence", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene, { timeZone: "Europe/Berlin" });
  await answer(scene, interview, { slot: interview.slots[0]! });
  const slots = [noonIn(7)];
  const moved = await scene.employer.browser.send(
    `${scene.calls}/${interview.id}`,
    json(anInterview({ slots }), "PATCH"),
  );
  assert.is(moved.status, 200);
  assert.equal(await moved.json(), { id: interview.id, slots, chosen: null, state: "offered" });
  for (const reader of [scene.email, scene.employer.user.email]) {
    const [entry] = await entriesOf(reader);
    assert.equal(
      [entry?.method, entry?.uid, entry?.sequence, entry?.start, entry?.status],
      ["REQUEST", interview.id, 2, slots[0], "TENTATIVE"],
    );
  }
});

moving("leaves no entry behind in a calendar, in whatever order an employer moves and cancels", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  await answer(scene, interview, { slot: interview.slots[0]! });
  for (const days of [7, 8])
    await scene.employer.browser.send(
      `${scene.calls}/${interview.id}`,
      json(anInterview({ slots: [noonIn(days)] }), "PATCH"),
    );
  const newest = async () =>
    Promise.all([scene.email, scene.employer.user.email].map(async (reader) => (await entriesOf(reader))[0]));
  for (const entry of await newest())
    assert.equal([entry?.method, entry?.sequence, entry?.start], ["REQUEST", 3, noonIn(8)]);
  await cancel(scene, interview);
  for (const entry of await newest()) assert.equal([entry?.method, entry?.sequence], ["CANCEL", 4]);
});

moving("emails no employer who cancels times that nobody chose", async () => {
  const scene = await aCandidate();
  await cancel(scene, await offer(scene));
  assert.equal(await entriesOf(scene.employer.user.email), []);
});

moving("cancels for both, once", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  await answer(scene, interview, { slot: interview.slots[0]! });
  for (const time of ["first", "second"]) {
    const response = await cancel(scene, interview);
    assert.is(response.status, 200, time);
    assert.is(((await response.json()) as Interview).state, "cancelled");
  }
  for (const reader of [scene.email, scene.employer.user.email]) {
    const entries = (await entriesOf(reader)).filter(({ method }) => method === "CANCEL");
    assert.equal(
      entries.map(({ start, sequence }) => [start, sequence]),
      [[interview.slots[0], 2]],
    );
  }
  assert.is((await answer(scene, interview, { slot: interview.slots[0]! })).status, 409);
});

moving("is the employer's own alone", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const other = await anEmployer();
  const address = `${scene.calls}/${interview.id}`;
  assert.is((await other.browser.send(address, json(anInterview(), "PATCH"))).status, 404);
  assert.is((await other.browser.send(address, { method: "DELETE" })).status, 404);
  const foreign = await aCandidate();
  assert.is(
    (await foreign.employer.browser.send(`${foreign.calls}/${interview.id}`, { method: "DELETE" })).status,
    404,
  );
});

moving("of both happens when the application is withdrawn or deleted", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  await answer(scene, interview, { slot: interview.slots[0]! });
  await send(`${scene.path}/withdrawal`, { method: "POST" });
  for (const reader of [scene.email, scene.employer.user.email])
    assert.is((await entriesOf(reader))[0]?.method, "CANCEL");
});

moving.run();
