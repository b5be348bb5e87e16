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
  keepUnsent({ fullName: "Maria", willingToRelocate: false }, null, store);
  assert.equal(unsentAnswers(undefined, store), { fullName: "Maria", willingToRelocate: false });
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
    null,
    store,
  );
  assert.not.match([...store.kept.values()].join(), /P1234567A|2031|example/);
});

unsent("come back of one draft alone, where that is asked", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, "one", store);
  assert.equal(unsentAnswers("one", store), { fullName: "Maria" });
  assert.is(unsentAnswers("another", store), undefined);
  keepUnsent({ fullName: "Maria" }, null, store);
  assert.is(unsentAnswers("one", store), undefined);
});

unsent("are gone once they are sent", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, null, store);
  forgetUnsent(store);
  assert.is(unsentAnswers(undefined, store), undefined);
});

unsent("are not brought back after 30 days", () => {
  const store = aStore();
  keepUnsent({ fullName: "Maria" }, null, store);
  const [[key = "", value = ""] = []] = [...store.kept];
  store.kept.set(key, JSON.stringify({ ...JSON.parse(value), at: Date.now() - 31 * 24 * 60 * 60 * 1000 }));
  assert.is(unsentAnswers(undefined, store), undefined);
});

unsent("do without what somebody else wrote there", () => {
  const store = { ...aStore(), getItem: () => "{broken" };
  assert.is(unsentAnswers(undefined, store), undefined);
});

unsent("do without a storage that refuses", () => {
  const full = () => {
    throw new Error("QuotaExceededError");
  };
  assert.not.throws(() => keepUnsent({ fullName: "Maria" }, null, { ...aStore(), setItem: full }));
});

unsent.run();
