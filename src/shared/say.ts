import { count } from "./format.ts";
import { type Speech, speech } from "./speech.ts";

export type Value = string | number;

export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<Name, Value>];

/** The texts cut at their placeholders, whose names are every second piece: a list fills some hundred of them. */
const cut = new Map<string, string[]>();

function piecesOf(text: string): string[] {
  let pieces = cut.get(text);
  if (!pieces) {
    pieces = text.split(/\{(\w+)\}/);
    cut.set(text, pieces);
  }
  return pieces;
}

/** Keeps a name or a reference from turning around among words that are read from right to left. */
const isolated = (value: string) => `\u2068${value}\u2069`;

/** A number is written as the language writes it; a string stays as it is. */
export function fill(
  key: string,
  text: string,
  values: Readonly<Record<string, Value>>,
  language: Speech | undefined = speech(),
): string {
  const [first = "", ...others] = piecesOf(text);
  let filled = first;
  for (let index = 0; index < others.length; index += 2) {
    const name = others[index]!;
    const value = values[name];
    if (value === undefined) throw new Error(`The text "${key}" needs a value for {${name}}`);
    filled +=
      typeof value === "number" ? count(value, language) : language?.isRightToLeft ? isolated(value) : value;
    filled += others[index + 1]!;
  }
  return filled;
}

/** The translation of an English text that has no key. Any other text, such as a name that somebody typed, stays as it is. */
export const say = <Phrase extends string>(
  phrase: Phrase,
  ...[values]: Values<Placeholder<Phrase>>
): string => {
  const text = speech()?.phrases[phrase] ?? phrase;
  return values ? fill(phrase, text, values) : text;
};
