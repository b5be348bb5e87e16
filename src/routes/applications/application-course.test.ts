import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob, setStatus } from "../../../tests/support/employer.ts";
import { aPreparedPayment, pay } from "../../../tests/support/fixtures.ts";
import { aCandidate, answer, noonIn, offer } from "../../../tests/support/interviews.ts";
import { anOfferScene, answerOffer, makeOffer, withdrawOffer } from "../../../tests/support/offers.ts";
import { anOwnPage, anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { businessDaysAfter } from "../../shared/applications/expected-dates.ts";
import { longDate, longDateTime } from "../../shared/format.ts";
import { zonedTime } from "../../shared/time-zones.ts";

const course = suite("the course of an application");

const marks = (main: string) => (main.match(/<circle/g) ?? []).length;
const ahead = (main: string) =>
  [...main.matchAll(/Ahead: ?<\/span>([^<]+)</g)].map(([, stage]) => stage!.trim());

const sentAt = async (id: string) => {
  const sql = await testDatabase();
  const [row] = await sql<{ submittedAt: Date }[]>`select submitted_at from applications where id = ${id}`;
  return row!.submittedAt;
};

course("is drawn on the confirmation from the candidate's country to the job's, with dates", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  const main = await mainOf(await browser.send(`/application-success?payment_intent=${intent.id}`));
  assert.match(main, /<text[^>]*>Philippines<\/text><text[^>]*>Norway<\/text>/);
  assert.match(main, '<path class="sailed"');
  assert.match(main, /<strong>By \w+ \d+, \d{4}<\/strong>/);
});

course("has no dates and no map for a browser that may not be told", async () => {
  const main = await mainOf(await send("/application-success"));
  assert.not.match(main, "<svg");
  assert.not.match(main, "<strong>By");
});

course("has no map where nobody knows the country", async () => {
  const { path } = await anOwnPage({ desiredCountry: "Atlantis" });
  const main = await mainOf(await send(path));
  assert.not.match(main, "<figure");
  assert.equal(ahead(main), ["Under Review", "Interviewed", "Accepted"]);
});

course("shows on the own page what is ahead, and by when an answer comes", async () => {
  const { id, path } = await anOwnPage();
  const main = await mainOf(await send(path));
  assert.equal(ahead(main), ["Under Review", "Interviewed", "Accepted"]);
  const at = await sentAt(id);
  assert.match(main, `You hear from us by ${longDate(businessDaysAfter(at, 5))}.`);
  assert.match(main, `title="${longDateTime(at)} UTC">${longDate(at)}</time>`);
  assert.is(marks(main), 5);
});

course("says whom to write to when the answer is late", async () => {
  const { id, path } = await anOwnPage();
  const sql = await testDatabase();
  await sql`update applications set submitted_at = submitted_at - interval '30 days' where id = ${id}`;
  const main = await mainOf(await send(path));
  assert.match(main, `You should have heard from us by ${longDate(businessDaysAfter(await sentAt(id), 5))}.`);
});

course("goes on with the status, and ends where the employer rejects", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { id, path } = await anOwnPageOf(new Browser(), {}, job.id);
  await setStatus(employer.browser, id, "under_review");
  await endHold(id);
  assert.equal(ahead(await mainOf(await send(path))), ["Interviewed", "Accepted"]);
  await setStatus(employer.browser, id, "rejected");
  await endHold(id);
  const main = await mainOf(await send(path));
  assert.equal(ahead(main), []);
  assert.match(main, /<li aria-current="step"><strong>Rejected</);
  // The course has two stages and a ring around the last one.
  assert.is(marks(main), 3);
});

const steps = (main: string) =>
  [...main.matchAll(/<li[^>]*><strong>([^<]+)<\/strong>/g)].map(([, label]) => label);
const current = (main: string) => main.match(/<li aria-current="step"><strong>([^<]+)</)?.[1];

course("has a mark for an offered interview, then for the agreed one, until it is cancelled", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const asked = await mainOf(await send(scene.path));
  assert.equal(steps(asked), ["Submitted", "Interview offered"]);
  assert.is(current(asked), "Interview offered");
  assert.equal(ahead(asked), ["Interviewed", "Accepted"]);
  assert.not.match(asked, "contacted for interviews");
  assert.is(marks(asked), 5);
  const noon = noonIn(5);
  await answer(scene, interview, { slot: noon });
  const main = await mainOf(await send(scene.path));
  assert.equal(steps(main), ["Submitted", "Interview agreed"]);
  assert.is(current(main), "Interview agreed");
  assert.match(main, "voyage own-head", "a phone shows no map above the interview");
  assert.match(main, `For ${zonedTime(new Date(noon), "Asia/Manila")}`);
  assert.equal(ahead(main), ["Interviewed", "Accepted"]);
  assert.not.match(main, "contacted for interviews");
  assert.is(marks(main), 5);
  await answer(scene, interview, { cancel: "1" });
  const afterwards = await mainOf(await send(scene.path));
  assert.equal(steps(afterwards), ["Submitted"]);
  assert.equal(ahead(afterwards), ["Under Review", "Interviewed", "Accepted"]);
});

course("has a mark for an open offer, which an accepted one keeps and a withdrawn one loses", async () => {
  const scene = await anOfferScene();
  await makeOffer(scene);
  const main = await mainOf(await send(scene.path));
  assert.equal(steps(main), ["Submitted", "Offer made"]);
  assert.is(current(main), "Offer made");
  assert.equal(ahead(main), ["Accepted"]);
  assert.is(marks(main), 4);
  await withdrawOffer(scene);
  assert.equal(steps(await mainOf(await send(scene.path))), ["Submitted"]);
  await makeOffer(scene);
  await answerOffer(scene, { answer: "accept" });
  const afterwards = await mainOf(await send(scene.path));
  assert.equal(steps(afterwards), ["Submitted", "Offer made", "Accepted"]);
  assert.equal(ahead(afterwards), []);
});

course("goes on from an agreed interview to the status that the employer sets", async () => {
  const scene = await aCandidate();
  await answer(scene, await offer(scene), { slot: noonIn(5) });
  await setStatus(scene.employer.browser, scene.id, "under_review");
  await endHold(scene.id);
  const main = await mainOf(await send(scene.path));
  assert.equal(steps(main), ["Submitted", "Interview agreed", "Under Review"]);
  assert.equal(ahead(main), ["Interviewed", "Accepted"]);
});

course("keeps what happened when the employer rejects, and has nothing ahead", async () => {
  const scene = await aCandidate();
  await answer(scene, await offer(scene), { slot: noonIn(5) });
  await setStatus(scene.employer.browser, scene.id, "rejected");
  await endHold(scene.id);
  const main = await mainOf(await send(scene.path));
  assert.equal(steps(main), ["Submitted", "Interview agreed", "Rejected"]);
  assert.equal(ahead(main), []);
  // The course has two stages and a ring around the last one.
  assert.is(marks(main), 3);
});

course.run();
