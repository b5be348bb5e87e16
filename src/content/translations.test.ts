import { suite } from "uvu";
import * as assert from "uvu/assert";
import { locales } from "../shared/languages.ts";
import type { Speech } from "../shared/speech.ts";
import { en } from "./en/index.ts";

const translations = suite("a translation");

const english: Readonly<Record<string, string>> = en;

/** Numbers that the site counts. Millions have a form of their own in Spanish. */
const counted = [...Array(1_000).keys(), 1_155, 99_999];

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** A plural form may leave out its number: "one job", "two jobs". */
const isPluralForm = (key: string) => /\.(zero|one|two|few|many)$/.test(key);

function wrongPlaceholders(key: string, text: string, translation: string): boolean {
  const [wanted, given] = [placeholders(text), placeholders(translation)];
  const missing = wanted.filter((name) => !given.includes(name) && !(name === "{n}" && isPluralForm(key)));
  // Where there are none, a text may say nothing else.
  const isShort = key.endsWith(".zero");
  return (missing.length > 0 && !isShort) || given.some((name) => !wanted.includes(name) && name !== "{n}");
}

/** A control shows the first of these words. A screen reader says the second, and speech control finds it by them. */
const controls = [
  ["apply.change", "apply.job.change"],
  ["employer.job.view", "employer.job.viewOf"],
] as const;

for (const locale of locales.filter((one) => one !== "en")) {
  const catalogue = async () => ((await import(`./${locale}/spoken.ts`)) as { spoken: Speech }).spoken;

  translations(`has the placeholders of the English text in ${locale}`, async () => {
    const { words, phrases } = await catalogue();
    const texts = Object.entries(words).map(([key, text]) => {
      const base = key.replace(/\.\w+$/, ".other");
      return [key, english[key] ?? english[base] ?? "", text] as const;
    });
    const all = [...texts, ...Object.entries(phrases).map(([text, said]) => [text, text, said] as const)];
    const wrong = all.filter(([key, text, translation]) => wrongPlaceholders(key, text, translation));
    assert.equal(wrong, []);
  });

  translations(`names a control by the words that it shows in ${locale}`, async () => {
    const { words } = await catalogue();
    const others = controls.filter(([shown, name]) => !words[name]!.includes(words[shown]!));
    assert.equal(others, []);
  });

  translations(`has every plural form that numbers have in ${locale}`, async () => {
    const { words, plural } = await catalogue();
    const forms = [...new Set(counted.map(plural))];
    const bases = Object.keys(en).flatMap((key) => (/\.other$/.test(key) ? [key.slice(0, -6)] : []));
    const plurals = bases.filter((base) => `${base}.one` in en);
    const missing = plurals.flatMap((base) =>
      // The administrator and developers read English.
      words[`${base}.other`] === english[`${base}.other`]
        ? []
        : forms.map((form) => `${base}.${form}`).filter((key) => !(key in words)),
    );
    assert.ok(plurals.length > 20);
    assert.equal(missing, []);
  });
}

translations.run();
