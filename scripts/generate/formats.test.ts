import { readFileSync } from "node:fs";
import { ar, en, es, fr, id, ru } from "make-plural/cardinals";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { count, longDate, shortDate } from "../../src/shared/format.ts";
import { formatsFile, formatsText, formattedLanguages } from "./formats.ts";

const plurals = { ar, es, fr, id, ru };

const generated = suite("the forms of languages");

const numbers = [...Array(1_500).keys(), 10_000, 99_999, 100_001, 1_000_000, 2_000_001, 1.5, 2.25];

generated("are those that CLDR has today", () => {
  for (const language of formattedLanguages)
    assert.fixture(
      readFileSync(formatsFile(language), "utf8"),
      formatsText(language),
      "run: npm run generate",
    );
});

generated("choose the plural like the library that they come from", async () => {
  for (const language of formattedLanguages) {
    const { formats } = await import(formatsFile(language));
    const wrong = numbers.filter((n) => formats.plural(n) !== plurals[language](n));
    assert.equal(wrong, [], language);
  }
});

generated("are written by hand in English, and agree with CLDR", () => {
  for (const n of numbers) {
    assert.is(count(n), new Intl.NumberFormat("en-US", { maximumFractionDigits: 9 }).format(n));
    assert.is(n === 1 ? "one" : "other", en(n));
  }
  for (let month = 1; month <= 12; month += 1) {
    const day = new Date(Date.UTC(2026, month - 1, 27));
    const inForm = (form: "long" | "short") =>
      new Intl.DateTimeFormat("en-US", {
        ...{ timeZone: "UTC", day: "2-digit", month: form, year: "numeric" },
      }).format(day);
    assert.equal([longDate(day), shortDate(day)], [inForm("long"), inForm("short").replace(".", "")]);
  }
});

generated.run();
