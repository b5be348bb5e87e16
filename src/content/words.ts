import { count } from "../shared/format.ts";
import { en } from "./en/index.ts";
import { site } from "./site.ts";

/** The tongues the catalogue speaks; a new one is a second object with the same keys. */
export type Locale = "en";
export type Key = keyof typeof en;
type Catalogue = Record<Key, string>;

/** What stands in braces in a text; `{site}` is filled by itself. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, "site"> | Placeholder<Rest>
  : never;
type Value = string | number;
type Rest<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>, locale?: Locale]
  : [values: Record<Name, Value>, locale?: Locale];

/** The keys that exist as `key.one` and `key.other`. */
export type PluralKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
type PluralNames<K extends PluralKey> = Exclude<Placeholder<(typeof en)[`${K}.one` | `${K}.other`]>, "n">;

const catalogues: Record<Locale, Catalogue> = { en };
const numbers: Record<Locale, (value: number) => string> = { en: count };
/** By hand like the numbers: the first page after a start would wait 20 ms for Intl to begin with. */
const isOne: Record<Locale, (n: number) => boolean> = { en: (n) => n === 1 };

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

function fill(key: Key, values: Record<string, Value>, locale: Locale): string {
  const [first = "", ...others] = piecesOf(catalogues[locale][key]);
  let text = first;
  for (let index = 0; index < others.length; index += 2) {
    const name = others[index]!;
    const value = name === "site" ? site.name : values[name];
    if (value === undefined) throw new Error(`The text "${key}" needs a value for {${name}}`);
    text += (typeof value === "number" ? numbers[locale](value) : value) + others[index + 1]!;
  }
  return text;
}

/** The text of a key with its `{placeholders}` filled; a number is grouped (1,155), a string stands as it is. */
export function t<K extends Key>(key: K, ...[values = {}, locale = "en"]: Rest<Placeholder<(typeof en)[K]>>) {
  return fill(key, values, locale);
}

/** `t` of `key.one` or `key.other`, whichever `n` asks for; `{n}` is filled with it. */
export function tn<K extends PluralKey>(
  key: K,
  n: number,
  ...[values = {}, locale = "en"]: Rest<PluralNames<K>>
) {
  return fill(`${key}.${isOne[locale](n) ? "one" : "other"}` as Key, { ...values, n }, locale);
}
