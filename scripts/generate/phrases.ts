import { phrasesOfCode } from "../words/phrases-of-code.ts";

export const phrasesFile = "src/content/en/phrases.ts";

/** The source of the types that make a language say everything that the code says without a key. */
export async function phrasesText(): Promise<string> {
  const subjects = Object.entries(await phrasesOfCode()).filter(([, texts]) => texts.length > 0);
  const types = subjects.flatMap(([subject, texts]) => [
    `type ${capitalised(subject)} =`,
    ...texts.map((text, index) => `  | ${JSON.stringify(text)}${index === texts.length - 1 ? ";" : ""}`),
    "",
  ]);
  return [
    "// Generated from the code by `npm run generate`.",
    'import type { countryList } from "../country-list.ts";',
    "",
    "type Countries = (typeof countryList)[keyof typeof countryList];",
    "",
    ...types,
    `type Phrase = ${["Countries", ...subjects.map(([subject]) => capitalised(subject))].join(" | ")};`,
    "",
    "/** Each language has all of these. A list of its own may add more. */",
    "export type Phrases = Readonly<Record<Phrase, string> & Record<string, string>>;",
    "",
  ].join("\n");
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
