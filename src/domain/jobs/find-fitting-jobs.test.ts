import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob, anApplication, inDays } from "../../../tests/support/fixtures.ts";
import { Browser, json, testDatabase } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";
import { findFittingJobs } from "./find-fitting-jobs.ts";

const sql = await testDatabase();

const fitting = suite("findFittingJobs");

const position = `Quorum${Date.now().toString(36)}`;
const wanted = { sector: "mining", desiredCountry: "Morocco", desiredPosition: position };
const titles = async () => (await findFittingJobs(sql, wanted)).map(({ title }) => title);

fitting("gives what fits sector, country and position first, and at most three", async () => {
  const given = { sector: "mining", country: "Morocco" };
  await aJob(sql, { ...given, title: `${position} elsewhere`, country: "Norway" });
  await aJob(sql, { ...given, title: `${position} of another sector`, sector: "it" });
  await aJob(sql, { ...given, title: `${position} closed`, closesOn: inDays(-2) });
  await aJob(sql, { ...given, title: `${position} here` });
  await aJob(sql, { ...given, title: "Driller", description: `Works beside a ${position}.` });
  const [first, second, ...others] = await titles();
  assert.is((await findFittingJobs(sql, wanted))[0]?.closesOn, inDays(30));
  assert.equal([first, second], [`${position} here`, `${position} elsewhere`]);
  assert.is(others.length, 1);
});

fitting("gives real jobs before samples that are newer, however many those are", async () => {
  const asked = { sector: "it", desiredCountry: "Finland", desiredPosition: `Sampled${position}` };
  const given = { sector: "it", country: "Finland", title: `${asked.desiredPosition} example` };
  const real = await aJob(sql, { ...given, title: `${asked.desiredPosition} of a real employer` });
  for (let n = 0; n < 6; n++) await aJob(sql, { ...given, sample: true });
  const found = await findFittingJobs(sql, asked);
  assert.is(found[0]?.id, real.id);
  assert.is(found.length, 3);
});

fitting("gives nothing before the three questions are answered", async () => {
  assert.equal(await findFittingJobs(sql, { ...wanted, sector: "" }), []);
});

fitting("are on the last step of a general application, and of no other", async () => {
  const job = await aJob(sql, { sector: "shipping", country: "Norway" });
  const main = await mainOf(await (await filledTo(4)).send("/apply?step=4"));
  assert.match(main, "Open jobs that fit");
  assert.ok(main.indexOf("Open jobs that fit") < main.indexOf("Accept &amp; Proceed to Payment"));
  const forJob = await filledTo(4, undefined, job.id);
  assert.not.match(await mainOf(await forJob.send(`/apply?job=${job.id}&step=4`)), "Open jobs that fit");
});

fitting("have the comma of the language between company and country", async () => {
  await aJob(sql, { sector: "shipping", country: "Norway", company: "Nordlys" });
  const main = await mainOf(await (await filledTo(4)).send("/ar/apply?step=4"));
  assert.match(main, "Nordlys، النرويج");
});

fitting("are no samples on the last step, because a sample has no employer", async () => {
  const title = `${wanted.desiredPosition} example`;
  await aJob(sql, { sample: true, sector: "shipping", country: "Norway", title });
  const main = await mainOf(await (await filledTo(4)).send("/apply?step=4"));
  assert.not.match(main, title);
});

fitting("come with the answer to the last step's save", async () => {
  const browser = new Browser();
  const { fullName, ...others } = anApplication;
  const save = async (answers: object) =>
    (await browser.send("/api/draft", json({ answers }, "PUT"))).json() as Promise<{ fitting?: object[] }>;
  assert.is((await save(others)).fitting, undefined);
  assert.ok((await save({ fullName })).fitting?.length);
});

fitting.run();
