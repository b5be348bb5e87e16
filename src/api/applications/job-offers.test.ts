import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { setStatus } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  anOffer,
  anOfferScene,
  answerOffer,
  dayIn,
  makeOffer,
  offered,
  withdrawOffer,
} from "../../../tests/support/offers.ts";
import { fieldMessages, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const making = suite("POST /api/employer/applications/:id/offer");

making("makes an offer, which the candidate reads on the own page", async () => {
  const scene = await anOfferScene();
  const response = await makeOffer(scene);
  assert.is(response.status, 201);
  const { id, createdAt, endedAt, ...offer } = (await response.json()) as Record<string, unknown>;
  assert.ok(id && createdAt);
  assert.is(endedAt, null);
  assert.equal(offer, { ...anOffer(), state: "open", document: null });
  const page = await mainOf(await send(scene.path));
  for (const text of ["Third Engineer", "$4,200 per month", "12 months", "A cabin of your own."])
    assert.match(page, text);
  for (const text of ["The employer pays", "You and the employer share the costs", "Accept the offer"])
    assert.match(page, text);
  for (const answer of ["Accept", "Decline"])
    assert.match(
      page,
      new RegExp(
        `<details><summary[^>]*>${answer} the offer</summary>.*is final.*>Yes, ${answer.toLowerCase()} the`,
      ),
    );
});

making("emails the candidate a link, without the terms", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const [mail] = await mailsTo(scene.email);
  assert.is(mail?.kind, "offer made");
  assert.match(mail!.body, /\/application\/[\w-]{43}#offer/);
  for (const term of ["4200", "4,200", "Third Engineer", "cabin"]) assert.not.match(mail!.body, term);
});

making("refuses terms that make no sense, each at its field", async () => {
  const scene = await anOfferScene();
  for (const [differences, field] of [
    [{ startsOn: dayIn(-1) }, "startsOn"],
    [{ startsOn: dayIn(800) }, "startsOn"],
    [{ startsOn: "2027-02-30" }, "startsOn"],
    [{ salary: 0 }, "salary"],
    [{ salary: 4200.5 }, "salary"],
    [{ salary: "4200" }, "salary"],
    [{ months: 0 }, "months"],
    [{ months: 61 }, "months"],
    [{ visa: "nobody" }, "visa"],
    [{ flight: "" }, "flight"],
    [{ position: " " }, "position"],
    [{ position: "w".repeat(151) }, "position"],
    [{ note: "w".repeat(1001) }, "note"],
    [{ document: "https://example.com/contract.pdf" }, "document"],
    [{ document: "/objects/uploads/00000000-0000-4000-8000-000000000000" }, "document"],
  ] as const) {
    const response = await makeOffer(scene, differences);
    assert.is(response.status, 400, JSON.stringify(differences));
    assert.equal(Object.keys(await fieldMessages(response)), [field]);
  }
  assert.not.match(await mainOf(await send(scene.path)), "Accept the offer");
});

making("makes one offer of a form that is posted twice at once", async () => {
  const scene = await anOfferScene();
  const [one, other] = await Promise.all([offered(scene), offered(scene)]);
  assert.is(one!.id, other!.id);
  const mails = (await mailsTo(scene.email)).filter(({ kind }) => kind === "offer made");
  assert.is(mails.length, 1);
});

making("refuses another offer beside an open one, and beside an accepted one", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  assert.is((await makeOffer(scene, { salary: 5000 })).status, 409);
  await answerOffer(scene, { answer: "accept" });
  assert.is((await makeOffer(scene, { salary: 5000 })).status, 409);
});

making("follows a declined and a withdrawn offer", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  await answerOffer(scene, { answer: "decline" });
  assert.is((await makeOffer(scene)).status, 201);
  await withdrawOffer(scene);
  assert.is((await makeOffer(scene)).status, 201);
});

making("is refused after ten offers", async () => {
  const scene = await anOfferScene();
  for (let n = 0; n < 10; n += 1) {
    assert.is((await makeOffer(scene)).status, 201);
    await answerOffer(scene, { answer: "decline" });
  }
  assert.is((await makeOffer(scene)).status, 409);
});

making("is refused for a rejected candidate and a withdrawn application", async () => {
  const rejected = await anOfferScene();
  await setStatus(rejected.employer.browser, rejected.id, "rejected");
  assert.is((await makeOffer(rejected)).status, 409);
  const withdrawn = await anOfferScene();
  await send(`${withdrawn.path}/withdrawal`, { method: "POST" });
  assert.is((await makeOffer(withdrawn)).status, 409);
});

making("answers another employer with 404", async () => {
  const scene = await anOfferScene();
  const other = await anEmployer();
  assert.is((await makeOffer({ ...scene, employer: other })).status, 404);
  await makeOffer(scene);
  assert.is((await withdrawOffer({ ...scene, employer: other })).status, 404);
});

making("seals the terms", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const sql = await testDatabase();
  const [row] = await sql`select terms_sealed from job_offers where application_id = ${scene.id}`;
  assert.not.match(Buffer.from(row!.termsSealed).toString("latin1"), "cabin");
});

making.run();

const withdrawing = suite("DELETE /api/employer/applications/:id/offer");

withdrawing("withdraws the offer, also repeatedly, and tells the candidate once", async () => {
  const scene = await anOfferScene();
  const { id } = await offered(scene);
  for (let n = 0; n < 2; n += 1) {
    const response = await withdrawOffer(scene);
    assert.is(response.status, 200);
    const withdrawn = (await response.json()) as Record<string, unknown>;
    assert.equal([withdrawn.id, withdrawn.state], [id, "withdrawn"]);
  }
  const told = (await mailsTo(scene.email)).filter(({ kind }) => kind === "offer withdrawn");
  assert.is(told.length, 1);
  const page = await mainOf(await send(scene.path));
  assert.match(page, "withdrew this offer");
  assert.not.match(page, "Accept the offer");
});

withdrawing("is refused once the candidate has answered, and answers 404 without an offer", async () => {
  const scene = await anOfferScene();
  assert.is((await withdrawOffer(scene)).status, 404);
  for (const answer of ["decline", "accept"]) {
    await makeOffer(scene);
    await answerOffer(scene, { answer });
    assert.is((await withdrawOffer(scene)).status, 409);
  }
});

withdrawing.run();
