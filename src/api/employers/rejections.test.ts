import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/site.ts";
import { anAppliedJob, endHold, shownIn, storedStatus } from "../../../tests/support/status-hold.ts";

const sql = await testDatabase();

const words = suite("a rejection with a reason");

for (const [reason, sentence] of [
  ["experience", "needs more experience"],
  ["certificates", "needs certificates for this job"],
  ["documents", "were not enough for the employer"],
  ["filled", "has found enough people"],
  ["other", "has chosen other candidates"],
] as const)
  words(`says "${reason}" in a friendly sentence`, async () => {
    const { set, told } = await anAppliedJob();
    assert.equal((await shownIn(await set("rejected", { reason }))).rejection, { reason, note: null });
    assert.match((await told())[0]!.body, sentence);
  });

words("quotes the note as the employer's words, in the email and on the own page", async () => {
  const { id, set, told, page } = await anAppliedJob();
  const note = "Please apply again in spring.\nYour letter was good.";
  assert.is((await shownIn(await set("rejected", { note }))).rejection?.note, note);
  assert.match((await told())[0]!.body, `The employer writes: “${note}”`);
  await endHold(id);
  assert.match(await page(), new RegExp(`The employer writes:</p><p class="lines quote">${note}<`));
});

words("takes words that follow a held rejection, and makes one email of both", async () => {
  const { set, told, undo } = await anAppliedJob();
  await set("rejected");
  await set("rejected", { reason: "experience" });
  const mails = await told();
  assert.is(mails.length, 1);
  assert.match(mails[0]!.body, "needs more experience");
  assert.is((await shownIn(await undo())).applicationStatus, "submitted");
});

words("belongs to a rejection only, from the list, with at most 500 characters", async () => {
  const { id, set } = await anAppliedJob();
  for (const [status, given] of [
    ["accepted", { reason: "filled" }],
    ["accepted", { note: "Welcome" }],
    ["rejected", { reason: "age" }],
    ["rejected", { note: "x".repeat(501) }],
  ] as const)
    assert.is((await set(status, given)).status, 400, JSON.stringify(given));
  assert.is(await storedStatus(id), "submitted");
  assert.is((await set("rejected", { note: "x".repeat(500) })).status, 200);
});

for (const note of [
  "Send a deposit of 200 USD to be considered again.",
  "Write to me on WhatsApp.",
  "Call me: +63 917 765 4321",
])
  words(`refuses what the job review finds: ${note}`, async () => {
    const { id, set, told } = await anAppliedJob();
    const refused = await set("rejected", { note });
    assert.is(refused.status, 400);
    const { issues } = (await refused.json()) as { issues: { path: string; message: string }[] };
    assert.is(issues[0]?.path, "note");
    assert.ok(issues[0]?.message.includes("“"), issues[0]?.message);
    assert.is(await storedStatus(id), "submitted");
    assert.equal(await told(), []);
  });

words("is sealed where it is stored", async () => {
  const { id, set } = await anAppliedJob();
  await set("rejected", { note: "A sentence that nobody reads here" });
  const [row] = await sql`select note_sealed from status_notices where application_id = ${id}`;
  assert.not.match(Buffer.from(row!.noteSealed).toString("latin1"), "nobody reads");
});

words.run();
