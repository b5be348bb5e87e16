/** A name keeps its slash. A string is its bytes. */
export type PdfValue =
  | null
  | boolean
  | number
  | string
  | Uint8Array
  | PdfReference
  | PdfValue[]
  | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

export class BrokenPdf extends Error {
  override name = "BrokenPdf";
}

const deepest = 50;

const gap = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}R(?![A-Za-z0-9])/y;
const numeral = /[+-]{0,2}(?:\d+\.?\d*|\.\d+)/y;
const nameToken = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const hexText = /<[\dA-Fa-f\0\t\n\f\r ]*>/y;
const word = /true|false|null/y;
const words: Record<string, boolean | null> = { true: true, false: false, null: null };

const matchAt = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

export const skipGap = (text: string, at: number): number => at + matchAt(gap, text, at)![0].length;

/** `text` has one character for each byte. */
export function readValue(text: string, start: number, depth = 0): { value: PdfValue; end: number } {
  if (depth > deepest) throw new BrokenPdf("nested too deep");
  const at = skipGap(text, start);
  const taken = (found: RegExpExecArray, value: PdfValue) => ({ value, end: at + found[0].length });
  if (text.startsWith("<<", at)) return readDictionary(text, at + 2, depth);
  if (text[at] === "[") return readArray(text, at + 1, depth);
  if (text[at] === "(") return readText(text, at + 1);
  const name = matchAt(nameToken, text, at);
  if (name) return taken(name, nameOf(name[0]));
  const hex = matchAt(hexText, text, at);
  if (hex) return taken(hex, bytesOfHex(hex[0]));
  const referred = matchAt(reference, text, at);
  if (referred) return taken(referred, new PdfReference(Number(referred[1])));
  const number = matchAt(numeral, text, at);
  if (number) return taken(number, Number(number[0].replace(/^[+-](?=[+-])/, "")));
  const plain = matchAt(word, text, at);
  if (plain) return taken(plain, words[plain[0]]!);
  throw new BrokenPdf(`no value at ${at}`);
}

function readDictionary(text: string, start: number, depth: number) {
  const value: PdfDictionary = new Map();
  for (let at = skipGap(text, start); ; at = skipGap(text, at)) {
    if (text.startsWith(">>", at)) return { value, end: at + 2 };
    const key = matchAt(nameToken, text, at);
    if (!key) throw new BrokenPdf(`no key at ${at}`);
    const entry = readValue(text, at + key[0].length, depth + 1);
    value.set(nameOf(key[0]).slice(1), entry.value);
    at = entry.end;
  }
}

function readArray(text: string, start: number, depth: number) {
  const value: PdfValue[] = [];
  for (let at = skipGap(text, start); ; at = skipGap(text, at)) {
    if (text[at] === "]") return { value, end: at + 1 };
    const entry = readValue(text, at, depth + 1);
    value.push(entry.value);
    at = entry.end;
  }
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function readText(text: string, start: number) {
  const signs: string[] = [];
  for (let at = start, open = 1; at < text.length; at += 1) {
    let sign = text[at]!;
    if (sign === "(") open += 1;
    if (sign === ")") open -= 1;
    if (open === 0) return { value: bytesOf(signs.join("")), end: at + 1 };
    if (sign === "\\") {
      const [escaped] = /^(?:[0-7]{1,3}|\r\n|[\s\S])/.exec(text.slice(at + 1, at + 4)) ?? [""];
      at += escaped.length;
      if (/^[0-7]/.test(escaped)) sign = String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
      else sign = /^[\r\n]/.test(escaped) ? "" : (escapes[escaped] ?? escaped);
    }
    signs.push(sign);
  }
  throw new BrokenPdf("a text without an end");
}

const nameOf = (token: string) =>
  token.replace(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function bytesOfHex(token: string): Uint8Array {
  const digits = token.replace(/[^\dA-Fa-f]/g, "");
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, "0"), 16));
}
