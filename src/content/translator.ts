import { fill, type Placeholder as PlaceholderOf, type Value } from "../shared/say.ts";
import { type Speech, speech } from "../shared/speech.ts";
import { site } from "./site.ts";

/** The names in braces in a text; `{site}` is filled by itself. */
export type Placeholder<Text extends string> = Exclude<PlaceholderOf<Text>, "site">;

type Values<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>]
  : [values: Record<Name, Value>];

export const fillWords = (
  key: string,
  text: string,
  values: Readonly<Record<string, Value>>,
  language: Speech | undefined,
): string => fill(key, text.replaceAll("{site}", site.name), values, language);

/** The plural category of a number. A language other than English may have more than these two. */
export const formOf = (n: number): "one" | "other" =>
  (speech()?.plural(n) as "one" | undefined) ?? (n === 1 ? "one" : "other");

/**
 * The texts of a part of the catalogue by their keys. Islands ask for each text when they show it and never earlier, so
 * that the language of their page decides.
 */
export const translator =
  <Words extends Record<string, string>>(words: Words) =>
  <Key extends keyof Words & string>(key: Key, ...[values = {}]: Values<Placeholder<Words[Key]>>): string => {
    const language = speech();
    const english = words[key] ?? "";
    const text = language ? (language.words[key] ?? language.phrases[english] ?? english) : english;
    // A page has some two hundred texts, and few of them have a placeholder.
    return text.includes("{") ? fillWords(key, text, values, language) : text;
  };
