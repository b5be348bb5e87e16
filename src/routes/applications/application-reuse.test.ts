import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob, setStatus } from "../../../tests/support/employer.ts";
import { aJob, inDays } from "../../../tests/support/fixtures.ts";
import { anOwnPageOf } from "../../../tests/support/own-page.ts";
import { timesDone } from "../../../tests/support/payment-steps.ts";
import { aScene, documentsOf, draftMadeOf, unmask, use } from "../../../tests/support/reuse.ts";
import { Browser, json, send, testDatabase } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";

const reuse = suite("using the answers of an application again");
const sql = await testDatabase();

async function pageOf(browser: Browser, step: number): Promise<string> {
  return mainOf(await browser.send(`/apply?step=${step}`));
}

reuse("is offered on the own page, with jobs that fit but not the one that was applied for", async () => {
  const { path, first } = await aScene();
  const fits = await aJob(sql);
  assert.match(await mainOf(await send(path)), `${path}/reuse`);
  const page = await mainOf(await send(`${path}/reuse`));
  assert.match(page, "Open jobs that fit");
  assert.not.ok(page.includes(first.id));
  assert.ok(page.includes(fits.id));
  assert.ok((page.match(/name="jobId" value=/g) ?? []).length <= 3);
  assert.match(page, /Norway[^·]* · Apply by [A-Z][a-z]+ \d+, \d{4}/);
  assert.match(page, /\$50/);
});

reuse(
  "makes a draft for the other job, and leaves passport number and copy out for the link alone",
  async () => {
    const { id, path, application, second } = await aScene();
    const visitor = new Browser();
    const made = await use(visitor, path, second.id);
    assert.is(made.status, 303);
    assert.is(made.headers.get("Location"), "/apply");
    const first = await mainOf(await visitor.send("/apply"));
    assert.match(first, "anyone with the link could then see them");
    assert.ok(first.includes(application.fullName));
    const whole = JSON.stringify(await (await visitor.send("/apply?step=1")).text());
    assert.not.ok(whole.includes(application.passportNumber));
    assert.not.ok(whole.includes(application.passportCopyUrl));
    const draft = await draftMadeOf(id);
    assert.equal(await documentsOf(draft), [
      ["certificate1", application.certificate1],
      ["resumeUrl", application.resumeUrl],
    ]);
    const { passportCopyUrl } = application;
    const stolen = await visitor.send("/api/draft", json({ answers: { passportCopyUrl } }, "PUT"));
    assert.is(stolen.status, 400, "the copy belongs to no draft of this browser");
  },
);

reuse("carries both where the emailed code was entered, and shows everything in the review", async () => {
  const { id, path, email, application, second } = await aScene();
  const browser = new Browser();
  await unmask(browser, path, email);
  assert.is((await use(browser, path, second.id)).status, 303);
  const review = await mainOf(await browser.send("/apply"));
  assert.match(review, "Please check them. Nothing is sent until you say so.");
  for (const text of [
    ...[application.fullName, application.passportNumber, application.phone, second.title],
    ...["Qatar", "Resume/CV (PDF)", "Passport Copy (PDF)", "Certificate 2 (PDF)"],
  ])
    assert.ok(review.includes(text), text);
  assert.match(await pageOf(browser, 3), "Remove Resume/CV (PDF)");
  const draft = await draftMadeOf(id);
  assert.is((await documentsOf(draft)).length, 3);
});

reuse("takes the address of a job's page, and says what is wrong with any other text", async () => {
  const { path, first, second } = await aScene();
  const closed = await aJob(sql, { closesOn: inDays(-2) });
  const browser = new Browser();
  const answers = async (text: string) => {
    const answer = await use(browser, path, text);
    return [answer.status, await mainOf(answer)] as const;
  };
  for (const [text, status, says] of [
    ["", 400, "Paste the address of a job&#x27;s page, or choose a job below"],
    ["cook", 404, "Job not found"],
    ["00000000-0000-4000-8000-000000000000", 404, "Job not found"],
    [closed.id, 409, "This job is closed"],
    [first.id, 409, "You have applied for this job already"],
  ] as const) {
    const [got, page] = await answers(text);
    assert.is(got, status, text);
    assert.match(page, says);
    assert.match(page, "Apply with my answers");
    assert.match(page, "<strong>A real job costs another $50.");
  }
  const made = await use(browser, path, ` https://example.com/jobs/${second.id}?from=mail `);
  assert.is(made.headers.get("Location"), "/apply");
});

