import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  aCandidate,
  anInterview,
  answer,
  entriesOf,
  noonIn,
  offer,
} from "../../../tests/support/interviews.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { json, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import type { Interview } from "../../shared/applications/interview.ts";
import { shortTime, zonedTime } from "../../shared/time-zones.ts";

const slotIn = (slot: string, zone: string) =>
  `>${shortTime(new Date(slot), zone, "numeric")} (${zone.split("/")[1]})`;

const choosing = suite("POST /application/:token/interviews/:interviewId");

choosing("keeps the chosen time, and emails both sides its calendar entry", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const slot = interview.slots[1]!;
  for (const time of ["first", "second"]) {
    const response = await answer(scene, interview, { slot, timeZone: "Asia/Manila" });
    assert.is(response.status, 200, time);
    assert.equal(await response.json(), { ...interview, chosen: slot, state: "chosen" });
  }
  for (const reader of [scene.email, scene.employer.user.email]) {
    const [entry] = await entriesOf(reader);
    assert.equal(entry, {
      kind: "interview chosen",
      method: "REQUEST",
      uid: interview.id,
      sequence: 1,
      start: slot,
      end: new Date(Date.parse(slot) + 30 * 60_000).toISOString(),
      status: "CONFIRMED",
      place: "https://meet.example/harbour",
    });
  }
  assert.is((await entriesOf(scene.employer.user.email)).length, 1, "the repeated answer emails nobody");
  const page = await mainOf(await send(scene.path));
  for (const zone of ["Asia/Manila", "Europe/Oslo", "(UTC)"]) assert.match(page, zone);
});

choosing("shows both sides all times in the zone that the candidate named once", async () => {
  const scene = await aCandidate();
  const first = await offer(scene);
  const second = await offer(scene, { slots: [noonIn(8), noonIn(9)] });
  const asked = await mainOf(await send(scene.path));
  assert.ok(asked.includes(slotIn(first.slots[0]!, "Asia/Manila")), asked);
  assert.match(asked, /<\/time><span class="meta">[^<]* \(Oslo\), the employer&#x27;s time</);
  assert.match(
    asked,
    "Each choice first shows the local time in the country of your nationality (Philippines).",
  );
  assert.match(asked, /<option value="" selected/);
  await answer(scene, first, { slot: first.slots[1]!, timeZone: "Asia/Manila" });
  const own = await mainOf(await send(scene.path));
  for (const slot of [...first.slots, ...second.slots])
    assert.is(own.split(slotIn(slot, "Asia/Manila")).length, 2, slot);
  const [clock, zone] = zonedTime(new Date(first.slots[1]!), "Asia/Manila")
    .replace(" at ", " at\u00a0")
    .split(/(?=\()/);
  const agreed = `>${clock}<small>${zone}</small></time>`;
  assert.is(own.split(agreed).length, 2, agreed);
  assert.not.match(own, "the country of your nationality");
  assert.match(own, "Europe/Oslo), the employer&#x27;s time");
  assert.match(own, `For ${zonedTime(new Date(first.slots[1]!), "Asia/Manila")}`);
  const way = `/employer/applications/${scene.id}/interviews`;
  const shown = await mainOf(await scene.employer.browser.send(way));
  assert.match(shown, /Europe\/Oslo\)<\/small><\/time><span class="meta">[^<]*Asia\/Manila\)/);
});

