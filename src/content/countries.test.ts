import { suite } from "uvu";
import * as assert from "uvu/assert";
import { destinationCountries } from "../shared/jobs/countries.ts";
import { countryNamed, countryNames, knownCountry } from "./countries.ts";

const countries = suite("the known countries");

countries("hold each destination and each name once", () => {
  const missing = destinationCountries.filter(({ name }) => !countryNames.includes(name));
  assert.equal(missing, []);
  assert.is(new Set(countryNames).size, countryNames.length);
});

for (const [typed, name] of [
  ["Norge", "Norway"],
  ["NORWAY", "Norway"],
  ["Noreg", "Norway"],
  ["Suomi", "Finland"],
  ["Deutschland", "Germany"],
  ["The Netherlands", "Netherlands"],
  ["Holland", "Netherlands"],
  ["日本", "Japan"],
  ["대한민국", "South Korea"],
  ["Korea", "South Korea"],
  ["المغرب", "Morocco"],
  ["Ελλάδα", "Greece"],
  ["Brasil", "Brazil"],
  ["UAE", "United Arab Emirates"],
  ["U.S.A.", "United States"],
  ["england", "United Kingdom"],
  ["Cote d'Ivoire", "Ivory Coast"],
  ["Trinidad & Tobago", "Trinidad and Tobago"],
  ["St. Lucia", "Saint Lucia"],
  ["Türkiye", "Turkey"],
  ["Pilipinas", "Philippines"],
  ["SG", "Singapore"],
  // In some language each of these is the name of another country too.
  ["Georgia", "Georgia"],
  ["Niger", "Niger"],
  ["Dominica", "Dominica"],
] as const)
  countries(`take ${typed} for ${name}`, () => {
    assert.is(knownCountry(typed), name);
  });

countries("take each name of theirs for itself", () => {
  assert.equal(countryNames.map(knownCountry), countryNames);
});

countries("leave any other text as it is", () => {
  for (const text of ["Atlantis", "Norwayland", "", "?"]) {
    assert.is(knownCountry(text), undefined);
    assert.is(countryNamed(text), text);
  }
});

countries.run();
