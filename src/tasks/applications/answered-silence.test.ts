import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aCandidate, offer as offerInterview } from "../../../tests/support/interviews.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOfferScene, makeOffer, withdrawOffer } from "../../../tests/support/offers.ts";
import { aPlacing, offered } from "../../../tests/support/placements.ts";
import { json, testDatabase, testServices } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { remindOfSilence } from "./remind-of-silence.ts";

const answers = suite("remind of silence, after an answer without a status");
const services = await testServices();
const sql = await testDatabase();

const aMonthLater = (id: string) => sql`
  update applications set submitted_at = now() - interval '31 days', paid_at = now() - interval '31 days'
  where id = ${id}`;

const run = (days = 0) =>
  remindOfSilence({ ...services, clock: () => new Date(Date.now() + days * 86_400_000) });

const mailsOf = async (email: string, kind: string) =>
  (await mailsTo(email)).filter((mail) => mail.kind === kind);

const unansweredList = async (email: string) =>
  mainOf(
    await (await signedIn()).send(`/admin/applications?state=unanswered&search=${encodeURIComponent(email)}`),
  );

answers("counts a status of the administrator and an offered job as answers", async () => {
  const [answered, placed] = [await aPlacing(), await aPlacing()];
  const status = json({ status: "under_review" }, "PATCH");
  await answered.administrator.send(`/api/admin/applications/${answered.id}/status`, status);
  await offered(placed);
  for (const { id } of [answered, placed]) await aMonthLater(id);
  await run();
  for (const { email } of [answered, placed]) {
    assert.equal(await mailsOf(email, "no answer"), []);
    assert.not.match(await unansweredList(email), `row-email">${email}`);
  }
});

answers(
  "reminds nobody after an interview or an offer, also when the candidate never answers it",
  async () => {
    const [invited, open, withdrawn] = [await aCandidate(), await anOfferScene(), await anOfferScene()];
    await offerInterview(invited);
    for (const scene of [open, withdrawn]) assert.is((await makeOffer(scene)).status, 201);
    await withdrawOffer(withdrawn);
    for (const { id } of [invited, open, withdrawn]) await aMonthLater(id);
    await run();
    // The start of the offers is over by then.
    await run(90);
    for (const { email, employer } of [invited, open, withdrawn]) {
      assert.equal(await mailsOf(email, "no answer"), []);
      assert.equal(await mailsOf(employer.user.email, "unanswered applications"), []);
      assert.not.match(await unansweredList(email), `row-email">${email}`);
    }
  },
);

answers.run();
