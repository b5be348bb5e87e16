import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isTimeZone } from "../time-zones.ts";
import { destinationCountries } from "./countries.ts";
import { zoneOfCountry } from "./country-zones.ts";

const zones = suite("the main time zone of a country");

zones("is known for each destination", () => {
  for (const { name } of destinationCountries) assert.ok(isTimeZone(zoneOfCountry(name) ?? ""), name);
  assert.is(zoneOfCountry("Atlantis"), undefined);
});

zones.run();
