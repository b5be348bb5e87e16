import { suite } from "uvu";
import * as assert from "uvu/assert";
import { zoneAmong } from "./browser-zone.ts";

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

zone.run();
