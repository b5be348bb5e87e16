import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer, confirmMailbox } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { aTalk, messagesOf, readBy, sentBy, type Talk } from "../../../tests/support/messages.ts";
import { askForErasure } from "../../../tests/support/own-page.ts";
import { inProcess, send, testServices } from "../../../tests/support/site.ts";
import { remindOfSilence } from "./remind-of-silence.ts";
import { tellOfMessages } from "./tell-of-messages.ts";

const telling = suite("tell of messages");

const services = await testServices();
const run = (minutes: number, { rateLimitScale = services.settings.rateLimitScale } = {}) =>
  tellOfMessages({
    ...services,
    settings: { ...services.settings, rateLimitScale },
    clock: () => new Date(Date.now() + minutes * 60_000),
  });
const toCandidate = async ({ email }: Talk) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "message to candidate");
const toEmployer = async ({ employer }: Talk) =>
  (await mailsTo(employer.user.email)).filter(({ kind }) => kind === "message to employer");

if (inProcess) {
  telling("tells the candidate two minutes after a message, with a link and without the text", async () => {
    const talk = await aTalk();
    await sentBy(talk, "employer", "Hammerfest in spring");
    await run(1.5);
    assert.equal(await toCandidate(talk), []);
    await run(2.1);
    const [mail, ...more] = await toCandidate(talk);
    assert.equal(more, []);
    assert.not.match(JSON.stringify(mail), "Hammerfest");
    assert.match(mail?.body ?? "", "#messages");
    const opened = await send(ownPageIn(mail?.body ?? "") ?? "");
    assert.match(await opened.text(), "Hammerfest in spring");
  });

  telling("tells the employer, with a link to the conversation and no name", async () => {
    const talk = await aTalk();
    await sentBy(talk, "candidate", "I can start in May");
    await run(3);
    const [mail, ...more] = await toEmployer(talk);
    assert.equal(more, []);
    assert.not.match(JSON.stringify(mail), "in May");
    assert.not.match(JSON.stringify(mail), talk.fullName);
    const path = `/employer/applications/${talk.id}/messages`;
    assert.match(mail?.body ?? "", path);
    assert.match(await (await talk.employer.browser.send(path)).text(), "I can start in May");
  });

  telling("makes one email of twenty messages in a minute, and no other until they are read", async () => {
    const talk = await aTalk();
    for (let n = 0; n < 20; n += 1) await sentBy(talk, "employer", `Message ${n}`);
    await run(3);
    await sentBy(talk, "employer", "And one more");
    await run(60);
    assert.is((await toCandidate(talk)).length, 1);
    for (const _ of [1, 2]) await send(talk.path);
    await run(60);
    assert.is((await toCandidate(talk)).length, 1);
    await readBy(talk, "candidate");
    await run(60);
    assert.is((await toCandidate(talk)).length, 1);
    await sentBy(talk, "employer", "After a while");
    await run(60);
    assert.is((await toCandidate(talk)).length, 2);
  });

  telling("tells again of what came after the last message that was read", async () => {
    const talk = await aTalk();
    const first = await sentBy(talk, "employer", "One");
    await run(3);
    await sentBy(talk, "employer", "Two");
    await readBy(talk, "candidate", first.id);
    await run(3);
    assert.is((await toCandidate(talk)).length, 2);
  });

  telling("tells an hour later of what the cap of the mailbox kept back", async () => {
    const [candidate, employer] = [await aTalk(), await aTalk()];
    await sentBy(candidate, "employer", "One");
    await sentBy(employer, "candidate", "One");
    const told = async () => [(await toCandidate(candidate)).length, (await toEmployer(employer)).length];
    await run(3, { rateLimitScale: 0 });
    await run(60);
    assert.equal(await told(), [0, 0]);
    for (const _ of [1, 2]) await run(64);
    assert.equal(await told(), [1, 1]);
  });

  telling("tells an employer whose mailbox was unconfirmed as soon as it is confirmed", async () => {
    const employer = await anEmployer();
    const talk = await aTalk({ employer, job: await postJob(employer) });
    await sentBy(talk, "candidate", "One");
    await run(3);
    assert.equal(await toEmployer(talk), []);
    await confirmMailbox(employer);
    await run(4);
    assert.is((await toEmployer(talk)).length, 1);
  });

  telling("tells nobody of what was read or answered within the two minutes", async () => {
    const [read, answered] = [await aTalk(), await aTalk()];
    await sentBy(read, "employer", "One");
    await readBy(read, "candidate");
    await sentBy(answered, "employer", "One");
    await sentBy(answered, "candidate", "Two");
    await readBy(answered, "employer");
    await run(3);
    assert.equal([...(await toCandidate(read)), ...(await toCandidate(answered))], []);
    assert.equal(await toEmployer(answered), []);
    assert.is((await messagesOf(answered)).length, 2);
  });

  telling("sends one email where two machines run it at once", async () => {
    const talk = await aTalk();
    await sentBy(talk, "employer", "One");
    await Promise.all([run(3), run(3)]);
    assert.is((await toCandidate(talk)).length, 1);
  });

  telling("tells nobody of a conversation that closed meanwhile", async () => {
    const [withdrawn, suspended] = [await aTalk(), await aTalk()];
    for (const talk of [withdrawn, suspended])
      for (const side of ["employer", "candidate"] as const) {
        await sentBy(talk, side, "One");
        await sentBy(talk, side, "Two");
      }
    await send(`${withdrawn.path}/withdrawal`, { method: "POST" });
    const path = `/api/admin/employers/${suspended.employer.user.id}/suspension`;
    await (await signedIn()).post(path, { reason: "Fraud" });
    await run(3);
    for (const talk of [withdrawn, suspended])
      assert.equal([...(await toCandidate(talk)), ...(await toEmployer(talk))], []);
  });

  telling("counts a message of the employer as an answer, and none of the candidate", async () => {
    const [answered, silent] = [await aTalk(), await aTalk()];
    await sentBy(answered, "employer", "We read your papers this week");
    await sentBy(silent, "candidate", "Is anybody there?");
    const ids = [answered.id, silent.id];
    await services.sql`
      update applications set submitted_at = now() - interval '60 days', paid_at = now() - interval '60 days'
      where id in ${services.sql(ids)}`;
    await remindOfSilence(services);
    const told = async ({ email }: Talk) =>
      (await mailsTo(email)).filter(({ kind }) => kind === "no answer").length;
    assert.equal([await told(answered), await told(silent)], [0, 1]);
  });

  telling("leaves no email for an application that was deleted before it went", async () => {
    const talk = await aTalk();
    await sentBy(talk, "employer", "One");
    await sentBy(talk, "candidate", "Two");
    await run(3);
    assert.is((await toEmployer(talk)).length, 1);
    const erasure = await askForErasure(talk.path, talk.email);
    await send(erasure, { method: "POST" });
    assert.equal([...(await toCandidate(talk)), ...(await toEmployer(talk))], []);
  });
}

telling.run();
