import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../support/account.ts";
import { pdf } from "../support/document-fixtures.ts";
import { upload } from "../support/fixtures.ts";
import { aCandidate, anInterview, offer as offerInterview } from "../support/interviews.ts";
import { asProgram, messagesOf, sentBy } from "../support/messages.ts";
import { anOffer, offered as offeredHire } from "../support/offers.ts";
import { aPlacing, offered } from "../support/placements.ts";
import { json, send } from "../support/site.ts";

const hostile = suite("what follows an application, for a stranger");

const nobody = `/application/${"A".repeat(43)}`;

/** A candidate who has everything that a conversation may hold. */
async function aWhole() {
  const scene = { ...(await aCandidate()), fullName: "" };
  const interview = await offerInterview(scene);
  const fromCandidate = await sentBy(scene, "candidate", "For your eyes alone");
  const fromEmployer = await sentBy(scene, "employer", "And for yours");
  const calls = `/api/employer/applications/${scene.id}`;
  const document = await upload(scene.employer.browser, pdf(4001));
  const offer = await offeredHire({ ...scene, calls: `${calls}/offer` }, { document });
  return { ...scene, calls, interview, fromEmployer, fromCandidate, offer };
}

type Whole = Awaited<ReturnType<typeof aWhole>>;

/** All that the holder of a link may post, as a program. `things` are the ids that the addresses name. */
const postsOf = (path: string, things: Whole, placementId: string): [string, object][] => [
  [`${path}/messages/${things.fromEmployer.id}/report`, { reason: "Mine" }],
  [`${path}/interviews/${things.interview.id}`, { slot: things.interview.slots[0] }],
  [`${path}/interviews/${things.interview.id}`, { cancel: "1" }],
  [`${path}/offer`, { answer: "accept", offer: things.offer.id }],
  [`${path}/placements/${placementId}`, { answer: "yes" }],
  [`${path}/placements/${placementId}/made`, {}],
];

hostile("has nothing of another under the own link, and nothing under an unknown one", async () => {
  const [mine, theirs, placing] = [await aWhole(), await aWhole(), await aPlacing()];
  const { id: placementId } = await offered(placing);
  for (const path of [mine.path, nobody]) {
    for (const [address, body] of postsOf(path, theirs, placementId)) {
      const { status } = await send(address, json(body, "POST"));
      assert.is(status, 404, `${address.replace(path, "")} ${JSON.stringify(body)}`);
    }
    assert.is((await send(`${path}/offers/${theirs.offer.id}/document`)).status, 404);
  }
  for (const part of ["messages", "reading", "offer", "hire", "review", "passport"]) {
    const body = { text: "Hello", answer: "yes", rating: "5" };
    const address = part === "reading" ? `${nobody}/messages/reading` : `${nobody}/${part}`;
    const { status } = await send(address, json(body, "POST"));
    assert.is(status, 404, part);
  }
  assert.is((await send(`${nobody}/messages`)).status, 404);
});

hostile("has nothing of another employer's candidate, also by ids of the own one", async () => {
  const [mine, theirs] = [await aWhole(), await aWhole()];
  const { browser } = mine.employer;
  const asked: [string, RequestInit][] = [
    [`${theirs.calls}/messages`, {}],
    [`${theirs.calls}/messages`, json({ text: "Hello" }, "POST")],
    [`${theirs.calls}/messages/reading`, json({}, "POST")],
    [`${theirs.calls}/messages/${theirs.fromCandidate.id}/report`, json({ reason: "Mine" }, "POST")],
    [`${mine.calls}/messages/${theirs.fromCandidate.id}/report`, json({ reason: "Mine" }, "POST")],
    [`${theirs.calls}/interviews`, json(anInterview(), "POST")],
    [`${theirs.calls}/interviews/${theirs.interview.id}`, json(anInterview(), "PATCH")],
    [`${theirs.calls}/interviews/${mine.interview.id}`, { method: "DELETE" }],
    [`${mine.calls}/interviews/${theirs.interview.id}`, json(anInterview(), "PATCH")],
    [`${mine.calls}/interviews/${theirs.interview.id}`, { method: "DELETE" }],
    [`${theirs.calls}/offer`, json(anOffer(), "POST")],
    [`${theirs.calls}/offer`, { method: "DELETE" }],
    [theirs.offer.document ?? "", {}],
    ...["messages", "interviews", "offer"].map((part): [string, RequestInit] => [
      `/employer/applications/${theirs.id}/${part}`,
      {},
    ]),
  ];
  for (const [address, init] of asked) {
    const { status } = await browser.send(address, init);
    assert.is(status, 404, `${init.method ?? "GET"} ${address}`);
  }
});

hostile("reads no message of another by naming it as the last one that was seen", async () => {
  const [mine, theirs] = [await aWhole(), await aWhole()];
  await asProgram(mine, { until: theirs.fromEmployer.id }, "/reading");
  for (const scene of [mine, theirs])
    assert.is((await messagesOf(scene)).find(({ from }) => from === "employer")?.readAt, null);
});

hostile("cannot have another website post in the name of somebody who is here", async () => {
  const scene = await aWhole();
  const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" };
  const posts: [string, object][] = [
    [`${scene.path}/messages`, { text: "Hello" }],
    [`${scene.path}/messages/reading`, {}],
    [`${scene.path}/hire`, { answer: "yes" }],
    [`${scene.path}/passport`, {}],
    ...postsOf(scene.path, scene, scene.interview.id),
  ];
  for (const [address, body] of posts) {
    const { method, headers, body: text } = json(body, "POST");
    const { status } = await send(address, { method, body: text, headers: { ...headers, ...foreign } });
    assert.is(status, 403, address);
  }
  const { browser } = scene.employer;
  for (const part of ["messages", "interviews", "offer"]) {
    const headers = { ...foreign, "Content-Type": "application/json" };
    assert.is(
      (await browser.send(`${scene.calls}/${part}`, { method: "POST", headers, body: "{}" })).status,
      403,
    );
  }
});

const texts = {
  "a NUL": "A\u0000B",
  "a text without end": "x".repeat(200_000),
  "a lone surrogate": "A\ud800B",
};

for (const [what, text] of Object.entries(texts))
  hostile(`is answered with an error of their own for ${what}`, async () => {
    const scene = await aWhole();
    const { browser } = await anEmployer();
    const answers = [
      await asProgram(scene, { text, key: text }),
      await asProgram(scene, { until: text }, "/reading"),
      await send(`${scene.path}/offer`, json({ answer: text, offer: text }, "POST")),
      await send(`${scene.path}/hire`, json({ answer: text }, "POST")),
      await send(
        `${scene.path}/interviews/${scene.interview.id}`,
        json({ slot: text, timeZone: text }, "POST"),
      ),
      await send(`${scene.path}/placements/${scene.interview.id}`, json({ answer: text }, "POST")),
      await scene.employer.browser.post(`${scene.calls}/offer`, anOffer({ position: text, note: text })),
      await scene.employer.browser.post(
        `${scene.calls}/interviews`,
        anInterview({ place: text, timeZone: text }),
      ),
      await browser.post(`${scene.calls}/messages`, { text }),
    ];
    for (const { status, url } of answers) assert.ok(status < 500, `${url} ${status}`);
  });

hostile.run();
