import { type LookedUpWords, lookUpWords } from "../../../db/jobs/search/look-up-words.ts";
import type { PhraseCondition } from "../../../db/jobs/search/search-plan.ts";
import { splitWords } from "../../../db/jobs/search/split-words.ts";
import { isTitleWord } from "../../../db/jobs/search/title-word.ts";
import type { Sql } from "../../../db/sql.ts";
import type { JobFilter } from "../../../shared/jobs/job-filter.ts";
import { browseSectors } from "../../../shared/jobs/sectors.ts";
import { cutText } from "../../../shared/surrogates.ts";
import { composeTiers } from "./compose-tiers.ts";
import { cutPhrases, type Segment } from "./cut-phrases.ts";
import { composeTexts, exactText } from "./exact-texts.ts";
import { factMarks } from "./fact-marks.ts";
import { parseQuery, type TypedQuery } from "./parse-query.ts";
import { spreadChoices } from "./spread-choices.ts";
import type { Tiers } from "./tiers.ts";
import { allOf, anyOf, lexeme, not, type TsQuery } from "./ts-query.ts";
import { withWord } from "./typed-words.ts";

export interface ReadQuery extends Tiers {
  parts: Segment[][];
  /** The text with the words that were probably meant. Undefined when each word is known. */
  corrected: string | undefined;
  salaryFrom: number | undefined;
  postedWithin: number | undefined;
  /** The words of each phrase must, or must not, be next to each other. The index does not know the order of words. */
  phrases: PhraseCondition[];
}

/** `isLiteral` takes each word as it is spelt. The embedded database, a server and alerts read the same words alike. */
export async function readQuery(sql: Sql, filter: JobFilter): Promise<ReadQuery> {
  const { typed, corrected, lookedUp } = await lookUp(sql, filter);
  const parts = typed.parts.length;
  const salaryFrom = filter.salaryFrom ?? typed.salaryFrom;
  const quoted = typed.quoted.map((_, place) => exactText(lookedUp, parts + place));
  const excluded = typed.excluded.map((_, place) => exactText(lookedUp, parts + quoted.length + place));
  const must = allOf(
    ...quoted.map(({ held }) => held),
    ...excluded.map(({ held, phrase }) => (phrase ? undefined : not(held))),
    filter.country ? lexeme(lookedUp.countryMark) : undefined,
    filter.sector && lexeme(`s:${filter.sector}`),
    filter.experienceLevel && lexeme(`l:${filter.experienceLevel}`),
    postedWithin(filter.postedWithin, lookedUp.today),
    payReached(salaryFrom),
    factMarks(filter),
  );
  const segments = spreadChoices(cutPhrases(filter.isLiteral ? asSpelt(lookedUp) : lookedUp, parts));
  const isOnlyNoise = quoted.length === 0 && lookedUp.words.some(({ part }) => part < parts);
  return {
    ...(segments.length > 0
      ? composeTiers(segments, must)
      : composeTexts(quoted, isOnlyNoise ? allOf(everyJob, must) : must)),
    parts: segments,
    corrected,
    salaryFrom,
    postedWithin: filter.postedWithin,
    phrases: [
      ...quoted.flatMap(({ phrase }) => phrase ?? []),
      ...excluded.flatMap(({ phrase }) => (phrase ? { ...phrase, isExcluded: true } : [])),
    ],
  };
}

export const everyJob = anyOf(...browseSectors.map((sector) => lexeme(`s:${sector}`)))!;

const asSpelt = ({ words, ...others }: LookedUpWords): LookedUpWords => ({
  ...others,
  words: words.map((word) => ({ ...word, completions: [] })),
});

const longestCountry = 200;

interface LookedUpQuery {
  typed: TypedQuery;
  corrected: string | undefined;
  lookedUp: LookedUpWords;
}

const mayBeTwoWords = (word: string) => /^\p{L}{6,40}$/u.test(word);

/** Looks misspelt words up a second time, as they were probably meant. */
async function lookUp(sql: Sql, { search = "", country, isLiteral }: JobFilter): Promise<LookedUpQuery> {
  const place = cutText((country ?? "").replace(/\p{Cc}/gu, " "), longestCountry);
  const lookUpText = async (text: string) => {
    const typed = parseQuery(text);
    const { parts, quoted, excluded } = typed;
    return { typed, lookedUp: await lookUpWords(sql, [...parts, ...quoted, ...excluded], place) };
  };
  const asTyped = await lookUpText(search);
  const unknown = isLiteral
    ? []
    : asTyped.lookedUp.words.filter(
        ({ part, known, completions }) =>
          part < asTyped.typed.parts.length && !known && completions.length === 0,
      );
  const split = await splitWords(sql, unknown.map(({ word }) => word).filter(mayBeTwoWords));
  const corrections = unknown.flatMap(({ word, correction }) => split.get(word) ?? correction ?? []);
  const corrected = unknown.reduce(
    (text, { word, correction }) => withWord(text, word, split.get(word) ?? correction ?? word),
    search,
  );
  if (corrected === search) return { ...asTyped, corrected: undefined };
  const meant = await lookUpText(corrected);
  const isMeant = await areNames(sql, corrections, cutPhrases(meant.lookedUp, meant.typed.parts.length));
  return isMeant ? { ...meant, corrected } : { ...asTyped, corrected: undefined };
}

/** Only a name in the terms or a word of a title is a correction: somebody who types "poet" does not mean "pot". */
async function areNames(sql: Sql, words: readonly string[], parts: Segment[][]): Promise<boolean> {
  const nameless = parts
    .flat()
    .filter(({ meanings }) => meanings.length === 0)
    .flatMap((segment) => segment.words)
    .filter(({ word }) => words.includes(word));
  return (await Promise.all(nameless.map(({ stem }) => isTitleWord(sql, stem)))).every(Boolean);
}

const fewDays = 31;

/** Returns the marks of these days. The search also compares the exact time. */
function postedWithin(days: number | undefined, today: number): TsQuery {
  if (days === undefined) return undefined;
  const marks = (prefix: string, from: number, until: number) =>
    anyOf(...Array.from({ length: until - from + 1 }, (_, index) => lexeme(`${prefix}${from + index}`)));
  return days <= fewDays
    ? marks("d:", today - days, today)
    : marks("m:", Math.floor((today - days) / 30), Math.floor(today / 30));
}

/** Returns the marks of this pay and less. The search also compares the exact sum. */
const payMarks = [1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000];
const payReached = (salaryFrom: number | undefined): TsQuery => {
  const reached = salaryFrom && payMarks.filter((mark) => mark <= salaryFrom).at(-1);
  return reached ? lexeme(`p:${reached}`) : undefined;
};
