import { joining } from "./parse-query.ts";

/** A map, because every object has a "constructor", which is also the Spanish word for a builder. */
const compounds = new Map([
  ["c++", "cplusplus"],
  ["c#", "csharp"],
]);
const ownForms: Record<string, string> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  ħ: "h",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ى: "ي",
  ة: "ه",
};

function folded(token: string): string {
  const lower = token.toLowerCase();
  const named = compounds.get(lower) ?? lower.replace(/^\.net$/, "dotnet");
  return [...named.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "")]
    .map((letter) => ownForms[letter] ?? letter)
    .join("");
}

const alphabets = [
  [0x41, 0x24f],
  [0x370, 0x52f],
  [0x600, 0x6ff],
  [0x958, 0x95f],
  [0x1e00, 0x1eff],
] as const;
let letters: Map<string, string[]> | undefined;

export function foldedLetters(): ReadonlyMap<string, readonly string[]> {
  if (letters) return letters;
  letters = new Map();
  for (const [first, last] of alphabets)
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCharCode(code);
      const read = folded(letter);
      if (read && read !== letter) letters.set(read, [...(letters.get(read) ?? []), letter]);
    }
  return letters;
}

const token = /c\+\+|c#|\.net(?!\p{L})|[\p{L}\p{N}\p{M}\u0640'’`]+/giu;

interface Span {
  start: number;
  end: number;
}

/** Finds where the words first stand next to each other. "2/E" is one word of two tokens. */
function findWords(text: string, words: readonly string[]): Span | undefined {
  const tokens = [...text.matchAll(token)];
  const wanted = words.map(folded).join("");
  for (const [first, { index }] of tokens.entries())
    for (let last = first, found = ""; last < tokens.length; last += 1) {
      found += folded(tokens[last]![0]);
      if (found === wanted) return { start: index, end: tokens[last]!.index + tokens[last]![0].length };
      if (!wanted.startsWith(found)) break;
    }
  return undefined;
}

const atBeginning = new RegExp(`^(?:${joining}(?=\\s|$)|[\\s,;|/])+`, "iu");
const atEnd = new RegExp(`(?:(?<=^|\\s)${joining}|[\\s,;|/])+$`, "iu");
const twice = new RegExp(`(\\s${joining}|[,;|])(?:\\s+${joining}(?=\\s)|\\s*[,;|])+`, "giu");

const dangling = /(^|\s)(in|at|from|en|em|à|di)$/iu;

/** Takes the words out of the text where they first stand next to each other, with the "in" before them. */
export function withoutWords(text: string, words: readonly string[]): string {
  const span = findWords(text, words);
  if (!span) return text;
  return `${text.slice(0, span.start).trim().replace(dangling, "")} ${text.slice(span.end)}`
    .replace(/\s+/g, " ")
    .replace(twice, "$1")
    .replace(atBeginning, "")
    .replace(atEnd, "");
}

export function withWord(text: string, word: string, other: string): string {
  const span = findWords(text, [word]);
  return span ? text.slice(0, span.start) + other + text.slice(span.end) : text;
}
