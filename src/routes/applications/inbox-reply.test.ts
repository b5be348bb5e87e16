import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aTalk, messagesOf, sentBy } from "../../../tests/support/messages.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const replying = suite("a reply that is typed in the list of applications");

const reply = "When can you start?";
const kept = new RegExp(`<textarea[^>]*name="text"[^>]*>${reply.replace("?", "\\?")}</textarea>`);

async function aReply() {
  const talk = await aTalk();
  const { browser } = talk.employer;
  const { id, job } = talk;
  const read = async () => mainOf(await browser.send(`/employer/jobs/${job.id}`));
  const send = (action: string, fields: Record<string, string>) =>
    browser.submit(`/employer/applications/${id}/${action}`, {
      text: reply,
      list: "1",
      page: "1",
      ...fields,
    });
  return { talk, browser, id, read, send };
}

const buttonOf = (page: string, id: string, action: string) =>
  new RegExp(
    `<button(?=[^>]*form="talk-${id}")(?=[^>]*formAction="/employer/applications/${id}/${action.replace("?", "\\?")}")(?=[^>]*formNoValidate)`,
    "i",
  ).test(page);

replying("stays while the employer opens what is hidden", async () => {
  const { talk, send } = await aReply();
  const opened = await send("disclosures", { reason: "visa" });
  assert.is(opened.status, 200);
  const page = await mainOf(opened);
  assert.match(page, kept);
  assert.match(page, /<details class="begin" id="write-[^"]+" open="">/);
  assert.equal(await messagesOf(talk), [], "nothing is sent");
});

replying("stays beside the verdict Interview, which still says how to invite", async () => {
  const { talk, id, read, send } = await aReply();
  await sentBy(talk, "candidate", "Hello");
  assert.ok(buttonOf(await read(), id, "status?invite=1"));
  const page = await mainOf(await send("status?invite=1", { status: "under_review" }));
  assert.match(page, kept);
  assert.match(page, "Offer an interview");
  assert.match(page, "Under Review");
});

replying("stays beside a verdict that takes the application out of the filtered list", async () => {
  const { id, send } = await aReply();
  const filtered = await send("status?invite=1", { status: "under_review", filter: "submitted" });
  const page = await mainOf(filtered);
  assert.match(page, kept);
  assert.match(page, `id="row-${id}" open=""`);
});

replying("comes back on a page that names the address of the list for its script", async () => {
  const { talk, send, read } = await aReply();
  const page = await mainOf(await send("disclosures", { reason: "visa", filter: "submitted" }));
  const address = `/employer/jobs/${talk.job.id}?status=submitted`;
  assert.match(page, `<div id="results" data-address="${address}">`);
  assert.match(await read(), '<div id="results">');
});

for (const [action, fields] of [
  ["disclosures", { reason: "visa" }],
  ["status?invite=1", { status: "under_review" }],
] as const)
  replying(`comes back with the reason when ${action} is refused`, async () => {
    const { browser, id, send } = await aReply();
    const settings = { rateLimitScale: 1 / 100_000 };
    Object.assign(browser.world, { settings, address: "203.0.113.41" });
    const refused = await send(action, fields);
    assert.is(refused.status, 429);
    const page = await mainOf(refused);
    assert.match(page, kept);
    assert.match(page, new RegExp(`class="error-summary".*href="#(show|status)-${id}"`, "s"));
    assert.match(page, `<details name="application" id="row-${id}" open="">`);
  });

replying.run();
