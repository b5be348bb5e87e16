import type { KnownPhrase } from "../../../db/jobs/search/look-up-words.ts";
import type { Segment } from "./cut-phrases.ts";
import { allOf, anyOf, lexeme, not, type TsQuery } from "./ts-query.ts";

/** From the best to the weakest. Jobs of one tier are newest first. */
export const tierNames = [
  "title",
  "own",
  "same",
  "near",
  "required",
  "relaxed",
  "described",
  "wide",
  "partial",
] as const;
export type TierName = (typeof tierNames)[number];

export interface Tier {
  name: TierName;
  query: string;
}

export interface Tiers {
  tiers: Tier[];
  /** All that the tiers hold but `partial`. */
  all: TsQuery;
  /** Jobs that are what was asked for, and none that is only near. */
  meant: TsQuery;
}

type Reading = (segment: Segment) => TsQuery;

/** Each tier leaves out what the tiers before it hold, so that the index alone tells them apart. */
export function composeTiers(parts: Segment[][], must: TsQuery): Tiers {
  const read = (reading: Reading) => anyOf(...parts.map((part) => allOf(...part.map(reading))));
  const title = anyOf(...parts.map(titleOf));
  const wanted: Record<TierName, TsQuery> = {
    title,
    own: read(own),
    same: read(same),
    near: read(nearly),
    required: read(required),
    relaxed: anyOf(...parts.map((part) => relaxedOf(part, same))),
    described: read(described),
    wide: anyOf(...parts.map((part) => relaxedOf(part, nearly))),
    partial: anyOf(...parts.map(partialOf)),
  };
  const tiers: Tier[] = [];
  let before: TsQuery;
  let last: TsQuery;
  for (const name of tierNames) {
    const query = wanted[name];
    if (query === undefined || query === last) continue;
    tiers.push({ name, query: allOf(query, not(before), must)! });
    last = query;
    before = includesEarlier.has(name) ? anyOf(title, query) : anyOf(before, query);
  }
  const held = (...names: TierName[]) => allOf(anyOf(...names.map((name) => wanted[name])), must);
  return {
    tiers,
    all: held("title", "near", "required", "relaxed", "described", "wide"),
    meant: held("title", "same", "required", "described"),
  };
}

/** What these match holds what the tiers before them match, but the title. */
const includesEarlier = new Set<TierName>(["own", "same", "near"]);

export const isFilter = ({ kind }: KnownPhrase) =>
  kind === "country" || kind === "sector" || kind === "level";
const markOf: Partial<Record<KnownPhrase["kind"], string>> = { country: "c:", sector: "s:", level: "l:" };

/** The filter that a phrase also stands for. */
const filter: Reading = ({ meanings }) =>
  anyOf(
    ...meanings
      .filter(isFilter)
      .map(({ kind, value }) =>
        lexeme(`${markOf[kind]}${kind === "country" ? value!.toLowerCase() : value}`),
      ),
  );

const meaning = ({ meanings }: Segment, prefix: string) =>
  anyOf(
    ...meanings.filter((phrase) => !isFilter(phrase)).map(({ concept }) => lexeme(`${prefix}${concept}`)),
  );

/** A word that nobody knows stands for the known words that begin with it or hold it. */
const spelt = ({ words: given }: Segment, prefix = "") =>
  allOf(
    ...given.map(({ stem, completions }) =>
      completions.length > 0
        ? anyOf(...completions.map((completion) => lexeme(prefix + completion)))
        : lexeme(prefix + stem),
    ),
  );

/** "Deck hand" is also written "deckhand". */
const inOneWord = ({ words: given }: Segment, prefix = "") =>
  given.length > 1 ? lexeme(prefix + given.map(({ word }) => word).join("")) : undefined;

const own: Reading = (segment) => anyOf(spelt(segment), inOneWord(segment), filter(segment));
const same: Reading = (segment) => anyOf(own(segment), meaning(segment, "k:"));
const nearly: Reading = (segment) => anyOf(same(segment), meaning(segment, "n:"));
const required: Reading = (segment) =>
  anyOf(
    spelt(segment, "r:"),
    inOneWord(segment, "r:"),
    filter(segment),
    meaning(segment, "k:"),
    meaning(segment, "q:"),
  );
const described: Reading = (segment) =>
  anyOf(
    spelt(segment, "b:"),
    inOneWord(segment, "b:"),
    otherNames(segment),
    filter(segment),
    meaning(segment, "k:"),
    meaning(segment, "q:"),
  );

/** A description that speaks of a "welder" also answers "welding". */
const otherNames: Reading = ({ meanings }) =>
  anyOf(
    ...meanings
      .filter((phrase) => !isFilter(phrase))
      .flatMap(({ stems }) => stems.map((stem) => lexeme(`b:${stem}`))),
  );

function titleOf(part: Segment[]): TsQuery {
  const key = part.flatMap((segment) => segment.words.map(({ stem }) => stem)).join(" ");
  const [only, ...others] = part;
  const meant = others.length === 0 ? only!.meanings.filter((phrase) => !isFilter(phrase)) : [];
  return anyOf(lexeme(`t:${key}`), ...meant.map(({ concept }) => lexeme(`t:${concept}:`)));
}

/** Somebody who copied a code or a name with digits means that job, and none beside it. */
const isCode = ({ words: given, meanings }: Segment) =>
  meanings.length === 0 && given.some(({ word }) => word.length >= 6 && /\d/.test(word));

/** The phrases of a known meaning alone, when other words stand beside them. */
function relaxedOf(part: Segment[], reading: Reading): TsQuery {
  if (part.some(isCode)) return undefined;
  const known = part.filter(({ meanings }) => meanings.length > 0);
  return known.length < part.length ? allOf(...known.map(reading)) : undefined;
}

/** The trade without its place, or else any of the words. */
function partialOf(part: Segment[]): TsQuery {
  if (part.length < 2 || part.some(isCode)) return undefined;
  const trades = part.filter(({ meanings }) => meanings.some((phrase) => !isFilter(phrase)));
  if (trades.length > 0 && trades.length < part.length) return allOf(...trades.map(nearly));
  return anyOf(...(trades.length > 0 ? trades : part).map(nearly));
}
