import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob } from "../../../tests/support/fixtures.ts";
import { Browser, json, testDatabase } from "../../../tests/support/site.ts";
import { documentsStep, mainOf, personalStep, professionalStep } from "../../../tests/support/wizard.ts";

const sql = await testDatabase();

const aCruise = () => aJob(sql, { country: "Germany", sector: "luxury-cruise" });
const aMine = () => aJob(sql, { country: "Brazil", sector: "mining" });
type Cruise = Awaited<ReturnType<typeof aCruise>>;

const filledBy = ({ sector, country, title }: Cruise) => ({
  ...{ sector, desiredCountry: country, desiredPosition: title },
});

/** Gives a browser without script that has completed the first two steps, without changing what the job filled in. */
async function begunFor(job: Cruise, typed: object = {}): Promise<Browser> {
  const browser = new Browser();
  const given = { ...filledBy(job), ...typed };
  await browser.submit("/apply/step", { ...personalStep, jobId: job.id });
  await browser.submit("/apply/step", { ...professionalStep, ...given, jobId: job.id });
  return browser;
}

const fieldsOf = async (browser: Browser, address: string) => {
  const main = await mainOf(await browser.send(address));
  const chosen = (name: string) =>
    new RegExp(`<select id="${name}".*?</select>`, "s")
      .exec(main)?.[0]
      .match(/value="([^"]*)" selected=""/)?.[1];
  return {
    sector: chosen("sector"),
    desiredCountry: chosen("desiredCountry"),
    desiredPosition: /id="desiredPosition"[^>]*value="([^"]*)"/.exec(main)?.[1],
  };
};

const headOf = async (browser: Browser, address: string) =>
  /Step \d of 4/.exec(await mainOf(await browser.send(address)))?.[0];

const other = suite("GET /apply for another vacancy");

other("fills in the sector, country and position of this one, in place of the first one's", async () => {
  const mine = await aMine();
  const browser = await begunFor(await aCruise());
  assert.equal(await fieldsOf(browser, `/apply?job=${mine.id}&step=2`), filledBy(mine));
});

other("opens at the step where they are seen", async () => {
  const cruise = await aCruise();
  const browser = await begunFor(cruise);
  assert.is(await headOf(browser, `/apply?job=${cruise.id}`), "Step 3 of 4");
  assert.is(await headOf(browser, `/apply?job=${(await aMine()).id}`), "Step 2 of 4");
});

other("opens at an earlier step that is not complete", async () => {
  const browser = await begunFor(await aCruise());
  await browser.send("/api/draft", json({ answers: { fullName: "" } }, "PUT"));
  assert.is(await headOf(browser, `/apply?job=${(await aMine()).id}`), "Step 1 of 4");
});

other("keeps what the candidate typed", async () => {
  const mine = await aMine();
  const typed = { desiredCountry: "Qatar", desiredPosition: "Head waiter" };
  const browser = await begunFor(await aCruise(), typed);
  assert.equal(await fieldsOf(browser, `/apply?job=${mine.id}&step=2`), { ...typed, sector: "mining" });
});

other("opens where the candidate stood when nothing that was typed gives way", async () => {
  const typed = { sector: "it", desiredCountry: "Qatar", desiredPosition: "Head waiter" };
  const browser = await begunFor(await aCruise(), typed);
  assert.is(await headOf(browser, `/apply?job=${(await aMine()).id}`), "Step 3 of 4");
});

other("offers the country that is saved, and has it chosen", async () => {
  const browser = await begunFor(await aCruise(), { desiredPosition: "Head waiter" });
  assert.is((await fieldsOf(browser, "/apply?job=&step=2")).desiredCountry, "Germany");
  const typed = await begunFor(await aMine(), { desiredCountry: "Germany" });
  const address = `/apply?job=${(await aMine()).id}&step=2`;
  assert.is((await fieldsOf(typed, address)).desiredCountry, "Germany");
});

other("offers every country once", async () => {
  const cruise = await aCruise();
  const main = await mainOf(await (await begunFor(cruise)).send(`/apply?job=${cruise.id}&step=2`));
  assert.is(main.split('<option value="Germany"').length, 2);
});

other.run();

const moving = suite("A draft that moves to another vacancy");

const shown = (browser: Browser) => fieldsOf(browser, "/apply?step=2");

moving("takes its sector, country and position along, whichever step is posted", async () => {
  const mine = await aMine();
  for (const form of [personalStep, documentsStep]) {
    const browser = await begunFor(await aCruise());
    await browser.submit("/apply/step", { ...form, jobId: mine.id });
    assert.equal(await shown(browser), filledBy(mine));
  }
});

moving("does so for the script, too", async () => {
  const mine = await aMine();
  const browser = await begunFor(await aCruise(), { desiredPosition: "Head waiter" });
  await browser.send("/api/draft", json({ jobId: mine.id }, "PUT"));
  assert.equal(await shown(browser), { ...filledBy(mine), desiredPosition: "Head waiter" });
});

moving("keeps what is posted with it", async () => {
  const cruise = await aCruise();
  const mine = await aMine();
  const browser = await begunFor(cruise);
  const typed = { ...filledBy(mine), desiredCountry: "Germany" };
  await browser.submit("/apply/step", { ...professionalStep, ...typed, jobId: mine.id });
  assert.equal(await shown(browser), typed);
});

moving("keeps its answers as a general application", async () => {
  const cruise = await aCruise();
  const browser = await begunFor(cruise);
  await browser.submit("/apply/step", { ...personalStep, jobId: "" });
  assert.equal(await shown(browser), filledBy(cruise));
});

moving("says in the review what the second vacancy is", async () => {
  const mine = await aMine();
  const browser = await begunFor(await aCruise());
  await browser.submit("/apply/step", { ...documentsStep, jobId: mine.id });
  const main = await mainOf(await browser.send("/apply?step=4"));
  assert.ok(main.includes(`<dd><bdi>${mine.title}</bdi></dd>`));
  assert.ok(main.includes("<dd><bdi>Brazil</bdi></dd>"));
  assert.not(main.includes("Germany"));
});

moving.run();
