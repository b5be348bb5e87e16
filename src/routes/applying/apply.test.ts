import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { aJob, anApplication, inDays } from "../../../tests/support/fixtures.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import {
  documentsStep,
  filledTo,
  mainOf,
  personalStep,
  professionalStep,
  summaryOf,
} from "../../../tests/support/wizard.ts";

const sql = await testDatabase();

const page = suite("GET /apply");

page("begins with the first step, the fee before its first field", async () => {
  const main = await mainOf(await send("/apply"));
  assert.ok(main.includes("Step 1 of 4"));
  assert.ok(main.indexOf("Each application costs $50") > 0);
  assert.ok(main.indexOf("Each application costs $50") < main.indexOf('name="fullName"'));
});

page("names the exception wherever it calls the fee non-refundable", async () => {
  const link = '<a href="/terms#clause-9">When we refund the fee</a>';
  for (const main of [
    await mainOf(await send("/apply")),
    await mainOf(await (await filledTo(4)).send("/apply?step=4")),
  ]) {
    assert.match(main, "is non-refundable, except as the terms say.");
    assert.match(main, link);
  }
});

page("says at the top which vacancy it is for and fills in sector, country and position", async () => {
  const job = await aJob(sql, { country: "Qatar", sector: "offshore-rigs" });
  const browser = new Browser();
  assert.ok((await mainOf(await browser.send(`/apply?job=${job.id}`))).includes(job.title));
  await browser.submit("/apply/step", { ...personalStep, jobId: job.id });
  const main = await mainOf(await browser.send(`/apply?job=${job.id}&step=2`));
  assert.ok(main.includes(`value="${job.title}"`));
  assert.ok(main.includes('<option value="Qatar" selected="">'));
  assert.ok(main.includes('<option value="offshore-rigs" selected="">'));
});

page("chooses the type of work that the job states, and none where it states nothing", async () => {
  const chosen = async (id: string) => {
    const main = await mainOf(await send(`/apply?job=${id}`));
    const select = /<select[^>]*name="preferredJobType".*?<\/select>/s.exec(main)?.[0] ?? "";
    return /<option value="([^"]*)" selected/.exec(select)?.[1];
  };
  const { id } = await aJob(sql);
  assert.not(await chosen(id));
  await sql`update jobs set contract_months = 9 where id = ${id}`;
  assert.is(await chosen(id), "Contract");
});

page("shows a general application as the choice until a job is chosen", async () => {
  await aJob(sql, { sample: true });
  const ways = async (path: string, browser = new Browser()) =>
    /<span class="meta for">You are applying for<\/span>\s*<span>General application<\/span>.*?value="jobs"[^>]*>([^<]*)<\/button><p class="meta">([^<]*)/s
      .exec(await mainOf(await browser.send(path)))
      ?.slice(1) ?? [];
  const [jobs, told] = await ways("/apply");
  assert.is(jobs, "Choose a job");
  assert.match(told ?? "", /^The people who run this site read it first\. Jobs open: [\d,]+/);
  const browser = new Browser();
  await browser.submit("/apply/step", { ...personalStep, fullName: "M" });
  assert.equal(await ways("/apply", browser), [], "not once it is begun");
  assert.equal(await ways("/apply?job="), [], "not once a general application is chosen");
  assert.equal(await ways(`/apply?job=${(await aJob(sql)).id}`), []);
});

page(
  "shows what the job answers as one line that opens once it was answered otherwise or wrong",
  async () => {
    const job = await aJob(sql, { country: "Qatar", sector: "offshore-rigs" });
    const browser = await filledTo(2, undefined, job.id);
    const path = `/apply?job=${job.id}&step=2`;
    const line = async () =>
      /<details class="fold job-answers"[^>]*>/.exec(await mainOf(await browser.send(path)))?.[0];
    assert.is(await line(), '<details class="fold job-answers">');
    const answers = { ...professionalStep, jobId: job.id, sector: job.sector, desiredCountry: job.country };
    const refused = await browser.submit("/apply/step", { ...answers, desiredPosition: "" });
    assert.match(await mainOf(refused), '<details class="fold job-answers" open="">');
    await browser.submit("/apply/step", { ...answers, desiredPosition: "Cook" });
    assert.is(await line(), undefined);
  },
);

page("names above the files who reads them, the employer only where a job has one", async () => {
  const [sites, posted] = [await aJob(sql), await postJob(await anEmployer())];
  const readersOf = async (query: string) => {
    const browser = await filledTo(3);
    const main = await mainOf(await browser.send(`/apply?step=3&${query}`));
    assert.match(main, /<p class="lead">Send your Resume\/CV and a copy of your passport/);
    return main.slice(0, main.indexOf("-file"));
  };
  const withEmployer = "You, the people who run Landfall and the employer of the job can read it.";
  assert.match(await readersOf(`job=${posted.id}`), withEmployer);
  for (const query of ["job=", `job=${sites.id}`])
    assert.match(await readersOf(query), "You and the people who run Landfall can read it.");
});

