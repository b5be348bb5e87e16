import type { LookedUpWords } from "../../../db/jobs/search/look-up-words.ts";
import type { PhraseCondition } from "../../../db/jobs/search/search-plan.ts";
import { isChoice } from "./compose-tiers.ts";
import { phrasePattern } from "./phrase-pattern.ts";
import type { Tier, Tiers } from "./tiers.ts";
import { allOf, anyOf, lexeme, not, type TsQuery, words } from "./ts-query.ts";

interface ExactText {
  titled: TsQuery;
  held: TsQuery;
  phrase: PhraseCondition | undefined;
}

/** A text that names a country is about jobs there, too. */
export function exactText({ words: all, phrases }: LookedUpWords, part: number): ExactText {
  const own = all.filter((word) => word.part === part);
  const stems = own.map(({ stem }) => stem);
  const choices = phrases.filter((phrase) => phrase.part === part && isChoice(phrase));
  const marks = choices.filter(({ length }) => length === own.length).map(({ mark }) => mark!);
  return {
    titled: words(stems),
    held: anyOf(words(stems, "b:"), ...marks.map(lexeme)),
    phrase: own.length > 1 ? { pattern: phrasePattern(own), marks, isExcluded: false } : undefined,
  };
}

/** Makes tiers of quoted texts, which count more in a title. Without a quoted text the choices make one tier. */
export function composeTexts(quoted: readonly ExactText[], must: TsQuery): Tiers {
  const titled = allOf(...quoted.map(({ titled }) => titled));
  const tiers: Tier[] = titled
    ? [
        { name: "own", query: allOf(titled, must)! },
        { name: "described", query: allOf(must, not(titled))! },
      ]
    : must
      ? [{ name: "own", query: must }]
      : [];
  return { tiers, all: must ? { query: must } : undefined, meant: must, titled: allOf(titled, must) };
}
