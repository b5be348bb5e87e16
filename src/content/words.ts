import { count } from "../shared/format.ts";
import type { Locale } from "../shared/link.ts";
import { en } from "./en/index.ts";
import { fill, type Placeholder, type Value } from "./translator.ts";

export type Key = keyof typeof en;
type Catalogue = Record<Key, string>;

type Rest<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<Name, Value>];

/** The keys that exist as `key.one` and `key.other`. */
export type PluralKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
type PluralNames<K extends PluralKey> = Exclude<Placeholder<(typeof en)[`${K}.one` | `${K}.other`]>, "n">;
/** `tn` takes these after the key and the number. */
export type PluralValues<K extends PluralKey> = Rest<PluralNames<K>>;

interface Language {
  words: Catalogue;
  number: (value: number) => string;
  /** Written by hand like the numbers, because Intl would delay the first page after a start by 20 ms. */
  isOne: (n: number) => boolean;
}

const english: Language = { words: en, number: count, isOne: (n) => n === 1 };
/** A language without a catalogue is read in English. */
const languages: Partial<Record<Locale, Language>> = { en: english };

export function wordsFor(locale: Locale) {
  const { words, number, isOne } = languages[locale] ?? english;

  /** The text of a key with its `{placeholders}` filled; a number is grouped (1,155), a string stands as it is. */
  const t = <K extends Key>(key: K, ...[values = {}]: Rest<Placeholder<(typeof en)[K]>>) =>
    fill(key, words[key], values, number);

  /** `t` of `key.one` or `key.other`, whichever `n` asks for; `{n}` is filled with it. */
  const tn = <K extends PluralKey>(key: K, n: number, ...[values = {}]: PluralValues<K>) => {
    const form = `${key}.${isOne(n) ? "one" : "other"}` as Key;
    return fill(form, words[form], { ...values, n }, number);
  };

  return { t, tn };
}

export const { t, tn } = wordsFor("en");
