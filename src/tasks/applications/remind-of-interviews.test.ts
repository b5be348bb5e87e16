import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { confirmMailbox, postJob, setStatus } from "../../../tests/support/employer.ts";
import { anInterview, noonIn } from "../../../tests/support/interviews.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { Browser, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import type { Interview } from "../../shared/applications/interview.ts";
import { remindOfInterviews } from "./remind-of-interviews.ts";

const reminding = suite("remind of interviews");
const services = await testServices();
const sql = await testDatabase();

const hour = 60 * 60 * 1000;
const slot = noonIn(5);

/** Runs the task as if it were so many hours before the interview. */
const hoursBefore = (hours: number) =>
  remindOfInterviews({ ...services, clock: () => new Date(Date.parse(slot) - hours * hour) });

async function anAgreedInterview(zone = "Europe/Oslo") {
  const employer = await anEmployer();
  await confirmMailbox(employer.user.email);
  const job = await postJob(employer);
  const { id, path, email } = await anOwnPageOf(new Browser(), {}, job.id);
  const calls = `/api/employer/applications/${id}/interviews`;
  const offered = await employer.browser.post(calls, anInterview({ slots: [slot], timeZone: zone }));
  const interview = (await offered.json()) as Interview;
  await send(`${path}/interviews/${interview.id}`, { method: "POST", body: new URLSearchParams({ slot }) });
  return { employer, id, path, email, interview, readers: [email, employer.user.email] };
}

const kindsTo = async (reader: string) =>
  (await mailsTo(reader)).map(({ kind }) => kind).filter((kind) => kind.startsWith("interview "));

reminding("reminds both sides a day and an hour before, once each", async () => {
  const { readers } = await anAgreedInterview();
  await hoursBefore(25);
  for (const reader of readers) assert.is((await kindsTo(reader))[0], "interview chosen");
  await Promise.all([hoursBefore(23.9), hoursBefore(23.9)]);
  for (const reader of readers) assert.is((await kindsTo(reader))[0], "interview day");
  await hoursBefore(2);
  await hoursBefore(0.9);
  await hoursBefore(0.5);
  for (const reader of readers)
    assert.equal((await kindsTo(reader)).slice(0, 3), [
      "interview hour",
      "interview day",
      "interview chosen",
    ]);
});

reminding("does not remind of a day before when the time was chosen later than that", async () => {
  const { readers, interview } = await anAgreedInterview();
  const chosenAt = new Date(Date.parse(slot) - 3 * hour);
  await sql`update interviews set updated_at = ${chosenAt} where id = ${interview.id}`;
  await hoursBefore(2);
  for (const reader of readers) assert.is((await kindsTo(reader))[0], "interview chosen");
});

reminding("reminds once after an outage, and not of a day when an hour is left", async () => {
  const { readers } = await anAgreedInterview();
  await hoursBefore(0.9);
  for (const reader of readers)
    assert.equal((await kindsTo(reader)).slice(0, 2), ["interview hour", "interview chosen"]);
});

reminding("does not remind of a cancelled one", async () => {
  const { readers, interview, path } = await anAgreedInterview();
  await send(`${path}/interviews/${interview.id}`, {
    method: "POST",
    body: new URLSearchParams({ cancel: "1" }),
  });
  await hoursBefore(23);
  for (const reader of readers) assert.is((await kindsTo(reader))[0], "interview cancelled");
});

reminding("cancels the interviews of a suspended employer, and tells the candidate", async () => {
  const { email, employer, interview, path } = await anAgreedInterview();
  const administrator = await signedIn();
  await administrator.post(`/api/admin/employers/${employer.user.id}/suspension`, {
    reason: "Somebody reported this employer.",
  });
  const answer = await send(`${path}/interviews/${interview.id}`, {
    method: "POST",
    body: new URLSearchParams({ none: "1" }),
  });
  assert.is(answer.status, 409);
  await hoursBefore(23);
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === "interview cancelled");
  assert.is(mail?.calendar?.method, "CANCEL");
});

reminding("cancels an interview once the candidate knows of a rejection, and not before", async () => {
  const { id, email, employer } = await anAgreedInterview();
  await setStatus(employer.browser, id, "rejected");
  await hoursBefore(48);
  assert.is((await kindsTo(email))[0], "interview chosen");
  await endHold(id);
  await hoursBefore(48);
  assert.is((await kindsTo(email))[0], "interview cancelled");
});

reminding("says nothing of offered times that have passed", async () => {
  const { interview, email, path } = await anAgreedInterview();
  await sql`
    update interviews set state = 'offered', chosen = null, slots = array[now() - interval '1 day'] where id = ${interview.id}`;
  await send(`${path}/withdrawal`, { method: "POST" });
  await hoursBefore(48);
  assert.is((await kindsTo(email))[0], "interview chosen");
});

reminding("goes on when no key opens a place", async () => {
  const { interview, readers } = await anAgreedInterview();
  await sql`update interviews set place_sealed = ${Buffer.from("not sealed")} where id = ${interview.id}`;
  await hoursBefore(23);
  for (const reader of readers) assert.is((await kindsTo(reader))[0], "interview day");
});

reminding("leaves nothing of an application that the candidate deleted, and tells the employer", async () => {
  const { email, employer, path, interview } = await anAgreedInterview();
  const link = await askForErasure(path, email);
  assert.is((await send(link, { method: "POST" })).status, 303);
  assert.equal([...(await sql`select from interviews where id = ${interview.id}`)], []);
  assert.equal(await kindsTo(email), []);
  assert.is((await kindsTo(employer.user.email))[0], "interview cancelled");
});

reminding("says each time in the zone's own summer time", async () => {
  const { email, path, interview } = await anAgreedInterview("Europe/Berlin");
  for (const [instant, said] of [
    ["2027-03-27T13:30:00Z", "2:30\u00a0PM\u00a0(GMT+1, Europe/Berlin)"],
    ["2027-03-28T13:30:00Z", "3:30\u00a0PM\u00a0(GMT+2, Europe/Berlin)"],
  ]) {
    await sql`
      update interviews set state = 'chosen', slots = array[${instant!}::text::timestamptz], chosen = ${instant!}::text::timestamptz
      where id = ${interview.id}`;
    assert.match(await (await send(path)).text(), said!);
    assert.ok(email);
  }
});

reminding.run();
