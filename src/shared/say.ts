import { count } from "./format.ts";
import { type Speech, speech } from "./speech.ts";

export type Value = string | number;

export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<Name, Value>];

/** Holds each text cut at its placeholders, because a list fills hundreds of them. Every second piece is a name. */
const cut = new Map<string, string[]>();

function piecesOf(text: string): string[] {
  let pieces = cut.get(text);
  if (!pieces) {
    pieces = text.split(/\{(\w+)\}/);
    cut.set(text, pieces);
  }
  return pieces;
}

/** Keeps a name in its own direction among words from right to left. An amount of money already has such marks. */
export const isolated = (value: string) => (value.startsWith("\u2066") ? value : `\u2068${value}\u2069`);

/** Fills the placeholders. A number is written as the language writes it, and a string stays as it is. */
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

/** Translates an English text that has no key. Any other text, such as a name that somebody typed, stays as it is. */
export const say = <Phrase extends string>(
  phrase: Phrase,
  ...[values]: Values<Placeholder<Phrase>>
): string => {
  const text = speech()?.phrases[phrase] ?? phrase;
  return values ? fill(phrase, text, values) : text;
};
