import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chooseBrowserZone, zoneAmong } from "./browser-zone.ts";

const zone = suite("the browser's time zone");

zone("is found under its old and its new name", () => {
  assert.is(zoneAmong("Asia/Calcutta", ["UTC", "Asia/Kolkata"]), "Asia/Kolkata");
  assert.is(zoneAmong("Asia/Kolkata", ["UTC", "Asia/Calcutta"]), "Asia/Calcutta");
  assert.is(zoneAmong("Asia/Manila", ["UTC", "Asia/Manila"]), "Asia/Manila");
});

zone("keeps its own name where the list has none for it", () => {
  assert.is(zoneAmong("Asia/Kolkata", ["UTC", "Asia/Manila"]), "Asia/Kolkata");
});

zone("is unknown if the browser does not know it", () => {
  assert.is(zoneAmong("Etc/Unknown", ["UTC", "Asia/Manila"]), undefined);
});

zone("is not chosen when the browser hides it behind UTC", () => {
  const lists = (value: string, timeZone: string) => {
    const list = { value, dataset: {}, options: [{ value: "" }, { value: "UTC" }, { value: "Asia/Manila" }] };
    const { document, Intl: known } = globalThis;
    const resolvedOptions = () => ({ timeZone });
    Object.assign(globalThis, {
      document: { querySelectorAll: () => [list] },
      Intl: { ...known, DateTimeFormat: () => ({ resolvedOptions }) },
    });
    try {
      chooseBrowserZone();
    } finally {
      Object.assign(globalThis, { document, Intl: known });
    }
    return list.value;
  };
  assert.is(lists("", "Asia/Manila"), "Asia/Manila");
  assert.is(lists("", "UTC"), "");
});

zone.run();
