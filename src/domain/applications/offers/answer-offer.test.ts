import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../../tests/support/administrator.ts";
import { setStatus } from "../../../../tests/support/employer.ts";
import { upload } from "../../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../../tests/support/mailbox.ts";
import {
  anOfferScene,
  answerOffer,
  makeOffer,
  type OfferScene,
  statusOf,
  withdrawOffer,
} from "../../../../tests/support/offers.ts";
import { anOwnPageOf, askForErasure } from "../../../../tests/support/own-page.ts";
import { Browser, inProcess, send, testDatabase } from "../../../../tests/support/site.ts";

const races = suite("answers at once");

races("accept an offer once, however often they come", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => answerOffer(scene, { answer: "accept" })),
  );
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const told = (await mailsTo(scene.employer.user.email)).filter(({ kind }) => kind === "offer accepted");
  assert.is(told.length, 1);
});

races("accept or decline, never both", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const answers = await Promise.all(["accept", "decline"].map((answer) => answerOffer(scene, { answer })));
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
  const told = (await mailsTo(scene.employer.user.email)).filter(({ kind }) => kind.startsWith("offer "));
  assert.is(told.length, 1);
});

races("accept or find the offer withdrawn, never both and never neither", async () => {
  for (let n = 0; n < 3; n += 1) {
    const scene = await anOfferScene();
    await makeOffer(scene);
    const [accepted, withdrawn] = await Promise.all([
      answerOffer(scene, { answer: "accept" }),
      withdrawOffer(scene),
    ]);
    assert.equal([accepted!.status, withdrawn!.status].sort(), [200, 409]);
    const isAccepted = accepted!.status === 200;
    assert.equal(await statusOf(scene), isAccepted ? ["accepted", true] : ["submitted", false]);
  }
});

races("accept beside a rejection that the candidate has not been told of", async () => {
  for (let n = 0; n < 6; n += 1) {
    const scene = await anOfferScene();
    await makeOffer(scene);
    const [, accepted] = await Promise.all([
      setStatus(scene.employer.browser, scene.id, "rejected"),
      answerOffer(scene, { answer: "accept" }),
    ]);
    assert.is(accepted.status, 200);
  }
});

const beside: Record<string, (scene: OfferScene) => Promise<Response>> = {
  "a withdrawal": ({ path }) => send(`${path}/withdrawal`, { method: "POST" }),
  "a suspension": async ({ employer }) =>
    (await signedIn()).post(`/api/admin/employers/${employer.user.id}/suspension`, { reason: "Fraud" }),
  "a rejection": ({ employer, id }) => setStatus(employer.browser, id, "rejected"),
  "a deletion": async ({ path, email }) => new Browser().submit(await askForErasure(path, email), {}),
};

for (const [event, act] of Object.entries(beside))
  races(`accept wholly or not at all beside ${event}`, async () => {
    const scene = await anOfferScene();
    await makeOffer(scene);
    const [accepted, done] = await Promise.all([answerOffer(scene, { answer: "accept" }), act(scene)]);
    assert.ok(done!.status < 400, `${event} was answered with ${done!.status}`);
    assert.ok([200, 404, 409].includes(accepted!.status), `${accepted!.status}`);
    const sql = await testDatabase();
    const [offer] = await sql`select state from job_offers where application_id = ${scene.id}`;
    const [, isHired] = await statusOf(scene);
    assert.is(isHired, accepted!.status === 200);
    if (offer) assert.is(offer.state === "accepted", isHired);
  });

races("make one open offer of two different ones", async () => {
  const scene = await anOfferScene();
  const made = await Promise.all([makeOffer(scene, { salary: 4000 }), makeOffer(scene, { salary: 5000 })]);
  assert.equal(made.map(({ status }) => status).sort(), [201, 409]);
});

races("never share a document between two candidates", async () => {
  const one = await anOfferScene();
  const { id, path } = await anOwnPageOf(new Browser(), {}, one.job.id);
  const other = { ...one, id, path, calls: `/api/employer/applications/${id}/offer` };
  const document = await upload(one.employer.browser);
  const made = await Promise.all([makeOffer(one, { document }), makeOffer(other, { document })]);
  const statuses = made.map(({ status }) => status).sort();
  assert.equal(statuses, [201, 400]);
});

if (inProcess)
  races("leave nothing behind when the transaction is aborted, and work the next time", async () => {
    const scene = await anOfferScene();
    await makeOffer(scene);
    const sql = await testDatabase();
    await sql.unsafe(`
      create function abort_answer() returns trigger language plpgsql as $$
      begin if new.application_id = '${scene.id}' then raise exception 'power cut'; end if; return new; end $$;
      create trigger abort_answer before insert on application_status_changes
        for each row execute function abort_answer();`);
    try {
      assert.is((await answerOffer(scene, { answer: "accept" })).status, 500);
    } finally {
      await sql.unsafe(
        "drop trigger abort_answer on application_status_changes; drop function abort_answer;",
      );
    }
    assert.equal(await statusOf(scene), ["submitted", false]);
    const [row] = await sql`select state from job_offers where application_id = ${scene.id}`;
    assert.is(row!.state, "open");
    assert.is((await answerOffer(scene, { answer: "accept" })).status, 200);
    assert.equal(await statusOf(scene), ["accepted", true]);
  });

races.run();
