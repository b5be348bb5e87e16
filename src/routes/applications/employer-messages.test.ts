import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer, aPassword } from "../../../tests/support/account.ts";
import { aTalk, messagesOf, sentBy } from "../../../tests/support/messages.ts";
import { Browser } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const talking = suite("/employer/applications/:id/messages");

const pathOf = ({ id }: { id: string }) => `/employer/applications/${id}/messages`;

talking("shows the whole conversation to the employer of the job, and to no other", async () => {
  const talk = await aTalk();
  await sentBy(talk, "candidate", "I can start in May");
  const page = await mainOf(await talk.employer.browser.send(pathOf(talk)));
  assert.match(page, "I can start in May");
  assert.match(page, `Messages with ${talk.fullName}`);
  assert.is((await (await anEmployer()).browser.send(pathOf(talk))).status, 404);
});

talking("keeps a text that is refused, with the reason beside it", async () => {
  const talk = await aTalk();
  const long = `Dear Maria, ${"x".repeat(2000)}`;
  const response = await talk.employer.browser.submit(pathOf(talk), { text: long });
  assert.is(response.status, 400);
  const page = await mainOf(response);
  assert.match(page, "Your message must be at most 2,000 characters");
  assert.match(page, long);
  assert.equal(await messagesOf(talk), []);
});

talking("says on a message of the employer that the candidate sees a warning on it, and why", async () => {
  const talk = await aTalk();
  await sentBy(talk, "employer", "When can you start?");
  const page = async () =>
    (await mainOf(await talk.employer.browser.send(pathOf(talk)))).replaceAll("<!-- -->", "");
  assert.not.match(await page(), "The candidate sees a warning on this message");
  await sentBy(talk, "employer", "Send us a deposit of 200 USD, and write on WhatsApp.");
  const marked = (await page()).split("The candidate sees a warning on this message");
  assert.is(marked.length, 2);
  assert.match(
    marked[1] ?? "",
    "It mentions a payment. It names a chat app. Our administrator sees the message",
  );
});

talking("reads up to the last message that the page showed", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "candidate", "One");
  await sentBy(talk, "candidate", "Two");
  const response = await talk.employer.browser.submit(`${pathOf(talk)}/reading`, { until: id });
  assert.is(response.status, 303);
  assert.equal(
    (await messagesOf(talk)).map(({ readAt }) => readAt !== null),
    [false, true],
  );
});

talking("keeps what was typed when the messages above it are marked as read", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "candidate", "One");
  const shown = await mainOf(await talk.employer.browser.send(pathOf(talk)));
  assert.match(
    shown,
    /<button(?=[^>]*form="talk[^"]*")(?=[^>]*formAction="[^"]*\/messages\/reading")[^>]*>Mark as read/i,
  );
  const fields = { until: id, text: "I can start in May", key: "k1", list: "1" };
  const response = await talk.employer.browser.submit(`${pathOf(talk)}/reading`, fields);
  assert.is(response.status, 200);
  assert.match(await mainOf(response), /<textarea[^>]*>I can start in May<\/textarea>/);
  const [message, ...others] = await messagesOf(talk);
  assert.ok(message?.readAt, "it is read");
  assert.equal(others, [], "nothing is sent");
});

talking("takes a report, and shows it again when it gives no reason", async () => {
  const talk = await aTalk();
  const { id } = await sentBy(talk, "candidate", "Rude words");
  const report = (reason: string) => talk.employer.browser.submit(`${pathOf(talk)}/${id}/report`, { reason });
  const refused = await report(" ");
  assert.is(refused.status, 400);
  assert.match(await mainOf(refused), "Tell us what is wrong with this message");
  assert.is((await report("It is rude")).status, 303);
  assert.match(await mainOf(await talk.employer.browser.send(pathOf(talk))), "You have reported this");
});

talking("brings a text back after a sign-in, and does not send it by that", async () => {
  const talk = await aTalk();
  const post = (browser: Browser, path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": String(body.length),
    };
    return browser.send(path, { method: "POST", body, headers });
  };
  const typed = { text: "When can you start?", key: "k1" };
  const ended = await post(new Browser(), pathOf(talk), typed);
  assert.is(ended.status, 307);
  const { email } = talk.employer.user;
  const next = { next: pathOf(talk), email, password: aPassword, ...typed, kept: "1" };
  const browser = new Browser();
  const signedIn = await post(browser, "/sign-in", next);
  assert.is(signedIn.status, 307);
  const shown = await mainOf(await post(browser, signedIn.headers.get("Location") ?? "", next));
  assert.match(shown, "When can you start?");
  assert.equal(await messagesOf(talk), []);
});

talking.run();
