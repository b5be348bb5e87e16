import { suite } from "uvu";
import * as assert from "uvu/assert";
import { forgetSaved, forgetUnsent, keepUnsent, unsentAnswers, unsentKey } from "./unsent.ts";

const unsent = suite("unsent answers");

function aStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

unsent("come back as they were typed", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria", willingToRelocate: false }, {}, store);
  assert.equal(unsentAnswers({}, store), { fullName: "Maria", willingToRelocate: false });
});

unsent("never hold a passport number, its expiry or a document", () => {
  const store = aStore();
  const passport = { passportNumber: "P1234567A", passportExpiry: "2031-02-28" };
  const answers = { fullName: "Maria", ...passport, resumeUrl: "https://x.example/cv" };
  keepUnsent(answers, { known: passport }, store);
  assert.not.match([...store.kept.values()].join(), /P1234567A|2031|example/);
});

unsent("of several tabs come back together", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, { draft: "one" }, store);
  keepUnsent({ address: "14 Harbour Street" }, { draft: "one" }, store);
  assert.equal(unsentAnswers({}, store), { fullName: "Maria", address: "14 Harbour Street" });
});

unsent("give way to an answer that was saved later", () => {
  const store = aStore();
  keepUnsent({ fullName: "Mar", address: "14 Harb" }, { known: { address: "old" } }, store);
  assert.equal(unsentAnswers({ known: { fullName: "Maria", address: "old" } }, store), {
    address: "14 Harb",
  });
  assert.equal(unsentAnswers({}, store), { address: "14 Harb" });
});

unsent("come back when the draft is gone", () => {
  const store = aStore();
  keepUnsent({ address: "14 Harbour" }, { draft: "one", known: { address: "old" } }, store);
  assert.equal(unsentAnswers({ draft: "another", known: { fullName: "Maria" } }, store), {
    address: "14 Harbour",
  });
});

unsent("come back of the page's draft alone, once another one has moved", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, { draft: "one" }, store);
  keepUnsent({ email: "maria@example.com" }, { draft: "two" }, store);
  keepUnsent({ phone: "+63" }, {}, store);
  assert.equal(unsentAnswers({ draft: "one", moved: true }, store), { fullName: "Maria" });
  assert.equal(unsentAnswers({}, store), { fullName: "Maria" });
});

unsent("hold what the candidate typed, and what this vacancy fills in", () => {
  const store = aStore();
  const cruise = { sector: "luxury-cruise", desiredCountry: "Germany", desiredPosition: "Chef" };
  const mine = { sector: "mining", desiredCountry: "Brazil", desiredPosition: "Belt splicer" };
  const typed = { fullName: "Maria", ...cruise, desiredPosition: "Head waiter" };
  keepUnsent(typed, { filled: cruise }, store);
  const moved = { ...mine, fullName: "Maria", desiredPosition: "Head waiter" };
  assert.equal(unsentAnswers({ filled: mine }, store), moved);
  assert.equal(unsentAnswers({ filled: cruise }, store), typed);
  assert.equal(unsentAnswers({}, store), typed);
});

unsent("stay after a save, except those that were sent as they are", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria Santos", address: "14 Harbour", phone: "+63" }, {}, store);
  forgetSaved({ fullName: "Maria", address: "14 Harbour" }, store);
  assert.equal(unsentAnswers({}, store), { fullName: "Maria Santos", phone: "+63" });
});

unsent("leave nothing behind when all of them are sent", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, {}, store);
  forgetSaved({ fullName: "Maria" }, store);
  assert.is(store.kept.has(unsentKey), false);
  keepUnsent({ fullName: "Maria" }, {}, store);
  forgetUnsent(store);
  assert.equal(unsentAnswers({}, store), {});
});

unsent("are not brought back after 30 days", () => {
  const store = aStore();
  const monthAndDay = 31 * 24 * 60 * 60 * 1000;
  const fullName = { at: Date.now() - monthAndDay, value: "Maria" };
  store.setItem(unsentKey, JSON.stringify({ fullName }));
  assert.equal(unsentAnswers({}, store), {});
});

for (const [what, text] of [
  ["no JSON", "{broken"],
  ["null", "null"],
  ["of another form", '{"fullName": null, "address": "x", "diary": {}}'],
])
  unsent(`do without what somebody else wrote there: ${what}`, () => {
    assert.equal(unsentAnswers({}, { ...aStore(), getItem: () => text! }), {});
  });

unsent("do without a storage that refuses", () => {
  const full = () => {
    throw new Error("QuotaExceededError");
  };
  assert.not.throws(() => keepUnsent({ fullName: "Maria" }, {}, { ...aStore(), setItem: full }));
});

unsent.run();
