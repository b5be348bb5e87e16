import { count } from "../shared/format.ts";
import { speech, type Value } from "../shared/say.ts";
import { site } from "./site.ts";

/** The names in braces in a text; `{site}` is filled by itself. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, "site"> | Placeholder<Rest>
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

/** A number is written as the language writes it; a string stays as it is. */
export function fill(key: string, text: string, values: Record<string, Value>, number = count): string {
  const [first = "", ...others] = piecesOf(text);
  let filled = first;
  for (let index = 0; index < others.length; index += 2) {
    const name = others[index]!;
    const value = name === "site" ? site.name : values[name];
    if (value === undefined) throw new Error(`The text "${key}" needs a value for {${name}}`);
    filled += (typeof value === "number" ? number(value) : value) + others[index + 1]!;
  }
  return filled;
}

/**
 * The texts of a part of the catalogue by their keys. Islands ask for each text when they show it and never earlier, so
 * that the language of their page decides.
 */
export const translator =
  <Words extends Record<string, string>>(words: Words) =>
  <Key extends keyof Words & string>(key: Key, ...[values = {}]: Values<Placeholder<Words[Key]>>): string =>
    fill(key, speech()?.words[key] ?? words[key] ?? "", values, speech()?.number);