reuse("lets the candidate choose on the list, where the job fills in its own answers", async () => {
  const { path, second, application } = await aScene();
  const browser = new Browser();
  const made = await browser.submit(`${path}/reuse`, { list: "1" });
  assert.is(made.headers.get("Location"), "/jobs");
  const { fullName } = application;
  assert.ok((await mainOf(await browser.send(`/apply?job=${second.id}&step=1`))).includes(fullName));
});

reuse("asks before it replaces a draft, and keeps that one until the answer", async () => {
  const { path, second } = await aScene();
  const browser = await filledTo(3);
  const asked = await use(browser, path, second.id);
  assert.is(asked.status, 409);
  const page = await mainOf(asked);
  for (const text of [
    "Keep your unfinished application, or replace it?",
    "General application",
    "Step 3 of 4",
    "Last used",
  ])
    assert.match(page, text);
  assert.match(page, `name="jobId" value="${second.id}"`);
  assert.match(page, />Your unfinished application<\/h2>/);
  assert.match(
    page,
    /<form(?:(?!<\/form>).)*we delete what you typed(?:(?!<\/form>).)*Delete my unfinished application/s,
  );
  assert.match(await pageOf(browser, 1), "Maria Santos");
  assert.is((await use(browser, path, second.id, { replace: "1" })).status, 303);
  assert.match(await mainOf(await browser.send("/apply")), "These are your answers from before");
});

reuse("keeps what a page of the replaced draft sends out of the new one", async () => {
  const { path, second, application } = await aScene();
  const browser = await filledTo(3);
  const old = /name="draft" value="([^"]+)"/.exec(await pageOf(browser, 1))?.[1] ?? "";
  assert.ok(old);
  await use(browser, path, second.id, { replace: "1" });
  const late = await browser.submit("/apply/step", {
    step: "1",
    jobId: "",
    draft: old,
    fullName: "Somebody Else",
  });
  assert.is(late.headers.get("Location"), "/apply");
  const page = await mainOf(await browser.send("/apply"));
  assert.match(page, "You discarded the application of this page");
  assert.ok(page.includes(application.fullName));
});

reuse("never replaces a draft that is paid for", async () => {
  const { path, second } = await aScene();
  const browser = await filledTo(3);
  const old = /name="draft" value="([^"]+)"/.exec(await pageOf(browser, 1))?.[1] ?? "";
  await sql`update applications set payment_status = 'completed' where id = ${old}`;
  const refused = await use(browser, path, second.id, { replace: "1" });
  assert.is(refused.status, 409);
  assert.match(await mainOf(refused), "Please complete it first");
});

reuse("is there for a withdrawn and for a rejected application, and writes that it was used", async () => {
  const withdrawn = await aScene();
  await new Browser().submit(`${withdrawn.path}/withdrawal`, {});
  assert.is((await use(new Browser(), withdrawn.path, withdrawn.first.id)).status, 303);
  assert.is(await timesDone("application reused", withdrawn.id), 1);
  const employer = await anEmployer();
  const job = await postJob(employer);
  const rejected = await anOwnPageOf(new Browser(), {}, job.id);
  await setStatus(employer.browser, rejected.id, "rejected");
  assert.is((await use(new Browser(), rejected.path, withdrawn.second.id)).status, 303);
  assert.is((await use(new Browser(), rejected.path, job.id)).status, 409);
});

reuse("says that answers which no key opens cannot be used", async () => {
  const { id, path, second } = await aScene();
  await sql`update applications set private_sealed = ${new Uint8Array(60)} where id = ${id}`;
  for (const answer of [await send(`${path}/reuse`), await use(new Browser(), path, second.id)]) {
    assert.is(answer.status, 409);
    assert.match(await mainOf(answer), "their encryption key is missing");
  }
  assert.not.ok((await mainOf(await send(path))).includes(`${path}/reuse`));
});

reuse("answers a made-up link like any other of nobody, and gives it no cookie", async () => {
  const path = `/application/${"x".repeat(43)}`;
  const browser = new Browser();
  assert.is((await browser.send(`${path}/reuse`)).status, 404);
  assert.is((await use(browser, path, "00000000-0000-4000-8000-000000000000")).status, 404);
  assert.is([...browser.cookies.keys()].filter((name) => name.endsWith("browser")).length, 0);
});

reuse.run();
