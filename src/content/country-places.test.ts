import { suite } from "uvu";
import * as assert from "uvu/assert";
import { countryNames } from "./countries.ts";
import { placeNamed } from "./country-places.ts";
import { ports } from "./ports.ts";

const places = suite("places of countries");

places("are known for every country, on the map", () => {
  for (const name of countryNames) {
    const { longitude, latitude } = placeNamed(name)?.port ?? { longitude: 999, latitude: 999 };
    assert.ok(Math.abs(longitude) <= 180 && latitude >= -50 && latitude <= 72, name);
  }
});

places("are those of its port where the map has one", () => {
  assert.equal(placeNamed("Norway")?.port, ports.Norway);
});

places("are found by a nationality, too, and not by any other word", () => {
  assert.is(placeNamed(" Filipino ")?.country, "Philippines");
  assert.is(placeNamed("sri lankan")?.country, "Sri Lanka");
  assert.is(placeNamed("Martian"), undefined);
  assert.is(placeNamed(""), undefined);
});

places.run();
