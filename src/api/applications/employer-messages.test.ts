import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import {
  asProgram,
  aTalk,
  callsOf,
  fromEmployer,
  messagesOf,
  readBy,
  sentBy,
} from "../../../tests/support/messages.ts";
import { timesDone } from "../../../tests/support/payment-steps.ts";
import { Browser, fieldMessages, inProcess, testDatabase } from "../../../tests/support/site.ts";
import type { Message } from "../../shared/applications/message.ts";

const talking = suite("/api/employer/applications/:id/messages");

const listed = async (browser: Browser, path: string) =>
  (await (await browser.send(path)).json()) as Message[];

talking("takes a message of the employer, and both sides read it", async () => {
  const talk = await aTalk();
  const response = await fromEmployer(talk, "When can you start?");
  assert.is(response.status, 201);
  const message = (await response.json()) as Message;
  assert.equal(Object.keys(message).sort(), ["at", "from", "id", "readAt", "text"]);
  assert.equal([message.from, message.text, message.readAt], ["employer", "When can you start?", null]);
  assert.is(new Date(message.at).toISOString(), message.at);
  assert.equal(await messagesOf(talk), [message]);
  assert.equal(await listed(talk.employer.browser, callsOf(talk)), [message]);
});

talking("lists newest first, in pages that follow each other", async () => {
  const talk = await aTalk();
  for (const text of ["One", "Two", "Three"]) await sentBy(talk, "employer", text);
  const first = await talk.employer.browser.send(`${callsOf(talk)}?limit=2`);
  assert.is(first.headers.get("X-Total-Count"), "3");
  const texts = (messages: Message[]) => messages.map(({ text }) => text);
  assert.equal(texts((await first.json()) as Message[]), ["Three", "Two"]);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  assert.equal(texts(await listed(talk.employer.browser, next)), ["One"]);
});

talking("refuses a message of over 2,000 characters, and one without any", async () => {
  const talk = await aTalk();
  const long = await fromEmployer(talk, "x".repeat(2001));
  assert.is(long.status, 400);
  assert.equal(await fieldMessages(long), { text: "Your message must be at most 2,000 characters" });
  assert.is((await fromEmployer(talk, " \n ")).status, 400);
  assert.is((await fromEmployer(talk, 7)).status, 400);
  assert.is((await fromEmployer(talk, "x".repeat(2000))).status, 201);
});

talking("is unknown to a stranger, who gets the same answer for an unknown application", async () => {
  const talk = await aTalk();
  const message = await sentBy(talk, "candidate", "I can start in May.");
  const stranger = await anEmployer();
  for (const id of [talk.id, "00000000-0000-4000-8000-000000000000", "nothing"]) {
    const calls = callsOf({ id });
    const answers = [
      await stranger.browser.send(calls),
      await stranger.browser.post(calls, { text: "Hello" }),
      await stranger.browser.post(`${calls}/reading`, {}),
      await stranger.browser.post(`${calls}/${message.id}/report`, { reason: "Spam" }),
    ];
    assert.equal(
      answers.map(({ status }) => status),
      [404, 404, 404, 404],
    );
  }
  assert.is((await new Browser().send(callsOf(talk))).status, 401);
});

talking("makes one message of two posts with the same key, also at the same time", async () => {
  const talk = await aTalk();
  const twice = [1, 2].map(() => fromEmployer(talk, "Hello", { key: "k1" }));
  const answers = await Promise.all(twice);
  assert.equal(
    answers.map(({ status }) => status),
    [201, 201],
  );
  const [one, other] = (await Promise.all(answers.map((answer) => answer.json()))) as Message[];
  assert.is(one?.id, other?.id);
  await fromEmployer(talk, "Another text", { key: "k1" });
  assert.is((await messagesOf(talk)).length, 2);
});

talking("reads messages when their reader says so, up to the last that was seen", async () => {
  const talk = await aTalk();
  const seen = await sentBy(talk, "candidate", "One");
  await sentBy(talk, "candidate", "Two");
  await listed(talk.employer.browser, callsOf(talk));
  await talk.employer.browser.send(`/employer/jobs/${talk.job.id}`);
  const read = async () => (await messagesOf(talk)).map(({ readAt }) => readAt !== null);
  assert.equal(await read(), [false, false]);
  assert.is((await readBy(talk, "employer", seen.id)).status, 200);
  assert.equal(await read(), [false, true]);
  await readBy(talk, "candidate");
  assert.equal(await read(), [false, true]);
  await readBy(talk, "employer");
  assert.equal(await read(), [true, true]);
});

talking("reads what came before when its reader answers", async () => {
  const talk = await aTalk();
  await sentBy(talk, "candidate", "One");
  await sentBy(talk, "employer", "Two");
  const [two, one] = await messagesOf(talk);
  assert.equal([one?.readAt !== null, two?.readAt], [true, null]);
});

talking("takes a report of the candidate's message, repeated too, and none of the own one", async () => {
  const talk = await aTalk();
  const message = await sentBy(talk, "candidate", "Rude words");
  const own = await sentBy(talk, "employer", "Please be kind");
  const report = (id: string, reason: unknown = "It is rude") =>
    talk.employer.browser.post(`${callsOf(talk)}/${id}/report`, { reason });
  const [first, again] = [await report(message.id), await report(message.id, "Again")];
  assert.equal([first.status, again.status], [201, 201]);
  assert.equal(await first.json(), await again.json());
  assert.is((await report(message.id, "")).status, 400);
  assert.is((await report(own.id)).status, 404);
  assert.is(await timesDone("message reported", message.id), 1);
});

if (inProcess) {
  talking("stores neither text nor reason in the clear", async () => {
    const sql = await testDatabase();
    const talk = await aTalk();
    const { id } = await sentBy(talk, "candidate", "Hammerfest in spring");
    await talk.employer.browser.post(`${callsOf(talk)}/${id}/report`, { reason: "Norwegian weather" });
    const [row] = await sql<{ line: string }[]>`
      select application_messages::text as line from application_messages where id = ${id}`;
    for (const text of ["Hammerfest", "Norwegian"]) {
      assert.not.match(row!.line, text);
      assert.not.match(row!.line, Buffer.from(text).toString("hex"));
    }
  });

  talking("takes 60 messages an hour about an application, and tells how to go on", async () => {
    const talk = await aTalk();
    const strict = { settings: { rateLimitScale: 1 }, address: "203.0.113.201" };
    Object.assign(talk.employer.browser.world, strict);
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) statuses.push((await fromEmployer(talk, `Message ${n}`)).status);
    assert.equal(new Set(statuses), new Set([201]));
    const refused = await fromEmployer(talk, "One more");
    assert.is(refused.status, 429);
    assert.ok(Number(refused.headers.get("Retry-After")) > 0);
    assert.match(((await refused.json()) as { message: string }).message, "60 messages");
    assert.is((await asProgram(talk, { text: "Answer" }, "", strict)).status, 201);
  });
}

talking.run();
