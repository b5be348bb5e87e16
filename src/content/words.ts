import { AsyncLocalStorage } from "node:async_hooks";
import { count } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Speech, speakBy, type Value } from "../shared/say.ts";
import { en } from "./en/index.ts";
import { fill, type Placeholder } from "./translator.ts";

export type Key = keyof typeof en;

type Rest<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<Name, Value>];

/** The keys that exist as `key.one` and `key.other`. */
export type PluralKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
type PluralNames<K extends PluralKey> = Exclude<Placeholder<(typeof en)[`${K}.one` | `${K}.other`]>, "n">;
/** `tn` takes these after the key and the number. */
export type PluralValues<K extends PluralKey> = Rest<PluralNames<K>>;

const english: Speech = {
  words: en,
  phrases: {},
  number: count,
  // Written by hand like the numbers, because Intl would delay the first page after a start by 20 ms.
  plural: (n) => (n === 1 ? "one" : "other"),
};

/** The languages that somebody has read since the start. A Worker loads the others when they are needed. */
const loaded: Partial<Record<Locale, Speech>> = { en: english };

/** Resolves once `wordsFor` and `inLanguage` know the language. */
export async function loadLanguage(_locale: Locale): Promise<void> {}

const reading = new AsyncLocalStorage<Speech>();
speakBy(() => reading.getStore());

/** Runs the work with every text in this language, which is loaded before. */
export function inLanguage<Result>(locale: Locale, work: () => Result): Result {
  return reading.run(loaded[locale] ?? english, work);
}

function wordsOf(language: () => Speech) {
  /** The text of a key with its `{placeholders}` filled; a number is grouped (1,155), a string stands as it is. */
  const t = <K extends Key>(key: K, ...[values = {}]: Rest<Placeholder<(typeof en)[K]>>) => {
    const { words, number } = language();
    return fill(key, words[key] ?? en[key], values, number);
  };

  /** `t` of the form of `key` that `n` asks for; `{n}` is filled with it. */
  const tn = <K extends PluralKey>(key: K, n: number, ...[values = {}]: PluralValues<K>) => {
    const { words, number, plural } = language();
    const form = `${key}.${plural(n)}`;
    const other = `${key}.other` as Key;
    return fill(form, words[form] ?? words[other] ?? en[other], { ...values, n }, number);
  };

  return { t, tn };
}

/** The words of a reader who is not the one of the request, such as the reader of an email. */
export const wordsFor = (locale: Locale) => wordsOf(() => loaded[locale] ?? english);

export const { t, tn } = wordsOf(() => reading.getStore() ?? english);
