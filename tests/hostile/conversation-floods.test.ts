import { suite } from "uvu";
import * as assert from "uvu/assert";
import { postJob } from "../support/employer.ts";
import { aCandidate, anInterview, anInterviewForm, cancel, offer } from "../support/interviews.ts";
import { anOfferScene, makeOffer, offered, withdrawOffer } from "../support/offers.ts";
import { anOwnPageOf } from "../support/own-page.ts";
import { Browser, inProcess } from "../support/site.ts";

// A test sets the site's own limits, which a running server has not.
if (inProcess) {
  const floods = suite("an employer who floods a candidate");
  const strict = { settings: { rateLimitScale: 1 }, address: "203.0.113.202" };
  const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

  floods("may offer ten interviews for an application", async () => {
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

  floods("may make ten offers for an application", async () => {
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

  floods.run();
}
