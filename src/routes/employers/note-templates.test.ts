import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer, aPassword } from "../../../tests/support/account.ts";
import { testDatabase } from "../../../tests/support/site.ts";

const sentences = suite("/employer/sentences");

async function aKeeper(...texts: string[]) {
  const { browser, user } = await anEmployer();
  const add = (text: string) => browser.submit("/employer/sentences", { text });
  for (const text of texts) assert.is((await add(text)).status, 303);
  const read = async () => (await browser.send("/employer/sentences")).text();
  const ids = async () =>
    [...(await read()).matchAll(/action="\/employer\/sentences\/([\da-f-]{36})"/g)].map(([, id]) => id!);
  const kept = async () =>
    [...(await read()).matchAll(/<textarea id="text-[\da-f][^>]*>([^<]*)</g)].map(([, text]) => text);
  const change = (id: string, form: Record<string, string>) =>
    browser.submit(`/employer/sentences/${id}`, form);
  return { browser, user, add, read, ids, kept, change };
}

sentences("says that there is none yet", async () => {
  assert.match(await (await aKeeper()).read(), "You keep no sentence yet.");
});

sentences("keeps what is added, in its order", async () => {
  const { kept } = await aKeeper("One.", "Two.");
  assert.equal(await kept(), ["One.", "Two."]);
});

sentences("changes a sentence, and deletes one", async () => {
  const { ids, kept, change } = await aKeeper("One.", "Two.");
  const [one, two] = await ids();
  assert.is((await change(one!, { text: "First." })).status, 303);
  assert.is((await change(two!, { text: "Two.", delete: "yes" })).status, 303);
  assert.equal(await kept(), ["First."]);
});

sentences("keeps 20 at most", async () => {
  const { add, read, kept } = await aKeeper(...Array.from({ length: 20 }, (_, n) => `Sentence ${n}.`));
  assert.match(await read(), "You keep 20 sentences.");
  const refused = await add("One more.");
  assert.is(refused.status, 409);
  assert.match(await refused.text(), "Please delete one before you add another");
  assert.is((await kept()).length, 20);
});

sentences("keeps what was typed into the form of a sentence that does not fit or is gone", async () => {
  const full = await aKeeper(...Array.from({ length: 20 }, (_, n) => `Sentence ${n}.`));
  assert.match(await (await full.add("Typed in another tab.")).text(), />Typed in another tab\.</);
  const { ids, change } = await aKeeper("One.");
  const [id] = await ids();
  await change(id!, { text: "One.", delete: "yes" });
  const refused = await change(id!, { text: "Changed in another tab." });
  assert.is(refused.status, 404);
  assert.match(await refused.text(), />Changed in another tab\.</);
});

sentences("keeps one sentence of a form that is posted twice", async () => {
  const { add, kept } = await aKeeper();
  for (const answer of await Promise.all([1, 2].map(() => add("One.")))) assert.is(answer.status, 303);
  assert.equal(await kept(), ["One."]);
});

sentences(
  "refuses an empty one, a long one and what the job review finds, and keeps what was typed",
  async () => {
    const { add, kept } = await aKeeper();
    assert.is((await add(" ")).status, 400);
    assert.is((await add("x".repeat(501))).status, 400);
    const refused = await add("Write to me on WhatsApp.");
    assert.is(refused.status, 400);
    assert.match(await refused.text(), /<textarea id="text-new"[^>]*>Write to me on WhatsApp\.</);
    assert.equal(await kept(), []);
  },
);

sentences("marks the field of the sentence whose change is refused", async () => {
  const { ids, change } = await aKeeper("One.");
  const [id] = await ids();
  const refused = await change(id!, { text: "" });
  assert.is(refused.status, 400);
  assert.match(await refused.text(), new RegExp(`id="text-${id}"[^>]*aria-invalid="true"`));
});

sentences("belong to one employer", async () => {
  const [id] = await (await aKeeper("One.")).ids();
  const other = await aKeeper();
  assert.is((await other.change(id!, { text: "Mine." })).status, 404);
  assert.is((await other.change(id!, { text: "", delete: "yes" })).status, 404);
});

sentences("go with the account", async () => {
  const { browser, user } = await aKeeper("One.");
  assert.is((await browser.post("/api/auth/deletion", { password: aPassword })).status, 200);
  const sql = await testDatabase();
  const [row] = await sql`select count(*)::int as n from note_templates where employer_id = ${user.id}`;
  assert.is(row!.n, 0);
});

sentences.run();
