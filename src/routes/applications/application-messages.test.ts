import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  asProgram,
  aTalk,
  fromCandidate,
  messagesOf,
  sentBy,
  type Talk,
} from "../../../tests/support/messages.ts";
import { anOwnPage, askForErasure } from "../../../tests/support/own-page.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const talking = suite("/application/:token/messages");

const ownPage = async ({ path }: Pick<Talk, "path">) => mainOf(await send(path));
const inbox = async ({ employer, job }: Talk) =>
  mainOf(await employer.browser.send(`/employer/jobs/${job.id}`));
const keyIn = (page: string) => /name="key" value="([\w-]+)"/.exec(page)?.[1] ?? "";

talking("takes a form, and comes back to the message on the own page", async () => {
  const talk = await aTalk();
  const response = await fromCandidate(talk, "I can start in May.\r\nIs that fine?");
  assert.is(response.status, 303);
  const [message] = await messagesOf(talk);
  assert.is(response.headers.get("Location"), `${talk.path}#message-${message?.id}`);
  assert.is(message?.text, "I can start in May.\nIs that fine?");
  assert.match(await ownPage(talk), "I can start in May.");
  assert.match(await inbox(talk), "I can start in May.");
});

talking("shows the messages in their order with the other side's name", async () => {
  const talk = await aTalk();
  await sentBy(talk, "employer", "First of two");
  await sentBy(talk, "candidate", "Second of two");
  const [own, employers] = [await ownPage(talk), await inbox(talk)];
  assert.match(own, `<b>${talk.job.company}</b>`);
  assert.match(employers, `<b>${talk.fullName}</b>`);
  for (const page of [own, employers]) {
    assert.ok(page.indexOf("First of two") < page.indexOf("Second of two"));
    assert.match(page, "<b>You</b>");
  }
});

talking("are above the status until the candidate answers what the employer wrote", async () => {
  const talk = await aTalk();
  const isFirst = async () => {
    const page = await ownPage(talk);
    return page.indexOf('id="messages"') < page.indexOf("<h2>Status</h2>");
  };
  await sentBy(talk, "candidate", "May I ask something?");
  assert.not(await isFirst());
  await sentBy(talk, "employer", "Of course.");
  assert.ok(await isFirst());
  await sentBy(talk, "candidate", "Thank you.");
  assert.not(await isFirst());
});

talking("takes JSON too, and answers JSON when asked for it", async () => {
  const talk = await aTalk();
  const sent = await asProgram(talk, { text: "Hello" });
  assert.is(sent.status, 201);
  assert.equal(await messagesOf(talk), [await sent.json()]);
  const headers = { Accept: "application/json" };
  const form = new URLSearchParams({ text: "By form" });
  const asked = await send(`${talk.path}/messages`, { method: "POST", headers, body: form });
  assert.is(asked.status, 201);
  const refused = [
    await asProgram(talk, { text: "x".repeat(2001) }),
    await asProgram({ path: `/application/${"x".repeat(43)}` }, { text: "Hello" }),
    await send(`/application/${"x".repeat(43)}/messages`, { headers }),
  ];
  assert.equal(
    refused.map(({ status }) => status),
    [400, 404, 404],
  );
  for (const answer of refused) assert.ok(((await answer.json()) as { message: string }).message);
  const page = await send(`${talk.path}/messages`);
  assert.match(page.headers.get("Content-Type") ?? "", "text/html");
});

talking("makes one message of a form that is posted twice", async () => {
  const talk = await aTalk();
  const key = keyIn(await ownPage(talk));
  assert.ok(key);
  const answers = await Promise.all([1, 2].map(() => fromCandidate(talk, "Double tap", { key })));
  assert.equal(
    answers.map(({ status }) => status),
    [303, 303],
  );
  assert.is((await messagesOf(talk)).length, 1);
  assert.is.not(keyIn(await ownPage(talk)), key);
});

talking("keeps a text that is refused, with the reason beside it", async () => {
  const talk = await aTalk();
  const long = `Dear people, ${"x".repeat(2000)}`;
  const response = await fromCandidate(talk, long);
  assert.is(response.status, 400);
  const page = await mainOf(response);
  assert.match(page, "Your message must be at most 2,000 characters");
  assert.match(page, long);
});

talking("counts a line break of a form as one character", async () => {
  const talk = await aTalk();
  assert.is((await fromCandidate(talk, `${"a\r\n".repeat(999)}ab`)).status, 303);
});

talking("reads nothing by GET, and all that the page showed by its form", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "One");
  const page = await ownPage(talk);
  await send(`${talk.path}/messages`);
  assert.match(page, "Mark as read");
  await sentBy(talk, "employer", "Came meanwhile");
  const until = /<button(?=[^>]*name="until")[^>]* value="([\w-]+)"/.exec(page)?.[1] ?? "";
  assert.is(until, id);
  const response = await new Browser().submit(`${talk.path}/messages/reading`, { until });
  assert.is(response.headers.get("Location"), `${talk.path}#messages`);
  assert.equal(
    (await messagesOf(talk)).map(({ readAt }) => readAt !== null),
    [false, true],
  );
  assert.match(await ownPage(talk), "Mark as read");
});

