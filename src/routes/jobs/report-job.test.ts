import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer, aReachableEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { confirmMailbox, postJob, setStatus } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const sql = await testDatabase();
const employer = await anEmployer();
const administrator = await signedIn();

const aReport = { reason: "money", details: "He asked for 300 dollars.\nBy gift card.", email: "" };
const report = (jobId: string, fields: Record<string, string> = {}) =>
  new Browser().submit(`/report-vacancy/${jobId}`, { ...aReport, ...fields });
const reportsOf = (jobId: string) => sql<{ id: string; outcome: string | null; privateSealed: Uint8Array }[]>`
  select id, outcome, private_sealed from vacancy_reports where job_id = ${jobId} order by created_at`;
const answer = (id: string, is: string, reason = "The company does not exist.") =>
  administrator.submit("/admin/reports", { id, answer: is, reason });
const listed = async (path = "/admin/reports") => (await administrator.send(path)).text();

const reporting = suite("/report-vacancy/:id");

reporting("is one link away from the vacancy, and leads back to it by its title", async () => {
  const { id } = await postJob(employer);
  assert.match(await (await send(`/jobs/${id}`)).text(), `href="/report-vacancy/${id}"`);
  const page = await send(`/report-vacancy/${id}`);
  assert.is(page.status, 200);
  assert.match(await page.text(), new RegExp(`<p class="lead"><a href="/jobs/${id}">[^<]+</a>(<!-- -->)?, `));
});

reporting("takes a report of anybody and keeps it sealed", async () => {
  const { id } = await postJob(employer);
  const response = await report(id, { email: "maria@example.com" });
  assert.is(response.status, 200);
  assert.match(await response.text(), "<title>Thank you. We have your report");
  const [stored, ...more] = await reportsOf(id);
  assert.equal(more, []);
  assert.not(Buffer.from(stored!.privateSealed).includes("maria"));
});

reporting("says in the page what is wrong, and keeps what was typed", async () => {
  const { id } = await postJob(employer);
  const response = await report(id, { details: " ", email: "maria" });
  assert.is(response.status, 400);
  const page = await response.text();
  assert.match(page, /Tell us what happened, in a sentence or more/);
  assert.match(page, /Enter an email address, like name@example\.com/);
  assert.match(page, /value="maria"/);
  assert.match(page, "<title>Error: Report this job");
  assert.is((await report(id, { reason: "dull" })).status, 400);
  assert.is((await report(id, { details: "x".repeat(2001) })).status, 400);
  assert.is((await reportsOf(id)).length, 0);
});

reporting("suggests no accusation: what is wrong has to be chosen", async () => {
  const { id } = await postJob(employer);
  const page = await (await send(`/report-vacancy/${id}`)).text();
  assert.match(page, /<select[^>]*name="reason"[^>]*><option value="" selected="">/);
  const response = await report(id, { reason: "" });
  assert.is(response.status, 400);
  assert.match(await response.text(), /Choose what is wrong with this job/);
});

reporting("knows no vacancy that is none", async () => {
  for (const id of ["00000000-0000-4000-8000-000000000000", "x", "%00"]) {
    assert.is((await send(`/report-vacancy/${id}`)).status, 404, id);
    assert.is((await report(id)).status, 404, id);
  }
});

reporting.run();

const answering = suite("/admin/reports");

answering("shows the administrator what was written, as text", async () => {
  const details = unique("<script>alert(1)</script>");
  const { id, title } = await postJob(employer);
  await report(id, { details, email: "maria@example.com" });
  const page = await listed();
  assert.match(page, title);
  assert.match(page, details.replaceAll("<", "&lt;").replaceAll(">", "&gt;"));
  assert.match(page, "maria@example.com");
});

answering("closes a report and leaves the vacancy open", async () => {
  const { id } = await postJob(employer);
  await report(id);
  const reported = (await reportsOf(id))[0]!.id;
  assert.is((await answer(reported, "keep")).status, 303);
  assert.is((await reportsOf(id))[0]?.outcome, "kept");
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as { open: boolean }).open, true);
});

answering("folds away what is closed, below what is open", async () => {
  const [kept, waits] = [await postJob(employer), await postJob(employer)];
  await report(kept.id);
  await report(waits.id);
  const reported = (await reportsOf(kept.id))[0]!.id;
  const answered = await answer(reported, "keep");
  assert.is(answered.headers.get("Location"), `/admin/reports?answered=${reported}#report-${reported}`);
  assert.match(await listed(answered.headers.get("Location")!), '<details class="answered" open="">');
  const [open = "", folded = ""] = (await listed()).split('<details class="answered">');
  assert.match(open, waits.title);
  assert.not.match(open, kept.title);
  assert.match(folded, /^<summary>\d+ closed<\/summary>/);
  assert.match(folded, kept.title);
});

answering("takes the vacancy down for good, with all that was reported of it", async () => {
  const poster = await anEmployer();
  const { id } = await postJob(poster);
  await report(id);
  await report(id, { reason: "fake" });
  const reported = (await reportsOf(id))[0]!.id;
  const versions = () => sql<{ version: string }[]>`select version from content_versions`;
  const [before] = await versions();
  assert.is((await answer(reported, "take-down")).status, 303);
  assert.equal(
    (await reportsOf(id)).map(({ outcome }) => outcome),
    ["taken down", "taken down"],
  );
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as { open: boolean }).open, false);
  assert.ok(BigInt((await versions())[0]!.version) > BigInt(before!.version));
  const reopened = await poster.browser.send(`/api/jobs/${id}/closure`, { method: "DELETE" });
  assert.is(reopened.status, 409);
  assert.match(await reopened.text(), /We took this job down after a report/);
});

