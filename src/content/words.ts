import { count } from "../shared/format.ts";
import { en } from "./en/index.ts";
import { fill, type Placeholder, type Value } from "./translator.ts";

/** The tongues the catalogue speaks; a new one is a second object with the same keys. */
type Locale = "en";
export type Key = keyof typeof en;
type Catalogue = Record<Key, string>;

type Rest<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>, locale?: Locale]
  : [values: Record<Name, Value>, locale?: Locale];

/** The keys that exist as `key.one` and `key.other`. */
type PluralKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
type PluralNames<K extends PluralKey> = Exclude<Placeholder<(typeof en)[`${K}.one` | `${K}.other`]>, "n">;

const catalogues: Record<Locale, Catalogue> = { en };
const numbers: Record<Locale, (value: number) => string> = { en: count };
/** By hand like the numbers: the first page after a start would wait 20 ms for Intl to begin with. */
const isOne: Record<Locale, (n: number) => boolean> = { en: (n) => n === 1 };

/** The text of a key with its `{placeholders}` filled; a number is grouped (1,155), a string stands as it is. */
export function t<K extends Key>(key: K, ...[values = {}, locale = "en"]: Rest<Placeholder<(typeof en)[K]>>) {
  return fill(key, catalogues[locale][key], values, numbers[locale]);
}

/** `t` of `key.one` or `key.other`, whichever `n` asks for; `{n}` is filled with it. */
export function tn<K extends PluralKey>(
  key: K,
  n: number,
  ...[values = {}, locale = "en"]: Rest<PluralNames<K>>
) {
  const form = `${key}.${isOne[locale](n) ? "one" : "other"}` as Key;
  return fill(form, catalogues[locale][form], { ...values, n }, numbers[locale]);
}
