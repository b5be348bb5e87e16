import { suite } from "uvu";
import * as assert from "uvu/assert";
import { forgetUnsent, keepUnsent, unsentAnswers } from "./unsent.ts";

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
  keepUnsent(
    {
      fullName: "Maria",
      passportNumber: "P1234567A",
      passportExpiry: "2031-02-28",
      resumeUrl: "https://x.example/cv",
    },
    {},
    store,
  );
  assert.not.match([...store.kept.values()].join(), /P1234567A|2031|example/);
});

unsent("come back of one draft alone, where that is asked", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, { draft: "one" }, store);
  assert.equal(unsentAnswers({ draft: "one" }, store), { fullName: "Maria" });
  assert.is(unsentAnswers({ draft: "another" }, store), undefined);
  keepUnsent({ fullName: "Maria" }, {}, store);
  assert.is(unsentAnswers({ draft: "one" }, store), undefined);
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

unsent("are gone once they are sent", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, {}, store);
  forgetUnsent(store);
  assert.is(unsentAnswers({}, store), undefined);
});

unsent("are not brought back after 30 days", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, {}, store);
  const [[key = "", value = ""] = []] = [...store.kept];
  store.kept.set(key, JSON.stringify({ ...JSON.parse(value), at: Date.now() - 31 * 24 * 60 * 60 * 1000 }));
  assert.is(unsentAnswers({}, store), undefined);
});

unsent("do without what somebody else wrote there", () => {
  const store = { ...aStore(), getItem: () => "{broken" };
  assert.is(unsentAnswers({}, store), undefined);
});

unsent("do without a storage that refuses", () => {
  const full = () => {
    throw new Error("QuotaExceededError");
  };
  assert.not.throws(() => keepUnsent({ fullName: "Maria" }, {}, { ...aStore(), setItem: full }));
});

unsent.run();
