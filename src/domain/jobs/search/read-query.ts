import { type LookedUpWords, lookUpWords } from "../../../db/jobs/search/look-up-words.ts";
import type { Sql } from "../../../db/sql.ts";
import type { JobFilter } from "../../../shared/jobs/job-filter.ts";
import { cutText } from "../../../shared/surrogates.ts";
import { composeTiers, isFilter, type Tiers } from "./compose-tiers.ts";
import { cutPhrases, type Segment } from "./cut-phrases.ts";
import { parseQuery, type TypedQuery } from "./parse-query.ts";
import { allOf, anyOf, lexeme, not, type TsQuery, words } from "./ts-query.ts";

/** A search as the site understands it. */
export interface ReadQuery extends Tiers {
  /** Phrases and words of each part. */
  parts: Segment[][];
  /** The words with the known ones that were probably meant. Undefined when each word is known. */
  corrected: string | undefined;
  salaryFrom: number | undefined;
  postedWithin: number | undefined;
}

/**
 * Reads the words and the choices of a list. `isLiteral` takes each word as it is spelt. The embedded database, a
 * server and alerts read the same words in the same way.
 */
export async function readQuery(sql: Sql, filter: JobFilter): Promise<ReadQuery> {
  const typed = parseQuery(filter.search ?? "");
  const [parts, corrected, lookedUp] = await lookUp(sql, typed, filter);
  const salaryFrom = filter.salaryFrom ?? typed.salaryFrom;
  const stems = (part: number) => lookedUp.words.filter((word) => word.part === part).map(({ stem }) => stem);
  const of = (first: number, texts: readonly string[]) => texts.map((_, number) => stems(first + number));
  const afterQuoted = parts + typed.quoted.length;
  const must = allOf(
    ...of(parts, typed.quoted).map((phrase) => words(phrase, "b:")),
    ...of(afterQuoted, typed.excluded).map((phrase) => not(words(phrase, "b:"))),
    filter.country ? lexeme(lookedUp.countryMark) : undefined,
    filter.sector && lexeme(`s:${filter.sector}`),
    filter.experienceLevel && lexeme(`l:${filter.experienceLevel}`),
    postedWithin(filter.postedWithin, lookedUp.today),
    payReached(salaryFrom),
  );
  const segments = withChoices(cutPhrases(lookedUp, parts));
  const composed = composeTiers(segments, must);
  const choices = { tiers: must ? [{ name: "own" as const, query: must }] : [], all: must, meant: must };
  return {
    ...(segments.length > 0 ? composed : choices),
    parts: segments,
    corrected,
    salaryFrom,
    postedWithin: filter.postedWithin,
  };
}

/** "Welder, Norway" means welders in Norway: a part that is only a choice belongs to each other part. */
function withChoices(parts: Segment[][]): Segment[][] {
  const isChosen = (part: Segment[]) => part.every(({ meanings }) => meanings.some(isFilter));
  const choices = parts.filter(isChosen);
  const others = parts.filter((part) => !isChosen(part));
  if (choices.length === 0 || others.length === 0) return parts;
  return others.flatMap((part) => choices.map((choice) => [...part, ...choice]));
}

const longestCountry = 200;

/** Misspelt words are looked up a second time, as they were probably meant. */
async function lookUp(
  sql: Sql,
  { parts, quoted, excluded }: TypedQuery,
  { country = "", isLiteral }: JobFilter,
): Promise<[parts: number, corrected: string | undefined, LookedUpWords]> {
  const others = [...quoted, ...excluded];
  const place = cutText(country.replace(/\p{Cc}/gu, " "), longestCountry);
  const typed = await lookUpWords(sql, [...parts, ...others], place);
  const inParts = typed.words.filter(({ part }) => part < parts.length);
  if (isLiteral || !inParts.some(({ correction }) => correction)) return [parts.length, undefined, typed];
  const meant = parts.map((_, part) =>
    inParts
      .filter((word) => word.part === part)
      .map(({ word, correction }) => correction ?? word)
      .join(" "),
  );
  return [parts.length, meant.join(", "), await lookUpWords(sql, [...meant, ...others], place)];
}

const fewDays = 31;

/** The marks of the days, which the search compares with the exact time, too. */
function postedWithin(days: number | undefined, today: number): TsQuery {
  if (days === undefined) return undefined;
  const marks = (prefix: string, from: number, until: number) =>
    anyOf(...Array.from({ length: until - from + 1 }, (_, index) => lexeme(`${prefix}${from + index}`)));
  return days <= fewDays
    ? marks("d:", today - days, today)
    : marks("m:", Math.floor((today - days) / 30), Math.floor(today / 30));
}

/** The marks of a job that pays up to so much. The search compares the exact sum, too. */
const payMarks = [1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000];
const payReached = (salaryFrom: number | undefined): TsQuery => {
  const reached = salaryFrom && payMarks.filter((mark) => mark <= salaryFrom).at(-1);
  return reached ? lexeme(`p:${reached}`) : undefined;
};
