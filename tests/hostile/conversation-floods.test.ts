import { suite } from "uvu";
import * as assert from "uvu/assert";
import { postJob } from "../support/employer.ts";
import { aCandidate, anInterview, anInterviewForm, cancel, offer } from "../support/interviews.ts";
import { asProgram, aTalk, fromCandidate, fromEmployer, sentBy } from "../support/messages.ts";
import { anOfferForm, anOfferScene, makeOffer, offered, withdrawOffer } from "../support/offers.ts";
import { anOwnPageOf } from "../support/own-page.ts";
import { Browser, inProcess } from "../support/site.ts";
import { anAppliedJob } from "../support/status-hold.ts";

// A test sets the site's own limits, which a running server has not.
if (inProcess) {
  const floods = suite("a flood in an application's conversation");
  const strict = { settings: { rateLimitScale: 1 }, address: "203.0.113.202" };
  const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

  floods("ends at ten interviews for an application", async () => {
    const scene = await aCandidate();
    const job = await postJob(scene.employer);
    const { id: other } = await anOwnPageOf(new Browser(), {}, job.id);
    Object.assign(scene.employer.browser.world, strict);
    for (let round = 0; round < 10; round += 1) {
      const interview = await offer(scene);
      assert.is((await cancel(scene, interview)).status, 200, `round ${round}`);
    }
    const refused = await scene.employer.browser.post(scene.calls, anInterview());
    assert.is(refused.status, 409);
    assert.match(await messageOf(refused), "ten");

    const page = `/employer/applications/${scene.id}/interviews`;
    const form = await scene.employer.browser.submit(page, anInterviewForm({ place: "Dock 4, Hammerfest" }));
    assert.is(form.status, 409);
    assert.match(await form.text(), "Dock 4, Hammerfest", "the form keeps what was typed");

    const elsewhere = `/api/employer/applications/${other}/interviews`;
    assert.is((await scene.employer.browser.post(elsewhere, anInterview())).status, 201);
  });

  floods("ends at ten offers for an application", async () => {
    const scene = await anOfferScene();
    Object.assign(scene.employer.browser.world, strict);
    for (let round = 0; round < 10; round += 1) {
      await offered(scene);
      assert.is((await withdrawOffer(scene)).status, 200, `round ${round}`);
    }
    const refused = await makeOffer(scene);
    assert.is(refused.status, 409);
    assert.match(await messageOf(refused), "ten offers");
  });

  floods("ends at 20 changes of interviews a day, and keeps what was typed", async () => {
    const scene = await aCandidate();
    Object.assign(scene.employer.browser.world, strict);
    const page = `/employer/applications/${scene.id}/interviews`;
    const interview = await offer(scene);
    const moved = (minutes: number) =>
      scene.employer.browser.submit(`${page}/${interview.id}`, anInterviewForm({ minutes: `${minutes}` }));
    for (let round = 1; round < 20; round += 1)
      assert.is((await moved(30 + round)).status, 303, `round ${round}`);
    const refused = await moved(60);
    assert.is(refused.status, 429);
    assert.ok(refused.headers.get("Retry-After"));
    const shown = await refused.text();
    assert.match(shown, "have changed 20 times today");
    assert.match(shown, "Dock 4, Oslo");
  });

  for (const side of ["employer", "candidate"] as const)
    floods(`lets a ${side} write 60 messages an hour, and keeps the text of the next one`, async () => {
      const [talk, other] = [await aTalk(), await aTalk()];
      const world = { settings: { rateLimitScale: 1 }, address: `203.0.113.${side.length}` };
      Object.assign(talk.employer.browser.world, world);
      const program = (text: string) =>
        side === "employer" ? fromEmployer(talk, text) : asProgram(talk, { text }, "", world);
      for (let n = 1; n <= 60; n += 1) assert.is((await program(`Message ${n}`)).status, 201, `message ${n}`);
      const refused = await program("One more");
      assert.is(refused.status, 429);
      assert.ok(refused.headers.get("Retry-After"));
      assert.match(await messageOf(refused), "60 messages");

      const form =
        side === "employer"
          ? await talk.employer.browser.submit(`/employer/applications/${talk.id}/messages`, {
              text: "Kept words",
            })
          : await fromCandidate(talk, "Kept words", {}, world);
      assert.is(form.status, 429);
      assert.ok(form.headers.get("Retry-After"));
      assert.match(await form.text(), /<textarea[^>]*>Kept words</);

      const back =
        side === "employer" ? asProgram(talk, { text: "And mine" }) : fromEmployer(talk, "And mine");
      assert.is((await back).status, 201, "the other side may write");
      assert.is((await asProgram(other, { text: "Hello" }, "", world)).status, 201, "another candidate, too");
    });

  floods("reports a message once, however often it is reported", async () => {
    const talk = await aTalk();
    const { id } = await sentBy(talk, "employer", "Send us money");
    const reported = new Set<string>();
    for (let n = 0; n < 30; n += 1) {
      const answer = await asProgram(talk, { reason: `Reason ${n}` }, `/${id}/report`);
      assert.is(answer.status, 201);
      reported.add(((await answer.json()) as { reportedAt: string }).reportedAt);
    }
    assert.is(reported.size, 1);
  });

  for (const part of ["interviews", "offer"] as const)
    floods(`keeps what was typed into the form of ${part} when the network has sent too much`, async () => {
      const scene = await aCandidate();
      const closed = { settings: { rateLimitScale: 0 }, address: "203.0.113.204" };
      Object.assign(scene.employer.browser.world, closed);
      const form = part === "offer" ? anOfferForm() : anInterviewForm();
      const refused = await scene.employer.browser.submit(`/employer/applications/${scene.id}/${part}`, form);
      assert.is(refused.status, 429);
      assert.ok(refused.headers.get("Retry-After"));
      assert.match(await refused.text(), part === "offer" ? 'value="4200"' : "Dock 4, Oslo");
    });

  floods("keeps the note of a status when the network has sent too much", async () => {
    const { id, employer } = await anAppliedJob();
    Object.assign(employer.browser.world, { settings: { rateLimitScale: 0 }, address: "203.0.113.205" });
    const form = { status: "rejected", reason: "other", note: "We chose a welder with a ticket." };
    const refused = await employer.browser.submit(`/employer/applications/${id}/status`, form);
    assert.is(refused.status, 429);
    assert.ok(refused.headers.get("Retry-After"));
    assert.match(await refused.text(), "We chose a welder with a ticket.");
  });

  floods.run();
}
