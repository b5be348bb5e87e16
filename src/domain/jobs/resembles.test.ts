import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/database.ts";
import { knownBrands } from "../../content/known-brands.ts";
import { partnerKeywords } from "../../shared/jobs/partner-category.ts";
import { lookAlikes, resembledBrand } from "./resembles.ts";

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
  ["ᴍᴀᴇʀꜱᴋ", "maersk"],
  ["🅼🅰🅴🆁🆂🅺", "maersk"],
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

const sql = await testDatabase();

resemblance("reads the same letters as others as the database does", async () => {
  // PostgreSQL writes l as i. It leaves ß as it is.
  const { ß: _, ...shared } = lookAlikes;
  const rows = await sql<{ letter: string; plain: string }[]>`
    select letter, plain_words(letter) as plain from string_to_table(${Object.keys(shared).join("")}, null) as letter`;
  assert.equal(
    Object.fromEntries(rows.map(({ letter, plain }) => [letter, plain])),
    Object.fromEntries(Object.entries(shared).map(([letter, plain]) => [letter, plain.replaceAll("l", "i")])),
  );
});

resemblance("knows every letter that the database reads as another", async () => {
  const [row] = await sql<{ source: string }[]>`
    select pg_get_functiondef('plain_words'::regproc) as source`;
  const letters = [...(row?.source ?? "").matchAll(/'([^' a-z\\[]+)'/g)].flatMap(([, found = ""]) => [
    ...found,
  ]);
  assert.ok(letters.length > 30);
  assert.equal(
    letters.filter((letter) => !(letter in lookAlikes)),
    [],
  );
});

resemblance.run();
