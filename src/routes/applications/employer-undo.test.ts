import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { Browser } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";

const undo = suite("/employer/applications/:id/status/undo, without script");

async function anInbox() {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const { id } = await applyAndPay(job.id, {}, new Browser());
  await applyAndPay(job.id, {}, new Browser());
  const { browser } = employer;
  const read = async (address = `/employer/jobs/${job.id}`) =>
    (await (await browser.send(address)).text()).replaceAll("<!-- -->", "");
  const answer = (form: Record<string, string>) =>
    browser.submit(`/employer/applications/${id}/status`, form);
  const press = (form: Record<string, string> = {}) =>
    browser.submit(`/employer/applications/${id}/status/undo`, form);
  return { browser, job, id, read, answer, press };
}

const buttons = (html: string) => html.split('class="undo-form').length - 1;

undo("is on the row and in the open application, with the time that is left", async () => {
  const { read, answer } = await anInbox();
  assert.is(buttons(await read()), 0);
  await answer({ status: "rejected" });
  const html = await read();
  assert.is(buttons(html), 2);
  assert.match(html, /<span class="meta" data-left="\d+">You can undo this for 10 minutes\.</);
});

undo("takes the change back and comes to the same place in the list", async () => {
  const { job, id, read, answer, press } = await anInbox();
  await answer({ status: "rejected" });
  const answered = await press({ filter: "", page: "1" });
  assert.is(answered.status, 303);
  const address = answered.headers.get("Location") ?? "";
  assert.ok(address.startsWith(`/employer/jobs/${job.id}?`), address);
  assert.ok(address.endsWith(`#application-${id}`), address);
  const html = await read(address.split("#")[0]);
  assert.match(html, "The candidate hears nothing of the change that you took back.");
  assert.is(buttons(html), 0);
  assert.match(html, "Rejected to Submitted");
});

undo("is gone after ten minutes, and says so", async () => {
  const { id, read, answer, press } = await anInbox();
  await answer({ status: "rejected" });
  await endHold(id);
  assert.is(buttons(await read()), 0);
  const late = await press();
  assert.is(late.status, 409);
  assert.match(await late.text(), "The ten minutes are over");
});

undo("adds a reason to a quick No while the email is held, and shows it afterwards", async () => {
  const { id, read, answer } = await anInbox();
  await answer({ status: "rejected" });
  assert.match(await read(), "Add or change the reason");
  await answer({ status: "rejected", reason: "filled", note: "We were quick." });
  assert.match(await read(), /<textarea[^>]*>We were quick\.</);
  await endHold(id);
  const html = await read();
  assert.match(html, "Reason: The job is filled");
  assert.match(html, "Your words: “We were quick.”");
});

undo("keeps a refused note in its field, with the sentence that is refused", async () => {
  const { id, answer, read } = await anInbox();
  const refused = await answer({ status: "rejected", reason: "other", note: "Write to me on WhatsApp." });
  assert.is(refused.status, 400);
  const html = await refused.text();
  assert.match(html, "<title>Error: ");
  assert.match(html, `href="#note-${id}"`);
  assert.match(html, /<textarea[^>]*aria-invalid="true"[^>]*>Write to me on WhatsApp\.</);
  assert.match(html, /<option value="other" selected="">/);
  assert.is(buttons(await read()), 0);
});

undo("says at the list of all statuses that a change of the status was one too many", async () => {
  const { id, browser, answer } = await anInbox();
  Object.assign(browser.world, { settings: { rateLimitScale: 1 / 300 }, address: "203.0.113.202" });
  assert.is((await answer({ status: "under_review" })).status, 303);
  const refused = await answer({ status: "interviewed" });
  assert.is(refused.status, 429);
  const html = await refused.text();
  assert.match(html, `href="#status-${id}"`);
  const [, form = ""] = html.split(`<select id="status-${id}"`);
  const [own = ""] = form.split("</form>");
  assert.match(own, `id="status-${id}-error"`);
  assert.match(own, '<option value="interviewed" selected="">');
  assert.match(html, `<details class="rejection" id="rejection-${id}">`);
});

undo("shows a refused form to its employer only", async () => {
  const { id } = await anInbox();
  const other = (await anEmployer()).browser;
  const form = { status: "rejected", note: "Write to me on WhatsApp." };
  assert.is((await other.submit(`/employer/applications/${id}/status`, form)).status, 404);
});

undo("takes a kept sentence as the note, unless something was typed", async () => {
  const { browser, read, answer } = await anInbox();
  await browser.submit("/employer/sentences", { text: "Please apply again." });
  const template = /<option value="([\da-f-]{36})" data-text="Please apply again\."/.exec(await read())?.[1];
  assert.ok(template);
  await answer({ status: "rejected", note: "\u2800", template: template! });
  assert.match(await read(), /<textarea[^>]*>Please apply again\.</);
  await answer({ status: "rejected", note: "My own words.", template: template! });
  assert.match(await read(), /<textarea[^>]*>My own words\.</);
});

undo.run();
