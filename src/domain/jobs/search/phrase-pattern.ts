import { foldedLetters } from "./typed-words.ts";

interface PhraseWord {
  word: string;
  stem: string;
}

/** Signs inside a word that the search does not read: apostrophes, marks of vowels, invisible signs. */
const ignored = "['`’\u0300-\u036f\u064b-\u0655\u0670\u00ad\u200b-\u200f]*";
const gap =
  "[\\s!-/:-@[-`{-~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2010-\u206f\u2190-\u2bff\u3000-\u303f،؛؟।]+";

/**
 * A regular expression of PostgreSQL that matches the words in a row, in any case and with any accent or English
 * ending. It names every letter, because the databases differ in what they call one.
 */
export function phrasePattern(words: readonly PhraseWord[]): string {
  return `(^|${gap})${words.map(patternOf).join(gap)}($|${gap})`;
}

const signs = new Map([
  ["cplusplus", "[cC]\\+\\+"],
  ["csharp", "[cC]#"],
  ["dotnet", "\\.[nN][eE][tT]"],
]);

function patternOf({ word, stem }: PhraseWord): string {
  const sign = signs.get(word);
  if (sign) return sign;
  const slash = /^[\p{L}\p{N}]{2,4}$/u.test(word) ? "/?" : "";
  const exact = lettersOf(word).join(`${ignored}${slash}`);
  const root = commonBeginning(word, stem);
  if (root.length < 3 || !/^[a-z]+$/.test(word)) return exact;
  const endings = ["s", "es", "ed", "ing", "y", "ies", "ied", "e"].map((ending) =>
    lettersOf(ending).join(""),
  );
  return `(${exact}|${lettersOf(root).join(ignored)}${ignored}(${endings.join("|")})?)`;
}

/** Letters that may also be written as one, as in "Schweißer" and "œuvre", stay together. */
const lettersOf = (word: string): string[] =>
  (word.match(/ss|ae|oe|./gsu) ?? []).map((letters) => {
    const apart = [...letters].map((letter) => `[${[letter, ...formsOf(letter)].join("")}]`).join("");
    return /^(ss|ae|oe)$/.test(letters) ? `(${[apart, ...formsOf(letters)].join("|")})` : apart;
  });

const formsOf = (letters: string) => foldedLetters().get(letters) ?? [];

function commonBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}