talking("keeps what was typed when the messages above it are marked as read", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "One");
  const shown = await ownPage(talk);
  assert.match(
    shown,
    /<button(?=[^>]*form="talk[^"]*")(?=[^>]*formAction="[^"]*\/messages\/reading")[^>]*>Mark as read/i,
  );
  const fields = { until: id, text: "I can start in May", key: "k1" };
  const response = await new Browser().submit(`${talk.path}/messages/reading`, fields);
  assert.is(response.status, 200);
  assert.match(await mainOf(response), /<textarea[^>]*>I can start in May<\/textarea>/);
  const [message, ...others] = await messagesOf(talk);
  assert.ok(message?.readAt, "it is read");
  assert.equal(others, [], "nothing is sent");
});

talking(
  "warns the reader of a message that breaks a rule of the job review, and not its writer",
  async () => {
    const talk = await aTalk();
    const { id } = await sentBy(talk, "employer", "Good news.\nSend us a deposit of 200 USD.");
    const page = await ownPage(talk);
    const [, marked = ""] = page.split(`id="message-${id}"`);
    assert.match(marked, "<b>Do not pay. Nobody may ask you to pay for a job or its papers.</b>");
    assert.ok(marked.indexOf("Do not pay.") < marked.indexOf("Good news."), "the warning comes first");
    assert.not.match(await inbox(talk), "Nobody may ask");
    await sentBy(talk, "candidate", "Write to me on WhatsApp.");
    assert.match(await inbox(talk), "Stay on this site");
  },
);

talking("warns of a phone number, but not of the one in the application", async () => {
  const talk = await aTalk();
  for (const own of ["+63 917 123 4567", "0063 (917) 123-4567", "639171234567"]) {
    await sentBy(talk, "candidate", `Call me on ${own}.`);
    assert.not.match(await inbox(talk), "This message has a phone number.", own);
  }
  const { id } = await sentBy(talk, "employer", "Call me on +63 917 123 4567.");
  const page = await ownPage(talk);
  const [, marked = ""] = page.split(`id="message-${id}"`);
  assert.match(marked, "This message has a phone number.");
  await sentBy(talk, "candidate", "Not +63 917 123 4567, but +63 917 123 4568.");
  assert.match(await inbox(talk), "This message has a phone number. Make sure");
});

talking("takes a report by form, repeated too, and says so", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Pay me");
  const report = (reason: string) => new Browser().submit(`${talk.path}/messages/${id}/report`, { reason });
  const refused = await report("");
  assert.is(refused.status, 400);
  const page = await mainOf(refused);
  assert.match(page, "Tell us what is wrong with this message");
  assert.match(page, /<summary><span>Report this message<\/span>(<!-- -->)? <span class="cancel">Cancel</);
  assert.is((await report("Asks for money")).headers.get("Location"), `${talk.path}#message-${id}`);
  assert.is((await report("Asks for money")).status, 303);
  assert.is((await asProgram(talk, { reason: "Again" }, `/${id}/report`)).status, 201);
  assert.match(await ownPage(talk), "You have reported this message");
});

talking("has nothing for an application that no employer reads", async () => {
  const general = await anOwnPage();
  assert.not.match(await ownPage(general), 'id="messages"');
  assert.is((await fromCandidate(general, "Hello?")).status, 409);
});

talking("is a part of what the candidate may take along", async () => {
  const talk = await aTalk();
  await sentBy(talk, "employer", "See you in May");
  const data = (await (await send(`${talk.path}/data`)).json()) as {
    messages: { text: string; from: string }[];
  };
  assert.equal(
    data.messages.map(({ from, text }) => ({ from, text })),
    [{ from: "employer", text: "See you in May" }],
  );
});

talking("goes with the application when the candidate deletes it", async () => {
  const talk = await aTalk();
  await sentBy(talk, "employer", "See you in May");
  const erasure = await askForErasure(talk.path, talk.email);
  assert.ok((await send(erasure, { method: "POST" })).status < 400);
  const sql = await testDatabase();
  const left = await sql`select from application_messages where application_id = ${talk.id}`;
  assert.is(left.length, 0);
  assert.is((await fromCandidate(talk, "Hello?")).status, 409);
});

talking("shows the newest twenty on the own page, and leads to all", async () => {
  const talk = await aTalk();
  for (let n = 1; n <= 21; n += 1) await sentBy(talk, "candidate", `Number ${n}.`);
  for (const page of [await ownPage(talk), await inbox(talk)]) {
    assert.not.match(page, "Number 1.");
    assert.match(page, "Number 2.");
    assert.match(page, "Number 21.");
    assert.match(page, "All 21 messages");
  }
  assert.match(await mainOf(await send(`${talk.path}/messages`)), "Number 1.");
  const whole = await talk.employer.browser.send(`/employer/applications/${talk.id}/messages`);
  assert.match(await mainOf(whole), "Number 1.");
});

talking("comes back to the same place in the employer's list", async () => {
  const talk = await aTalk();
  const path = `/employer/applications/${talk.id}/messages`;
  const place = { list: "1", filter: "submitted", page: "1" };
  const response = await talk.employer.browser.submit(path, { text: "Hello", ...place });
  const [message] = await messagesOf(talk);
  assert.match(response.headers.get("Location") ?? "", `#message-${message?.id}`);
  assert.match(response.headers.get("Location") ?? "", `/employer/jobs/${talk.job.id}?status=submitted`);
  assert.match(response.headers.get("Location") ?? "", `open=${talk.id}`);
});

talking.run();
