import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sessionStatus } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { asProgram, aTalk, fromCandidate, sentBy } from "../../../tests/support/messages.ts";
import { timesDone } from "../../../tests/support/payment-steps.ts";
import { type Browser, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const marked = suite("/admin/messages");

const sql = await testDatabase();
const administrator = await signedIn();
// The messages of other tests would fill the first page of the list.
marked.before.each(async () => {
  await sql`
    update application_messages set decision = 'kept', decided_at = now()
    where (rules <> '{}' or reported_at is not null) and decided_at is null`;
});
const cardOf = async (id: string, browser: Browser = administrator) => {
  const page = await mainOf(await browser.send("/admin/messages"));
  const [, card = ""] = page.split(`id="message-${id}"`);
  return card.split('class="card marked"')[0] ?? "";
};
const decide = (id: string, answer: string, reason = "") =>
  administrator.submit("/admin/messages", { id, answer, reason });

marked("lists a message that a rule found, once and with what it found, and no other", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Send us a deposit of 200 USD.");
  const quiet = await sentBy(talk, "employer", "When can you start?");
  const card = await cardOf(id);
  assert.match(card, "Asks for money");
  assert.is(card.split("Send us a deposit of 200 USD.").length, 2);
  assert.match(card, new RegExp(`<h4>${talk.job.company}<.*>to</span>.*${talk.fullName}</h4>`));
  assert.is(await cardOf(quiet.id), "");
});

marked("leads from a message to its application and to its employer", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Send us a deposit of 200 USD.");
  const card = (await cardOf(id)).replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  const hrefOf = (text: string) => new RegExp(`<a href="([^"]+)">${text}`).exec(card)?.[1] ?? "";
  const read = async (href: string) => mainOf(await administrator.send(href));
  assert.match(await read(hrefOf("[\\w-]+</a>")), talk.fullName);
  const companies = await read(hrefOf("The employer&#x27;s account"));
  assert.match(companies, talk.job.company);
  assert.match(companies, "Suspend this account");
});

marked("lists the oldest message first, and those with a decision the other way round", async () => {
  const talk = await aTalk();
  const first = await sentBy(talk, "employer", "Send us a deposit of 200 USD.");
  const second = await sentBy(talk, "employer", "Send us a deposit of 300 USD.");
  const isFirstAbove = async () => {
    const page = await mainOf(await administrator.send("/admin/messages"));
    return page.indexOf(`id="message-${first.id}"`) < page.indexOf(`id="message-${second.id}"`);
  };
  assert.ok(await isFirstAbove());
  await decide(first.id, "keep");
  await decide(second.id, "keep");
  assert.not.ok(await isFirstAbove());
});

marked("folds the messages with a decision away, below those without one", async () => {
  const talk = await aTalk();
  const [kept, open] = [
    await sentBy(talk, "employer", "Send us a deposit of 200 USD."),
    await sentBy(talk, "employer", "Send us a deposit of 300 USD."),
  ];
  await decide(kept.id, "keep");
  const page = await mainOf(await administrator.send("/admin/messages"));
  const [above = "", folded = ""] = page.split('<details class="answered">');
  assert.match(above, `id="message-${open.id}"`);
  assert.not.match(above, `id="message-${kept.id}"`);
  assert.match(folded, /^<summary>Decided.*\d<\/summary>/);
  assert.match(folded, `id="message-${kept.id}"`);
});

marked("marks the sentence that a rule found among the others", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Welcome. Pay me in bitcoin. Then you join.");
  assert.match(await cardOf(id), "Welcome. <mark>Pay me in bitcoin.</mark> Then you join.");
});

marked("lists a reported message with the reader's words, and is counted in the frame", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "You will regret this");
  assert.is((await asProgram(talk, { reason: "He threatens me" }, `/${id}/report`)).status, 201);
  const card = await cardOf(id);
  assert.match(card, "Reported");
  assert.match(card, "He threatens me");
  const home = await (await administrator.send("/admin")).text();
  assert.match(home, /<b class="number">[1-9]\d*<\/b><a href="\/admin\/messages">/);
});

marked("keeps a message, and shows it again when its reader reports it", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Call me on +47 912 34 567.");
  assert.is((await decide(id, "keep")).status, 303);
  assert.match(await cardOf(id), "Nothing wrong");
  assert.is(await timesDone("message decided", id), 1);
  await asProgram(talk, { reason: "He asks for money there" }, `/${id}/report`);
  assert.match(await cardOf(id), 'value="keep"');
});

marked("suspends the employer with a reason, which closes the conversation", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Pay me in bitcoin.");
  const refused = await decide(id, "suspend");
  assert.is(refused.status, 400);
  assert.match(await refused.text(), "Give the employer a reason");
  assert.is((await decide(id, "suspend", "Asks candidates for money")).status, 303);
  assert.is(await sessionStatus(talk.employer.browser), 401);
  assert.is((await fromCandidate(talk, "Hello?")).status, 409);
  assert.match(await cardOf(id), "Employer suspended");
  assert.is(await timesDone("account suspended", talk.employer.user.id), 1);
});

marked("offers the suspension last, and names the application as a link", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Send us a deposit of 200 USD.");
  const card = await cardOf(id);
  assert.ok(card.indexOf('value="keep"') < card.indexOf('value="suspend"'));
  assert.match(card, /<a href="\/admin\/applications\?search=([\w-]+)">\1<\/a>/);
});

marked("refuses a second decision, which then suspends nobody", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "employer", "Call me on +47 912 34 567.");
  await decide(id, "keep");
  const refused = await decide(id, "suspend", "Asks candidates for money");
  assert.is(refused.status, 409);
  assert.match(await refused.text(), "Someone has decided on this message already");
  assert.is(await timesDone("message decided", id), 1);
  assert.is(await sessionStatus(talk.employer.browser), 200);
});

marked("cannot suspend anybody for a candidate's message", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "candidate", "Write to me on WhatsApp.");
  assert.not.match(await cardOf(id), "Suspend employer");
  assert.is((await decide(id, "suspend", "Fraud")).status, 400);
  assert.is(await sessionStatus(talk.employer.browser), 200);
});

marked("decides on nothing that is not marked", async () => {
  const { id } = await sentBy(await aTalk(), "employer", "Hello");
  assert.is((await decide(id, "keep")).status, 404);
  assert.is((await decide("nothing", "keep")).status, 400);
});

marked.run();
