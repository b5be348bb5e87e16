import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "../shared/languages.ts";
import type { Value } from "../shared/say.ts";
import { type Speech, speakBy, speech } from "../shared/speech.ts";
import { en } from "./en/index.ts";
import { fillWords, type Placeholder } from "./translator.ts";

export type Key = keyof typeof en;

/** The keys of texts without placeholders. */
export type PlainKey = {
  [K in Key]: [Placeholder<(typeof en)[K]>] extends [never] ? K : never;
}[Key];

type Rest<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<Name, Value>];

/** The keys that exist as `key.one` and `key.other`. */
export type PluralKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
type PluralNames<K extends PluralKey> = Exclude<Placeholder<(typeof en)[`${K}.one` | `${K}.other`]>, "n">;
/** `tn` takes these after the key and the number. */
export type PluralValues<K extends PluralKey> = Rest<PluralNames<K>>;

type Translated = Exclude<Locale, "en">;

/** A server loads each of these at its first use, so that a start takes no longer for them. */
const catalogues: Record<Translated, () => Promise<{ spoken: Speech }>> = {
  es: () => import("./es/spoken.ts"),
  ar: () => import("./ar/spoken.ts"),
  fr: () => import("./fr/spoken.ts"),
  id: () => import("./id/spoken.ts"),
  ru: () => import("./ru/spoken.ts"),
};

/** English needs none: it is what the code has. */
const loaded: Partial<Record<Locale, Speech>> = {};

/** Resolves once `wordsFor` and `inLanguage` know the language. */
export async function loadLanguage(locale: Locale): Promise<void> {
  if (locale !== "en") loaded[locale] ??= (await catalogues[locale]()).spoken;
}

const reading = new AsyncLocalStorage<Speech | undefined>();
speakBy(() => reading.getStore());

/** Runs the work with every text in this language, which is loaded before. */
export function inLanguage<Result>(locale: Locale, work: () => Result): Result {
  const language = loaded[locale];
  // Node slows down every promise from the first `run` on.
  return language === reading.getStore() ? work() : reading.run(language, work);
}

function wordsOf(languageAtHand: () => Speech | undefined) {
  /** Returns the text of a key and fills its `{placeholders}`. It groups a number (1,155) and keeps a string as it is. */
  const t = <K extends Key>(key: K, ...[values = {}]: Rest<Placeholder<(typeof en)[K]>>) => {
    const language = languageAtHand();
    return fillWords(key, language?.words[key] ?? en[key], values, language);
  };

  /** Like `t`, in the plural form that `n` has in the language. It fills `{n}`, too. */
  const tn = <K extends PluralKey>(key: K, n: number, ...[values = {}]: PluralValues<K>) => {
    const language = languageAtHand();
    const other = `${key}.other` as Key;
    const form = `${key}.${language ? language.plural(n) : n === 1 ? "one" : "other"}` as Key;
    const text = language ? (language.words[form] ?? language.words[other]) : en[form];
    return fillWords(form, text ?? en[other], { ...values, n }, language);
  };

  return { t, tn };
}

/** The words of a reader who is not the one of the request, such as the reader of an email. */
export const wordsFor = (locale: Locale) => wordsOf(() => loaded[locale]);

export const { t, tn } = wordsOf(speech);
