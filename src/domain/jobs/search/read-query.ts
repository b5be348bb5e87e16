import { type LookedUpWords, lookUpWords } from "../../../db/jobs/search/look-up-words.ts";
import type { Sql } from "../../../db/sql.ts";
import type { JobFilter } from "../../../shared/jobs/job-filter.ts";
import { cutText } from "../../../shared/surrogates.ts";
import { composeTiers, isChoice, type Tiers } from "./compose-tiers.ts";
import { cutPhrases, type Segment } from "./cut-phrases.ts";
import { factMarks } from "./fact-marks.ts";
import { parseQuery, type TypedQuery } from "./parse-query.ts";
import { allOf, anyOf, lexeme, not, type TsQuery, words } from "./ts-query.ts";
import { withWord } from "./typed-words.ts";

/** A search as the site understands it. */
export interface ReadQuery extends Tiers {
  /** Phrases and words of each part. */
  parts: Segment[][];
  /** The text with the known words that were probably meant. Undefined when each word is known. */
  corrected: string | undefined;
  salaryFrom: number | undefined;
  postedWithin: number | undefined;
}

/**
 * Reads the words and the choices of a list. `isLiteral` takes each word as it is spelt. The embedded database, a
 * server and alerts read the same words in the same way.
 */
export async function readQuery(sql: Sql, filter: JobFilter): Promise<ReadQuery> {
  const { typed, corrected, lookedUp } = await lookUp(sql, filter);
  const parts = typed.parts.length;
  const salaryFrom = filter.salaryFrom ?? typed.salaryFrom;
  const stems = (part: number) => lookedUp.words.filter((word) => word.part === part).map(({ stem }) => stem);
  /** A text that names a country is about jobs there, too. */
  const held = (part: number) => {
    const choices = lookedUp.phrases.filter((phrase) => phrase.part === part && isChoice(phrase));
    const whole = choices.filter(({ length }) => length === stems(part).length);
    return anyOf(words(stems(part), "b:"), ...whole.map(({ mark }) => lexeme(mark!)));
  };
  const afterQuoted = parts + typed.quoted.length;
  const must = allOf(
    ...typed.quoted.map((_, place) => held(parts + place)),
    ...typed.excluded.map((_, place) => not(held(afterQuoted + place))),
    filter.country ? lexeme(lookedUp.countryMark) : undefined,
    filter.sector && lexeme(`s:${filter.sector}`),
    filter.experienceLevel && lexeme(`l:${filter.experienceLevel}`),
    postedWithin(filter.postedWithin, lookedUp.today),
    payReached(salaryFrom),
    factMarks(filter),
  );
  const segments = withChoices(cutPhrases(filter.isLiteral ? asSpelt(lookedUp) : lookedUp, parts));
  const composed = composeTiers(segments, must);
  const choices = {
    tiers: must ? [{ name: "own" as const, query: must }] : [],
    all: must ? { query: must } : undefined,
    meant: must,
  };
  return {
    ...(segments.length > 0 ? composed : choices),
    parts: segments,
    corrected,
    salaryFrom,
    postedWithin: filter.postedWithin,
  };
}

const asSpelt = ({ words, ...others }: LookedUpWords): LookedUpWords => ({
  ...others,
  words: words.map((word) => ({ ...word, completions: [] })),
});

/** "Welder, Norway" means welders in Norway: a part that is only a choice belongs to each other part. */
function withChoices(parts: Segment[][]): Segment[][] {
  const isOnlyChoice = (part: Segment[]) => part.every(({ meanings }) => meanings.some(isChoice));
  const choices = parts.filter(isOnlyChoice);
  const others = parts.filter((part) => !isOnlyChoice(part));
  if (choices.length === 0 || others.length === 0) return parts;
  return others.flatMap((part) => {
    const joined = choices.map((choice) => [
      ...part.filter((segment) => !isSameKind(segment, choice)),
      ...choice,
    ]);
    // "Welder in Norway or Chile" keeps Norway.
    return part.some((segment) => choices.some((choice) => isSameKind(segment, choice)))
      ? [part, ...joined]
      : joined;
  });
}

const isSameKind = (segment: Segment, choice: Segment[]) => {
  const kinds = choice.flatMap(({ meanings }) => meanings.filter(isChoice)).map(({ kind }) => kind);
  return segment.meanings.some((phrase) => isChoice(phrase) && kinds.includes(phrase.kind));
};

const longestCountry = 200;

interface LookedUpQuery {
  typed: TypedQuery;
  corrected: string | undefined;
  lookedUp: LookedUpWords;
}

/** Misspelt words are looked up a second time, as they were probably meant. */
async function lookUp(sql: Sql, { search = "", country, isLiteral }: JobFilter): Promise<LookedUpQuery> {
  const place = cutText((country ?? "").replace(/\p{Cc}/gu, " "), longestCountry);
  const lookUpText = async (text: string) => {
    const typed = parseQuery(text);
    const { parts, quoted, excluded } = typed;
    return { typed, lookedUp: await lookUpWords(sql, [...parts, ...quoted, ...excluded], place) };
  };
  const asTyped = await lookUpText(search);
  const misspelt = asTyped.lookedUp.words.filter(
    ({ part, correction }) => correction && part < asTyped.typed.parts.length,
  );
  const corrected = misspelt.reduce(
    (text, { word, correction }) => withWord(text, word, correction!),
    search,
  );
  if (isLiteral || corrected === search) return { ...asTyped, corrected: undefined };
  return { ...(await lookUpText(corrected)), corrected };
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