page("leads to the first step that is not complete", async () => {
  const response = await (await filledTo(2)).send("/apply?step=4");
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/apply?step=2");
});

page("shows no step to a browser that another one filled in", async () => {
  await filledTo(4);
  assert.not((await mainOf(await new Browser().send("/apply"))).includes("Maria Santos"));
});

page("says that a closed vacancy takes no applications, in place of the form", async () => {
  const job = await aJob(sql, { closesOn: inDays(-2) });
  const main = await mainOf(await send(`/apply?job=${job.id}`));
  assert.ok(main.includes("This job is closed"));
  assert.match(main, `<p class="lead">${job.title}, ${job.company}</p>`);
  assert.match(main, "It takes no more applications. Nothing was charged.");
  assert.not(main.includes("<form"));
});

page("lists open jobs that are similar to a closed one", async () => {
  const title = `Kelp Rigger ${inDays(3)}`;
  const open = await aJob(sql, { title, company: "Open Kelp" });
  const closed = await aJob(sql, { title, company: "Closed Kelp", closesOn: inDays(-2) });
  const main = await mainOf(await send(`/apply?job=${closed.id}`));
  assert.match(main, new RegExp(`<h2>Similar jobs</h2><ul class="rows">.*href="/jobs/${open.id}"`, "s"));
});

page("answers 404 for an unknown vacancy", async () => {
  assert.is((await send("/apply?job=nothing")).status, 404);
});

page("is kept by no cache and found by no search engine", async () => {
  const response = await send("/apply");
  assert.is(response.headers.get("Cache-Control"), "private, no-store");
  assert.match(await response.text(), '<meta name="robots" content="noindex"/>');
});

page.run();

const step = suite("POST /apply/step");

step("goes on to the next step when all is right", async () => {
  const response = await new Browser().submit("/apply/step", personalStep);
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/apply?step=2");
});

step("shows every wrong field at once, in the words of the field, and 'Error:' in the title", async () => {
  const response = await new Browser().submit("/apply/step", { step: "1", jobId: "" });
  assert.is(response.status, 400);
  const html = await response.text();
  assert.match(html, /<title>Error: Step 1 of 4/);
  assert.equal(summaryOf(html).slice(0, 3), [
    "Name must be at least 2 characters",
    "Date of birth is required",
    "Gender is required",
  ]);
});

step("keeps what was typed, the wrong answers too", async () => {
  const browser = new Browser();
  await browser.submit("/apply/step", { ...personalStep, email: "no address" });
  const main = await mainOf(await browser.send("/apply?step=1"));
  assert.ok(main.includes('value="no address"'));
  assert.ok(main.includes('value="Maria Santos"'));
});

step("goes back without looking at the answers, and keeps them", async () => {
  const browser = await filledTo(2);
  const response = await browser.submit("/apply/step", { step: "2", qualification: "6G", back: "1" });
  assert.is(response.headers.get("Location"), "/apply?step=1");
  assert.ok((await mainOf(await browser.send("/apply?step=2"))).includes(">6G</textarea>"));
});

step("keeps an unticked box unticked", async () => {
  const browser = await filledTo(2);
  await browser.submit("/apply/step", professionalStep);
  assert.not(/id="willingToRelocate"[^>]*checked/.test(await mainOf(await browser.send("/apply?step=2"))));
});

step("takes the documents' links with the third step", async () => {
  const browser = await filledTo(3);
  const response = await browser.submit("/apply/step", documentsStep);
  assert.is(response.headers.get("Location"), "/apply?step=4");
});

step("refuses a link that is none", async () => {
  const browser = await filledTo(3);
  const response = await browser.submit("/apply/step", {
    ...documentsStep,
    resumeUrl: "javascript:alert(1)",
  });
  assert.is(response.status, 400);
  assert.match(summaryOf(await response.text())[0] ?? "", /^Resume\/CV must be an uploaded file or a link/);
});

step("leaves out a link whose field is set to an upload", async () => {
  const browser = await filledTo(3);
  const response = await browser.submit("/apply/step", { ...documentsStep, "resumeUrl.mode": "upload" });
  assert.equal(summaryOf(await response.text()), ["Resume is required"]);
});

step("goes on as a general application when its vacancy is gone, and keeps what was typed", async () => {
  const browser = new Browser();
  const response = await browser.submit("/apply/step", { ...personalStep, jobId: randomUUID() });
  assert.is(response.status, 409);
  const main = await mainOf(response);
  assert.ok(main.includes("no longer listed"));
  assert.ok(main.includes("Step 1 of 4"));
  assert.ok(main.includes("General application"));
  assert.ok(main.includes('value="Maria Santos"'));
  assert.ok((await mainOf(await browser.send("/apply?step=1"))).includes('value="Maria Santos"'));
});

step("forgets everything when asked to", async () => {
  const browser = await filledTo(3);
  await browser.submit("/apply/step", { discard: "1" });
  assert.not((await mainOf(await browser.send("/apply"))).includes(anApplication.fullName));
});

step.run();
