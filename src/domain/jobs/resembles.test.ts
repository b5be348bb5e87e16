import { suite } from "uvu";
import * as assert from "uvu/assert";
import { knownBrands } from "../../content/known-brands.ts";
import { partnerKeywords } from "../../shared/jobs/partner-category.ts";
import { resembledBrand } from "./resembles.ts";

const resemblance = suite("a company's name and the brands that we know");

const alike: [name: string, brand: string][] = [
  ["Maersk", "maersk"],
  ["MÆRSK Crewing Ltd", "maersk"],
  ["Maresk Line", "maersk"],
  ["Maersk5", "maersk"],
  ["Мaersk Careers".replace("М", "M").replace("a", "а"), "maersk"],
  ["Rio Tinto Jobs", "rio tinto"],
  ["RioTinto", "rio tinto"],
  ["Roya1 Caribbean", "royal caribbean"],
  ["Hapag Lloyd", "hapag-lloyd"],
  ["BHP Recruitment", "bhp"],
];
for (const [name, brand] of alike)
  resemblance(`finds ${brand} in ${name}`, () => {
    assert.is(resembledBrand(name, knownBrands), brand);
  });

for (const name of ["Kvernholm Bulk", "Northern Quay", "Floor Masters", "Marsh Crewing", "Valence Offshore"])
  resemblance(`finds no brand in ${name}`, () => {
    assert.is(resembledBrand(name, knownBrands), undefined);
  });

resemblance("holds every keyword of the partners page", () => {
  for (const keyword of partnerKeywords) assert.ok(knownBrands.includes(keyword), keyword);
});

resemblance.run();
