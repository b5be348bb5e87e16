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

for (const locale of locales.filter((one) => one !== "en")) {
  const { spoken } = (await import(`../src/content/${locale}/spoken.ts`)) as { spoken: Speech };
  const { phrases } = (await import(`../src/content/${locale}/phrases.ts`)) as { phrases: Texts };
  const english: Texts = en;
  const { words } = spoken;
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
}
