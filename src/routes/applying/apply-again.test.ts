import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob } from "../../../tests/support/fixtures.ts";
import { Browser, json, testDatabase } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";

const sql = await testDatabase();

/** Gives a browser without script that has just sent an application for this job. */
async function whoSentFor(jobId = ""): Promise<Browser> {
  const browser = await filledTo(4, undefined, jobId);
  const main = await mainOf(await browser.submit("/apply/terms", { terms: "accepted" }));
  const clientSecret = /name="clientSecret" value="([^"]+)"/.exec(main)?.[1] ?? "";
  const paid = await browser.submit("/apply/pay", { clientSecret, cardNumber: "4242424242424242" });
  await browser.send(paid.headers.get("Location") ?? "");
  return browser;
}

const sentHere = "This browser has already sent an application for this job.";
const opening = async (browser: Browser, jobId: string) =>
  mainOf(await browser.send(`/apply?job=${jobId}&step=1`));

const again = suite("Applying again for the same vacancy");

again("begins with the word that it was sent from this browser, and the way to it", async () => {
  const job = await aJob(sql);
  const browser = await whoSentFor(job.id);
  const main = await opening(browser, job.id);
  assert.match(main, sentHere);
  assert.match(main, "Step 1 of 4");
  const link = /href="(\/track\/mine\/[^"]+)"/.exec(main)?.[1] ?? "";
  assert.match((await browser.send(link)).headers.get("Location") ?? "", /^\/application\//);
});

again("says so to no other browser, and for no other vacancy", async () => {
  const job = await aJob(sql);
  const browser = await whoSentFor(job.id);
  assert.not.match(await opening(new Browser(), job.id), sentHere);
  assert.not.match(await opening(browser, (await aJob(sql)).id), sentHere);
});

again("is said to whoever goes back in the browser after paying, with and without a vacancy", async () => {
  const general = await whoSentFor();
  const back = await general.send("/apply?step=4");
  const first = await mainOf(await general.send(back.headers.get("Location") ?? ""));
  assert.match(first, "Your application was sent");
  assert.match(first, /href="\/track\/mine\/[^"]+"/);

  const job = await aJob(sql);
  const browser = await whoSentFor(job.id);
  const again = await browser.send(`/apply?job=${job.id}&step=4`);
  assert.match(await mainOf(await browser.send(again.headers.get("Location") ?? "")), sentHere);
});

again("is not said above another application that was begun", async () => {
  const browser = await whoSentFor();
  await filledTo(2, undefined, "", browser);
  assert.not.match(await mainOf(await browser.send("/apply?step=1")), "Your application was sent");
});

for (const [when, change] of [
  ["an hour later", sql`submitted_at = now() - interval '61 minutes'`],
  ["once it is withdrawn", sql`withdrawn_at = now()`],
] as const)
  again(`says so no more ${when}`, async () => {
    const job = await aJob(sql);
    const browser = await whoSentFor(job.id);
    await sql`update applications set ${change} where job_id = ${job.id}`;
    assert.not.match(await opening(browser, job.id), sentHere);
  });

again("is refused as what it is, and not as a payment that failed", async () => {
  const job = await aJob(sql);
  const browser = await whoSentFor(job.id);
  await filledTo(4, undefined, job.id, browser);
  await browser.send("/api/draft", json({ answers: { address: "14 Harbour Street, Manila" } }, "PUT"));
  const response = await browser.submit("/apply/terms", { terms: "accepted" });
  assert.is(response.status, 409);
  const main = await mainOf(response);
  assert.match(main, /<p>You have applied for this job already/);
  assert.match(main, /href="\/track\/mine\/[^"]+">Open the application that you sent/);
  assert.not.match(main, "Failed to initialize payment");
});

again.run();