answering("mails its employer the administrator's reason, once, and nothing of who reported it", async () => {
  const poster = await aReachableEmployer();
  const { id, title } = await postJob(poster);
  const details = unique("Captain Rudd wrote this");
  await report(id, { details, email: "maria@example.com" });
  await report(id, { details, reason: "documents" });
  const [first, second] = await reportsOf(id);
  await answer(first!.id, "take-down", "The register knows no such company.\nIts number is dead.");
  await answer(second!.id, "take-down", "Another reason.");
  const [mail, ...more] = (await mailsTo(poster.user.email)).filter(({ kind }) => kind !== "mailbox code");
  assert.equal(more, []);
  assert.is(mail?.kind, "vacancy taken down");
  assert.is(mail?.subject, `We took down your job: ${title}`);
  assert.match(mail?.body ?? "", "The reason: The register knows no such company.\nIts number is dead.");
  assert.not.match(mail?.body ?? "", /Rudd|maria|report/i);
  const page = await listed();
  assert.match(page.split(`id="report-${first!.id}"`)[1]!.split("</li>")[0]!, /Closed on.*Job taken down/s);
});

answering("shows it to its employer as taken down, with no way to it, and without the badge", async () => {
  const poster = await anEmployer();
  const { id, company, title } = await postJob(poster);
  const checked = unique("the company register");
  await confirmMailbox(poster.user.email);
  await administrator.submit("/admin/employers", { employer: poster.user.id, company, checked });
  assert.match(await (await send(`/jobs/${id}`)).text(), checked);
  await report(id);
  await answer((await reportsOf(id))[0]!.id, "take-down");
  const dashboard = await (await poster.browser.send("/employer/dashboard")).text();
  assert.match(dashboard, ">Taken down<");
  assert.not.match(dashboard, `Reopen ${title}`);
  assert.not.match(dashboard, `/employer/jobs/${id}`);
  assert.not.match(await (await send(`/jobs/${id}`)).text(), checked);
});

answering("asks for the reason, and takes nothing down without it", async () => {
  const { id } = await postJob(employer);
  await report(id);
  const [reported] = await reportsOf(id);
  for (const reason of ["", "  ", "x".repeat(501)]) {
    const response = await answer(reported!.id, "take-down", reason);
    assert.is(response.status, 400);
    const page = await response.text();
    assert.match(page, /Give the employer a reason|at most 500 characters/);
    assert.match(page, "<title>Error: ");
    const card = page.split(`id="report-${reported!.id}"`)[1]!.split('class="row-summary"')[0]!;
    assert.match(
      card,
      new RegExp(`<details open="">.*aria-invalid="true"[^>]*>\\n?${reason}</textarea>`, "s"),
    );
  }
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as { open: boolean }).open, true);
});

answering("tells whoever waits for an answer what became of the vacancy, and nobody else", async () => {
  const poster = await anEmployer();
  const { id } = await postJob(poster);
  const [waiting, withdrawn, rejected] = [
    await anOwnPageOf(new Browser(), {}, id),
    await anOwnPageOf(new Browser(), {}, id),
    await anOwnPageOf(new Browser(), {}, id),
  ];
  await send(`${withdrawn.path}/withdrawal`, { method: "POST" });
  await setStatus(poster.browser, rejected.id, "rejected");
  await endHold(rejected.id);
  const pageOf = async ({ path }: { path: string }) => mainOf(await send(path));
  assert.not.match(await pageOf(waiting), "taken down");
  await report(id);
  await answer((await reportsOf(id))[0]!.id, "take-down");
  const page = await pageOf(waiting);
  assert.match(page, "This job was taken down");
  const [notice = ""] = /<div class="notice notice-warning".*?<\/div>/s.exec(page) ?? [];
  assert.match(notice, /If you withdraw your application, we refund the fee.*Withdraw this application/s);
  assert.match(notice, "<b>Do not pay anyone for this job");
  assert.match(page, /aria-current="step"><strong>[^<]* took this job down/);
  for (const other of [withdrawn, rejected]) assert.not.match(await pageOf(other), "taken down");
});

answering("is not undone by an edit that sets a later day", async () => {
  const poster = await anEmployer();
  const { id } = await postJob(poster);
  await report(id);
  await answer((await reportsOf(id))[0]!.id, "take-down");
  await sql`update jobs set closes_on = utc_today() - 1 where id = ${id}`;
  await poster.browser.send(`/api/jobs/${id}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ applicationCloseDate: "2099-01-01" }),
  });
  assert.is(((await (await send(`/api/jobs/${id}`)).json()) as { open: boolean }).open, false);
});

answering("refuses what another tab answered meanwhile, and changes nothing by it", async () => {
  const { id } = await postJob(employer);
  await report(id);
  const [reported] = await reportsOf(id);
  const tries = ["take-down", "keep", "take-down", "restore", "keep", "restore", "take-down"];
  const statuses = [303, 409, 409, 303, 409, 409, 303];
  const outcomes: unknown[] = [];
  for (const [place, is] of tries.entries()) {
    const response = await answer(reported!.id, is);
    assert.is(response.status, statuses[place], `${place}: ${is}`);
    if (response.status === 409)
      assert.match(await response.text(), "Someone has answered this report already");
    outcomes.push((await reportsOf(id))[0]?.outcome);
  }
  const [down, kept] = ["taken down", "kept"];
  assert.equal(outcomes, [down, down, down, kept, kept, kept, down]);
});

answering("knows no report and no answer that is none", async () => {
  assert.is((await answer("00000000-0000-4000-8000-000000000000", "keep")).status, 404);
  assert.is((await answer("x", "take-down")).status, 404);
  assert.is((await answer("x", "burn")).status, 400);
});

answering.run();
