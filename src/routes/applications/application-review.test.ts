import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unique } from "../../../tests/support/fixtures.ts";
import { aHiredCandidate, anOfferScene } from "../../../tests/support/offers.ts";
import { askForErasure } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { inTransaction } from "../../db/sql.ts";
import { eraseApplication } from "../../domain/applications/erase-application.ts";
import type { Review } from "../../shared/reviews/review.ts";

const writing = suite("/application/:token/review");

const aReview = () => ({
  candidateName: unique("Maria"),
  rating: 5,
  review: "They kept me informed at every step.",
});

const write = ({ path }: { path: string }, review: object) => new Browser().post(`${path}/review`, review);
const published = async (name: string) =>
  ((await (await send("/api/reviews?limit=1000")).json()) as Review[]).find(
    ({ candidateName }) => candidateName === name,
  );

writing("publishes a verified review of the job, after a confirmed hire", async () => {
  const scene = await aHiredCandidate();
  assert.match(await mainOf(await send(scene.path)), "Write a review");
  assert.is((await send(`${scene.path}/review`)).status, 200);
  const review = aReview();
  const response = await write(scene, { ...review, jobObtained: "Captain", country: "Italy" });
  assert.is(response.status, 201);
  const shown = await published(review.candidateName);
  assert.equal(
    [shown?.verified, shown?.jobObtained, shown?.country],
    [1, scene.job.title, scene.job.country],
  );
  assert.match(await mainOf(await send(scene.path)), "See your review");
});

writing("is refused before the hire is confirmed", async () => {
  const scene = await anOfferScene();
  assert.is((await write(scene, aReview())).status, 409);
});

writing("publishes one review, also when it comes twice at once", async () => {
  const scene = await aHiredCandidate();
  const review = aReview();
  const answers = await Promise.all([write(scene, review), write(scene, review)]);
  assert.equal(
    answers.map(({ status }) => status),
    [201, 201],
  );
  const [one, other] = (await Promise.all(answers.map((answer) => answer.json()))) as Review[];
  assert.is(one!.id, other!.id);
  assert.is((await write(scene, { ...review, rating: 1 })).status, 409);
});

writing("comes back with what was typed when it is too short", async () => {
  const scene = await aHiredCandidate();
  const browser = new Browser();
  const form = { candidateName: "Maria", rating: "4", review: "Short" };
  const refused = await browser.submit(`${scene.path}/review`, form);
  assert.is(refused.status, 400);
  const page = await mainOf(refused);
  assert.match(page, "Review must be at least 20 characters");
  assert.match(page, "Short");
  assert.is((await write(scene, { candidateName: 5, rating: {}, review: [] })).status, 400);
  const long = { ...form, review: "A long enough text of a review." };
  const done = await browser.submit(`${scene.path}/review`, long);
  assert.is(done.headers.get("Location"), `${scene.path}?answered=review#hire`);
});

writing("stays without the mark when the candidate erases the application", async () => {
  const scene = await aHiredCandidate();
  const review = aReview();
  await write(scene, review);
  await new Browser().submit(await askForErasure(scene.path, scene.email), {});
  assert.is((await published(review.candidateName))?.verified, 0);
  assert.is((await write(scene, aReview())).status, 409);
});

if (inProcess)
  writing("keeps the mark, but no link to the application, when the time to keep it is over", async () => {
    const scene = await aHiredCandidate();
    const review = aReview();
    await write(scene, review);
    const sql = await testDatabase();
    await inTransaction(sql, (tx) => eraseApplication(tx, scene.id, "retention"));
    assert.is((await published(review.candidateName))?.verified, 1);
    assert.equal([...(await sql`select id from reviews where application_id = ${scene.id}`)], []);
  });

writing.run();
