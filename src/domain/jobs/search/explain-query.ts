import type { KnownPhrase, LookedUpWord } from "../../../db/jobs/search/look-up-words.ts";
import type { ExperienceLevel } from "../../../shared/jobs/experience-levels.ts";
import type { ExplainedQuery, UnderstoodChoice } from "../../../shared/jobs/found-jobs.ts";
import { isNarrowed, type JobFilter } from "../../../shared/jobs/job-filter.ts";
import { type Sector, sectorLabel } from "../../../shared/jobs/sectors.ts";
import { isChoice } from "./compose-tiers.ts";
import type { Segment } from "./cut-phrases.ts";
import { withoutPay } from "./parse-query.ts";
import type { ReadQuery } from "./read-query.ts";
import { withoutWords } from "./typed-words.ts";

const mostAlso = 4;

/** Maps groups to their names in the reader's language. Others have their English names. */
type Names = ReadonlyMap<string, string>;

const inEnglish: Names = new Map();

export function explainQuery(
  query: ReadQuery | undefined,
  filter: JobFilter,
  names = inEnglish,
): ExplainedQuery {
  if (!query || !filter.search)
    return { corrected: undefined, alsoSearched: [], choices: [], asked: undefined };
  return {
    corrected: query.corrected,
    alsoSearched: otherPhrases(query, names),
    choices: choicesIn(query, filter),
    asked: askedIn(query, filter, names),
  };
}

function askedIn(query: ReadQuery, filter: JobFilter, names: Names): ExplainedQuery["asked"] {
  const { search, country, sector, sort, isLiteral, ...others } = filter;
  if (query.phrases.length > 0 || query.salaryFrom || isNarrowed(others)) return undefined;
  const parts = query.parts.map((part) => part.filter(({ meanings }) => !meanings.some(isPlace)));
  const words = new Set(parts.map((part) => part.map((segment) => nameOf(segment, names)).join(" ")));
  const isKnown = parts.flat().every(({ meanings }) => meanings.some(({ kind }) => kind !== "level"));
  const [first] = words;
  const sectors = placesIn(query, "sector", sector);
  const countries = placesIn(query, "country", country);
  return isKnown && words.size === 1 && first && sectors && countries
    ? { words: first, sectors: sectors.map((sector) => sectorLabel(sector as Sector)), countries }
    : undefined;
}

const isPlace = ({ kind }: KnownPhrase) => kind === "country" || kind === "sector";

/** Undefined when the words and the filter name different ones. */
function placesIn({ parts }: ReadQuery, kind: string, chosen: string | undefined): string[] | undefined {
  const phrases = parts.map((part) =>
    part.flatMap(({ meanings }) => meanings.filter((phrase) => phrase.kind === kind)),
  );
  const named = [...new Set(phrases.flat().map(({ value }) => value!))];
  // "Norway or mining" is neither a country nor a sector.
  if (named.length > 0 && phrases.some(({ length }) => length === 0)) return undefined;
  if (!chosen) return named;
  return named.every((name) => name === chosen) ? [chosen] : undefined;
}

const nameOf = ({ words, meanings }: Segment, names: Names): string =>
  (meanings.length === 1 && shownOf(meanings[0]!, names)[0]) || textsOf(words).join(" ");

function shownOf({ concept, shown }: KnownPhrase, names: Names): string[] {
  const name = names.get(concept);
  return name ? [name, ...shown] : shown;
}

export const groupsIn = ({ parts }: ReadQuery): string[] => [
  ...new Set(parts.flat().flatMap(({ meanings }) => meanings.map(({ concept }) => concept))),
];

function otherPhrases({ parts }: ReadQuery, names: Names): string[] {
  const segments = parts.flat();
  const typed = new Set(segments.map(({ words }) => textsOf(words).join(" ")));
  const meanings = segments.flatMap((segment) => segment.meanings).filter((phrase) => !isChoice(phrase));
  const all = meanings.map((phrase) => shownOf(phrase, names));
  const longest = Math.max(0, ...all.map(({ length }) => length));
  // The first phrases of all meanings come before the second ones.
  const phrases = Array.from({ length: longest }, (_, place) => all.map((shown) => shown[place]))
    .flat()
    .filter((phrase) => phrase !== undefined && !typed.has(phrase.toLowerCase()));
  return [...new Set(phrases as string[])].slice(0, mostAlso);
}

function choicesIn(query: ReadQuery, filter: JobFilter): UnderstoodChoice[] {
  const search = query.corrected ?? filter.search ?? "";
  const choices = query.parts.flat().flatMap(({ words, meanings }): UnderstoodChoice[] => {
    const choice = meanings.map(choiceOf).find(Boolean);
    return choice ? [{ choice, without: searching(filter, withoutWords(search, textsOf(words))) }] : [];
  });
  if (query.salaryFrom && !filter.salaryFrom)
    choices.push({
      choice: { salaryFrom: query.salaryFrom },
      without: searching(filter, withoutPay(search)),
    });
  return choices.filter(
    ({ choice }, index) =>
      choices.findIndex((other) => JSON.stringify(other.choice) === JSON.stringify(choice)) === index,
  );
}

function choiceOf({ kind, value }: KnownPhrase): UnderstoodChoice["choice"] | undefined {
  if (kind === "country") return { country: value! };
  if (kind === "sector") return { sector: value as Sector };
  return kind === "level" ? { experienceLevel: value as ExperienceLevel } : undefined;
}

export const searching = (filter: JobFilter, search: string): JobFilter => ({
  ...filter,
  search: search || undefined,
  isLiteral: search ? filter.isLiteral : undefined,
});

export const textsOf = (words: readonly LookedUpWord[]) => words.map(({ word }) => word);
