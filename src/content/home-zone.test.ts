import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findCandidateZone, findHomeZone } from "./home-zone.ts";

const zones = suite("the zone of the candidate's country");

const now = new Date("2026-11-29T12:00:00Z");

zones("is known where all clocks of the country show the same time", () => {
  for (const [text, country, zone] of [
    ["Filipino", "Philippines", "Asia/Manila"],
    ["Philippines", "Philippines", "Asia/Manila"],
    ["norwegian", "Norway", "Europe/Oslo"],
    ["German", "Germany", "Europe/Berlin"],
  ])
    assert.equal(findHomeZone(text!, now), { country, zone });
});

zones("is unknown where the clocks differ, and for a text that names no country", () => {
  for (const text of ["Indonesian", "United States", "Russia", "Australian", "", "seafarer"])
    assert.is(findHomeZone(text, now), undefined, text);
});

zones("gives way to the zone that the candidate named", () => {
  assert.is(findCandidateZone("Asia/Dubai", "Filipino", now), "Asia/Dubai");
  assert.is(findCandidateZone(null, "Filipino", now), "Asia/Manila");
  assert.is(findCandidateZone(null, "seafarer", now), null);
});

zones.run();
