import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailsTo } from "../../../../tests/support/mailbox.ts";
import {
  anOfferScene,
  answerOffer,
  makeOffer,
  statusOf,
  withdrawOffer,
} from "../../../../tests/support/offers.ts";
import { inProcess, testDatabase } from "../../../../tests/support/site.ts";

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
