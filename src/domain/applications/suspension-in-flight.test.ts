import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer, aPassword } from "../../../tests/support/account.ts";
import { disclose } from "../../../tests/support/employer.ts";
import { anInterview, answer, cancel } from "../../../tests/support/interviews.ts";
import { asProgram, fromEmployer, messagesOf } from "../../../tests/support/messages.ts";
import { anOfferScene, answerOffer, offered } from "../../../tests/support/offers.ts";
import { Browser, inProcess, testDatabase } from "../../../tests/support/site.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { endPasswordResets, insertPasswordReset } from "../../db/accounts/password-resets.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { updateSuspension } from "../../db/employers/suspension.ts";
import type { Sql } from "../../db/sql.ts";
import type { Interview } from "../../shared/applications/interview.ts";

const inFlight = suite("what arrives while the employer is being suspended");

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Counts the sessions that wait for a lock. The embedded database has one session, so nobody waits there. */
const waiting = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row!.n;
};

/** Sends while a suspension has changed the account and has not committed. */
async function sendAmid(userId: string, sends: () => Promise<Response>[]): Promise<number[]> {
  const sql = await testDatabase();
  let sent: Promise<Response>[] = [];
  await sql.begin(async (tx) => {
    await lockEmployer(tx, userId, "change");
    await updateSuspension(tx, userId, "Fraud");
    sent = sends();
    for (let n = 0; n < 100 && (await waiting(tx)) < sent.length; n += 1) await pause(10);
    await endPasswordResets(tx, userId);
  });
  return (await Promise.all(sent)).map(({ status }) => status);
}

if (inProcess) {
  inFlight("opens no session for a right password", async () => {
    const { user } = await anEmployer();
    const statuses = await sendAmid(user.id, () => [
      new Browser().post("/api/auth/sign-in", { email: user.email, password: aPassword }),
    ]);
    assert.equal(statuses, [403]);
  });

  inFlight("refuses a link to set a new password, without a deadlock", async () => {
    const { user } = await anEmployer();
    const token = newToken();
    await insertPasswordReset(await testDatabase(), user.id, hashOfToken(token));
    const browser = new Browser();
    const statuses = await sendAmid(user.id, () => [
      browser.post("/api/auth/reset-password", { token, password: `${aPassword} anew` }),
    ]);
    assert.not.ok(statuses.includes(200) || statuses.includes(500), `answered with ${statuses}`);
    assert.is((await browser.send("/api/auth/user")).status, 401);
  });

  inFlight("refuses the messages of both sides, and stores none", async () => {
    const scene = { ...(await anOfferScene()), fullName: "" };
    const statuses = await sendAmid(scene.employer.user.id, () => [
      asProgram(scene, { text: "Are you there?" }),
      fromEmployer(scene, "Send me your money"),
    ]);
    assert.equal(statuses, [409, 409]);
    assert.equal(await messagesOf(scene), []);
  });

  inFlight("refuses the candidate's answers to an interview and an offer", async () => {
    const scene = await anOfferScene();
    const offer = await offered(scene);
    const interviews = { ...scene, calls: `/api/employer/applications/${scene.id}/interviews` };
    const made = await scene.employer.browser.post(interviews.calls, anInterview());
    const interview = (await made.json()) as Interview;
    const statuses = await sendAmid(scene.employer.user.id, () => [
      answer(interviews, interview, { slot: interview.slots[0]! }),
      answerOffer(scene, { answer: "accept", offer: offer.id }),
    ]);
    assert.equal(statuses, [409, 409]);
  });

  inFlight("refuses to open the masked fields and to cancel an interview", async () => {
    const scene = await anOfferScene();
    const interviews = { ...scene, calls: `/api/employer/applications/${scene.id}/interviews` };
    const made = await scene.employer.browser.post(interviews.calls, anInterview());
    const interview = (await made.json()) as Interview;
    const statuses = await sendAmid(scene.employer.user.id, () => [
      disclose(scene.employer.browser, scene.id),
      cancel(interviews, interview),
    ]);
    assert.equal(statuses, [403, 403]);
    const sql = await testDatabase();
    const opened = await sql`select from application_disclosures where application_id = ${scene.id}`;
    assert.is(opened.length, 0);
    const [row] = await sql`select state from interviews where id = ${interview.id}`;
    assert.is(row?.state, "offered");
  });
}

inFlight.run();
