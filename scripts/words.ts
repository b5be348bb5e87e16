import "./shared/closed-pipe.mjs";
import { countryList } from "../src/content/country-list.ts";
import { en } from "../src/content/en/index.ts";
import { locales } from "../src/shared/languages.ts";
import type { Speech } from "../src/shared/speech.ts";
import { phrasesOfCode } from "./words/phrases-of-code.ts";

type Texts = Readonly<Record<string, string>>;

const said = [...Object.values(await phrasesOfCode()).flat(), ...Object.values(countryList)];

/** A name such as "Apple Pay", and a number, are the same in all languages. */
const isSentence = (text: string) => /\p{Ll}{2,}\s+\p{Ll}{2,}/u.test(text);

function list(title: string, texts: string[]): void {
  console.log(`${title}: ${texts.length}`);
  for (const text of texts) console.log(`  ${text}`);
}

const isPluralForm = (key: string) =>
  /\.(zero|one|two|few|many)$/.test(key) && `${key.replace(/\.\w+$/, "")}.other` in en;

const english: Texts = en;

const catalogues = await Promise.all(
  locales
    .filter((one) => one !== "en")
    .map(async (locale) => {
      const { spoken } = (await import(`../src/content/${locale}/spoken.ts`)) as { spoken: Speech };
      const { phrases } = (await import(`../src/content/${locale}/phrases.ts`)) as { phrases: Texts };
      return { locale, words: spoken.words, phrases };
    }),
);

/** A new language begins as a copy, so it has texts of its model until somebody translates them. */
const isOfAnother = (locale: string, of: "words" | "phrases", key: string, text: string | undefined) =>
  text !== undefined &&
  isSentence(text) &&
  text !== (of === "words" ? english[key] : key) &&
  catalogues.some((other) => other.locale !== locale && other[of][key] === text);

for (const { locale, words, phrases } of catalogues) {
  console.log(`\n${locale}`);
  list(
    "keys that are missing",
    Object.keys(en).filter((key) => !(key in words)),
  );
  list(
    "keys that English does not have",
    Object.keys(words).filter((key) => !(key in en || isPluralForm(key))),
  );
  list(
    "keys whose text is the English one",
    Object.keys(words).filter((key) => words[key] === english[key] && isSentence(english[key] ?? "")),
  );
  list(
    "keys whose text is that of another language",
    Object.keys(words).filter((key) => isOfAnother(locale, "words", key, words[key])),
  );
  list(
    "phrases that are missing",
    said.filter((text) => !(text in phrases)),
  );
  list(
    "phrases that the code does not say",
    Object.keys(phrases).filter((text) => !said.includes(text)),
  );
  list(
    "phrases that are the English ones",
    said.filter((text) => phrases[text] === text && isSentence(text)),
  );
  list(
    "phrases that are those of another language",
    said.filter((text) => isOfAnother(locale, "phrases", text, phrases[text])),
  );
}
