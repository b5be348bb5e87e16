import { suite } from "uvu";
import * as assert from "uvu/assert";
import { zoneOfCountry } from "./country-zone.ts";

const zones = suite("the time zone of a country");

const now = new Date("2026-11-29T12:00:00Z");

zones("is known where all clocks of the country show the same time", () => {
  for (const [text, country, zone] of [
    ["Filipino", "Philippines", "Asia/Manila"],
    ["Philippines", "Philippines", "Asia/Manila"],
    ["norwegian", "Norway", "Europe/Oslo"],
    ["German", "Germany", "Europe/Berlin"],
  ])
    assert.equal(zoneOfCountry(text!, now), { country, zone });
});

zones("is unknown where the clocks differ, and for a text that names no country", () => {
  for (const text of ["Indonesian", "United States", "Russia", "Australian", "", "seafarer"])
    assert.is(zoneOfCountry(text, now), undefined, text);
});

zones.run();
