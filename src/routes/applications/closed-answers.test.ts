import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { answer, offer as offerInterview } from "../../../tests/support/interviews.ts";
import { anOfferScene, answerOffer, offered, statusOf } from "../../../tests/support/offers.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { longDate } from "../../shared/format.ts";

const unread = suite("an application that its employer may not read any more");
const sql = await testDatabase();

/** A candidate with an interview and an offer. */
async function aTalk() {
  const scene = await anOfferScene();
  const interviews = { ...scene, calls: `/api/employer/applications/${scene.id}/interviews` };
  const interview = await offerInterview(interviews);
  return { scene, interviews, interview, offer: await offered(scene) };
}

type Talk = Awaited<ReturnType<typeof aTalk>>;

const ends: Record<string, (talk: Talk) => Promise<unknown>> = {
  "because its fee was refunded": async ({ scene }) =>
    (await signedIn()).submit(`/admin/applications/${scene.id}/refund`, { reason: "Goodwill" }),
  "because its job closed long ago": ({ scene }) =>
    sql`update jobs set closed_at = now() - interval '200 days' where id = ${scene.job.id}`,
};

unread("because its fee was refunded, says so above everything else and has nothing ahead", async () => {
  const { path, id } = await anOwnPage();
  await (await signedIn()).submit(`/admin/applications/${id}/refund`, { reason: "Goodwill" });
  const page = await mainOf(await send(path));
  const status = page.slice(page.indexOf("<h2>Status"), page.indexOf("What you sent"));
  for (const words of ["We refunded the fee", "Nobody answers this application any more", "another job</a>"])
    assert.match(status, words);
  assert.not.match(page, 'class="ahead"');
  assert.not.match(page, "Add a missing certificate");
  assert.match(page, `$50, refunded on ${longDate(new Date())}`);
  assert.not.match(page, /The fee pays for processing|withdraw your application/);
});

for (const [reason, end] of Object.entries(ends)) {
  unread(`${reason}, takes no answer to an offer or an interview`, async () => {
    const talk = await aTalk();
    await end(talk);
    const { scene, interviews, interview, offer } = talk;
    assert.is((await scene.employer.browser.send(scene.calls, { method: "DELETE" })).status, 409);
    const refused = [
      await answerOffer(scene, { answer: "accept", offer: offer.id }),
      await answerOffer(scene, { answer: "decline", offer: offer.id }),
      await answer(interviews, interview, { slot: interview.slots[0]! }),
      await answer(interviews, interview, { none: "1" }),
      await answer(interviews, interview, { cancel: "1" }),
    ];
    assert.equal(
      refused.map(({ status }) => status),
      refused.map(() => 409),
    );
    assert.equal(await statusOf(scene), ["submitted", false]);
  });

  unread(`${reason}, shows no form for such an answer, and says why`, async () => {
    const talk = await aTalk();
    await end(talk);
    const page = await mainOf(await send(talk.scene.path));
    for (const words of [
      "The application is closed to the employer, so you cannot answer this offer.",
      "The application is closed to the employer, so this interview does not take place.",
    ])
      assert.match(page, words);
    assert.not.match(page, 'name="answer"');
    assert.not.match(page, 'name="slot"');
  });
}

unread.run();