choosing(
  "shows the employer's times where clocks in the candidate's country differ, until a zone is named",
  async () => {
    const scene = await aCandidate({ nationality: "Indonesian" });
    const interview = await offer(scene);
    const asked = await mainOf(await send(scene.path));
    const slot = interview.slots[0]!;
    const [before, after = ""] = asked.split(slotIn(slot, "Europe/Oslo"));
    assert.match(after, /^, the employer&#x27;s time<\/time><span class="meta">[^<]*\(UTC\)/, before);
    assert.match(asked, "Show the times in your time zone");
    assert.not.match(asked, "local time");
    await answer(scene, interview, { show: "1", timeZone: "Asia/Jakarta" });
    const named = await mainOf(await send(scene.path));
    assert.ok(named.includes(slotIn(slot, "Asia/Jakarta")), named);
  },
);

choosing("leads a browser back to the own page, where a refusal keeps the form", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const headers = { Accept: "text/html" };
  const post = (fields: Record<string, string>) =>
    send(`${scene.path}/interviews/${interview.id}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers,
    });
  const done = await post({ slot: interview.slots[0]! });
  assert.is(done.status, 303);
  assert.is(done.headers.get("Location"), `${scene.path}?interview=${interview.id}#interviews`);
  const refused = await post({ slot: noonIn(9) });
  assert.is(refused.status, 409);
  const page = await mainOf(refused);
  assert.match(page, "not offered any more");
  assert.match(page, /<details open=""><summary>Choose another time or cancel.*Change to this time/s);
  const [, slot = ""] = interview.slots;
  const wrong = await mainOf(await post({ slot, timeZone: "Mars/Olympus" }));
  assert.match(wrong, /<details open=""><summary>Choose another time or cancel/);
  assert.match(wrong, new RegExp(`<input(?=[^>]*value="${slot}")[^>]* checked=""`));
  assert.match(wrong, /<details class="own-zone" open="">.*<option value="Mars\/Olympus" selected=""/s);
  assert.not.match(wrong, /<details open=""><summary>Cancel the interview/);
});

choosing("asks again whether to cancel, where that was refused", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const refused = await send(`${scene.path}/interviews/${interview.id}`, {
    method: "POST",
    body: new URLSearchParams({ cancel: "1", timeZone: "Mars/Olympus" }),
    headers: { Accept: "text/html" },
  });
  assert.is(refused.status, 400);
  assert.match(await mainOf(refused), /<details open=""><summary>Cancel the interview/);
});

choosing("takes JSON, too", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const response = await send(
    `${scene.path}/interviews/${interview.id}`,
    json({ slot: interview.slots[0] }, "POST"),
  );
  assert.is(((await response.json()) as Interview).state, "chosen");
});

choosing("says that none fits, and may still choose afterwards", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  assert.is(((await (await answer(scene, interview, { none: "1" })).json()) as Interview).state, "none");
  const [entry] = await entriesOf(scene.email);
  assert.equal([entry?.method, entry?.status], ["CANCEL", "CANCELLED"]);
  assert.match((await mailsTo(scene.employer.user.email))[0]!.subject, "no interview time fits");
  const later = await answer(scene, interview, { slot: interview.slots[0]! });
  assert.is(((await later.json()) as Interview).state, "chosen");
  const [again] = await entriesOf(scene.email);
  assert.equal([again?.method, again?.sequence], ["REQUEST", 2]);
});

choosing("refuses a time that was withdrawn, and one that is over", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const { calls, employer } = scene;
  await employer.browser.send(
    `${calls}/${interview.id}`,
    json(anInterview({ slots: [noonIn(8), noonIn(9)] }), "PATCH"),
  );
  assert.is((await answer(scene, interview, { slot: interview.slots[0]! })).status, 409);
  const sql = await testDatabase();
  const past = new Date(Date.now() - 60_000).toISOString();
  await sql`update interviews set slots = array[${past}::text::timestamptz] where id = ${interview.id}`;
  assert.is((await answer(scene, interview, { slot: past })).status, 409);
});

choosing("is unknown for another application, and closed once it is withdrawn", async () => {
  const scene = await aCandidate();
  const stranger = await aCandidate();
  const interview = await offer(scene);
  assert.is((await answer(stranger, interview, { none: "1" })).status, 404);
  await send(`${scene.path}/withdrawal`, { method: "POST" });
  assert.is((await answer(scene, interview, { slot: interview.slots[0]! })).status, 409);
});

choosing("shows the times in a zone without choosing one", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  const shown = await answer(scene, interview, { show: "1", timeZone: "Asia/Kolkata" });
  assert.is(((await shown.json()) as Interview).state, "offered");
  assert.match(await mainOf(await send(scene.path)), slotIn(interview.slots[0]!, "Asia/Kolkata"));
  assert.is((await entriesOf(scene.email)).length, 1);
});

choosing("is in the candidate's own data, with the place", async () => {
  const scene = await aCandidate();
  const interview = await offer(scene);
  await answer(scene, interview, { slot: interview.slots[1]!, timeZone: "Asia/Manila" });
  const data = (await (await send(`${scene.path}/data`)).json()) as { interviews: object[] };
  const [kept, ...others] = data.interviews;
  assert.equal(others, []);
  assert.equal(kept, {
    id: interview.id,
    state: "chosen",
    slots: interview.slots,
    chosen: interview.slots[1],
    minutes: 30,
    timeZone: "Europe/Oslo",
    candidateTimeZone: "Asia/Manila",
    place: "https://meet.example/harbour",
  });
});

choosing("warns of a place that asks for money", async () => {
  const scene = await aCandidate();
  await offer(scene, { place: "Bring the visa fee of $200" });
  assert.match(await mainOf(await send(scene.path)), "never costs you anything");
});

choosing.run();
