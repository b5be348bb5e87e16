import type { KnownPhrase } from "../../../db/jobs/search/look-up-words.ts";
import type { Segment } from "./cut-phrases.ts";
import { type Tier, type TierName, type Tiers, tierNames } from "./tiers.ts";
import { allOf, anyOf, lexeme, not, type TsQuery } from "./ts-query.ts";

type Reading = (segment: Segment) => TsQuery;

/** Each tier leaves out what the tiers before it hold, so that the index alone tells them apart. */
export function composeTiers(parts: Segment[][], must: TsQuery): Tiers {
  const join = (conditions: TsQuery[][]) =>
    conditions.length === 1 ? conditions[0]! : [anyOf(...conditions.map((part) => allOf(...part)))];
  const relax = (held: Reading, reading: Reading, titled: Reading) =>
    join(
      parts
        .map(relaxedOf)
        .map((part) =>
          part.map((segment) => (isSkill(segment) ? held : titledIn(part, reading, titled))(segment)),
        ),
    );
  const title = anyOf(...parts.map(titleOf));
  const conditions: Record<TierName, TsQuery[]> = {
    title: [title],
    own: join(parts.map((part) => part.map(titledIn(part, own, ownTitle)))),
    same: join(parts.map((part) => part.map(titledIn(part, same, sameTitle)))),
    qualified: join(parts.map(qualifiedOf)),
    unskilled: join(parts.map(tradesOf).map((part) => part.map(sameTitle))),
    near: join(parts.map((part) => part.map(titledIn(part, nearly, nearTitle)))),
    required: join(parts.map((part) => heldIn(part, required))),
    relaxed: relax(required, same, sameTitle),
    described: join(parts.map((part) => heldIn(part, described))),
    wide: relax(described, nearly, nearTitle),
    partial: [anyOf(...parts.map(partialOf(sameTitle)))],
    distant: [anyOf(...parts.map(partialOf(nearly)))],
  };
  const only = parts.length === 1 && parts[0]!.length === 1 ? parts[0]![0] : undefined;
  const tiers: Tier[] = [];
  let before: TsQuery;
  let apart: TsQuery;
  const earlier = new Set<TsQuery>();
  for (const name of tierNames) {
    const [first, ...others] = conditions[name];
    const query = allOf(first, ...others);
    if (query === undefined || earlier.has(query)) continue;
    const ofWords = only ? wordsOf(only, readings[name]) : [];
    tiers.push({ name, query: allOf(first, not(before))!, also: given([...others, must, ...ofWords]) });
    earlier.add(query);
    if (isApart.has(name)) apart = anyOf(apart, query);
    before = includesEarlier.has(name) ? anyOf(title, apart, query) : anyOf(before, query);
  }
  const held = (...names: TierName[]) => anyOf(...names.map((name) => allOf(...conditions[name])));
  const all = held("title", "unskilled", "near", "required", "relaxed", "described", "wide");
  /** Each job of these tiers matches each of these phrases in some way. */
  const phrases = parts.length === 1 ? leastOf(parts[0]!) : [];
  const found: Reading = (phrase) => anyOf(title, nearly(phrase), described(phrase));
  const ofPhrases = only ? wordsOf(only, found) : phrases.map(found);
  return {
    tiers,
    all: all === undefined ? undefined : { query: all, also: given([must, ...ofPhrases]) },
    meant: allOf(held("title", "same", "required", "described"), must),
    titled: allOf(held("title", "same"), must),
  };
}

/** Each of these tiers matches every job of the tiers before it, except jobs of the title and of the tiers apart. */
const includesEarlier = new Set<TierName>(["own", "same", "near"]);
const isApart = new Set<TierName>(["qualified", "unskilled"]);

export const isChoice = ({ mark }: KnownPhrase) => mark !== null;

const choice: Reading = ({ meanings }) =>
  anyOf(...meanings.filter(isChoice).map(({ mark }) => lexeme(mark!)));

const meaning = ({ meanings }: Segment, prefix: string) =>
  anyOf(
    ...meanings.filter((phrase) => !isChoice(phrase)).map(({ concept }) => lexeme(`${prefix}${concept}`)),
  );

/** A word that nobody knows stands for the known words that begin with it or hold it. */
const spelt = ({ words }: Segment, prefix = "") =>
  allOf(
    ...words.map(({ stem, completions }) =>
      completions.length > 0
        ? anyOf(...completions.map((completion) => lexeme(prefix + completion)))
        : lexeme(prefix + stem),
    ),
  );

const inOneWord = ({ words }: Segment, prefix = "") =>
  words.length > 1 ? lexeme(prefix + words.map(({ word }) => word).join("")) : undefined;

const own: Reading = (segment) => anyOf(spelt(segment), inOneWord(segment), choice(segment));
const same: Reading = (segment) => anyOf(own(segment), meaning(segment, "k:"));
/** A company's name is no trade: a search for stevedores does not find jobs of other trades at the company "Stevedores". */
const titledIn = (part: Segment[], reading: Reading, titled: Reading): Reading => {
  const isOfTrades = part.every((segment) => isTrade(segment) || segment.meanings.some(isChoice));
  return (segment) => (isOfTrades && isTrade(segment) ? titled(segment) : reading(segment));
};
const sameTitle: Reading = (segment) => anyOf(choice(segment), meaning(segment, "k:"));
const ownTitle: Reading = (segment) =>
  anyOf(choice(segment), allOf(anyOf(spelt(segment), inOneWord(segment)), meaning(segment, "k:")));
const nearTitle: Reading = (segment) => anyOf(sameTitle(segment), meaning(segment, "n:"));

/** A job of the trade whose requirements name the other words ranks above another trade's job that names all words. */
const qualifiedOf = (part: Segment[]): TsQuery[] =>
  part.map((segment) =>
    part.some(isTrade) && !isTrade(segment) && !segment.meanings.some(isChoice)
      ? required(segment)
      : titledIn(part, same, sameTitle)(segment),
  );
/** A trade beside a skill must be in the title: "third engineer tanker" finds no second officer by the requirements. */
const heldIn = (part: Segment[], reading: Reading): TsQuery[] =>
  part.map((segment) => (hasSkill(part) && isTrade(segment) ? same(segment) : reading(segment)));

/** True for a part that names both a trade and a skill or a certificate. */
const hasSkill = (part: Segment[]) => part.some(isTrade) && part.some(isSkill);
export const isSkill = (segment: Segment) => isNamed(segment) && !isTrade(segment);
const isTrade = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === "trade");
const nearly: Reading = (segment) => anyOf(same(segment), meaning(segment, "n:"));
const required: Reading = (segment) =>
  anyOf(
    spelt(segment, "r:"),
    inOneWord(segment, "r:"),
    choice(segment),
    meaning(segment, "k:"),
    meaning(segment, "q:"),
    stated(segment),
  );
const described: Reading = (segment) =>
  anyOf(
    spelt(segment, "b:"),
    inOneWord(segment, "b:"),
    otherNames(segment),
    choice(segment),
    meaning(segment, "k:"),
    meaning(segment, "q:"),
    stated(segment),
  );

/** The marks of facts that an employer states, by the group of words that asks for them. */
export const statedFacts: Partial<Record<string, string>> = {
  housing: "f:housing",
  flights: "f:flights",
  visa: "f:visa:employer",
};

/** An employer who states housing in its own field need not repeat it in a text. */
const stated: Reading = ({ meanings }) =>
  anyOf(...meanings.map(({ concept }) => statedFacts[concept]).map((mark) => mark && lexeme(mark)));

/** "Welder" also finds a description that speaks of "welding". */
const otherNames: Reading = ({ meanings }) =>
  anyOf(
    ...meanings
      .filter((phrase) => !isChoice(phrase))
      .flatMap(({ stems }) => stems.map((stem) => lexeme(`b:${stem}`))),
  );

const readings: Partial<Record<TierName, Reading>> = { own, same, near: nearly, required, described };

/** A job that matches a phrase of several words matches each word, by which the index skips other jobs. */
const wordsOf = (phrase: Segment, reading?: Reading): TsQuery[] =>
  reading && phrase.words.length > 1
    ? phrase.words.map((word) => anyOf(reading({ ...phrase, words: [word] }), inOneWord(phrase, "b:")))
    : [];

function titleOf(part: Segment[]): TsQuery {
  const key = part.flatMap((segment) => segment.words.map(({ stem }) => stem)).join(" ");
  const [first, ...others] = part;
  const sameNames = others.length === 0 ? first!.meanings.filter((phrase) => !isChoice(phrase)) : [];
  return anyOf(lexeme(`t:${key}`), ...sameNames.map(({ concept }) => lexeme(`t:${concept}:`)));
}

/** A candidate who copied a code, or a name with digits, wants exactly that job. */
const isCode = ({ words, meanings }: Segment) =>
  meanings.length === 0 && words.some(({ word }) => word.length >= 6 && /\d/.test(word));

/** These words belong to many trades. Beside "boiler" or "HVAC" they say least about the work. */
const roles = "operator technician engineer supervisor manager inspector tester planner driver".split(" ");

const isNamed = ({ meanings }: Segment) => meanings.some((phrase) => !isChoice(phrase));
const isRole = ({ meanings }: Segment) =>
  meanings.length > 0 && meanings.every(({ concept }) => roles.includes(concept));

/** Returns all phrases but the roles, if another phrase names a trade or a skill. */
function withoutRoles(part: Segment[]): Segment[] {
  const others = part.filter((segment) => !isRole(segment));
  return others.some(isNamed) ? others : part;
}

/** Returns only phrases of known meaning when other words or roles accompany them, else the trades without a skill. */
function relaxedOf(part: Segment[]): Segment[] {
  if (part.some(isCode)) return [];
  const known = withoutRoles(part.filter(({ meanings }) => meanings.length > 0));
  if (known.length < part.length) return known;
  return hasSkill(part) ? part.filter((segment) => isTrade(segment) || segment.meanings.some(isChoice)) : [];
}

/** Returns the trades beside a skill: for "second engineer tanker", any second engineer comes before a third engineer. */
function tradesOf(part: Segment[]): Segment[] {
  const rest = relaxedOf(part);
  return hasSkill(part) && !rest.some(isSkill) ? rest : [];
}

const leastOf = (part: Segment[]): Segment[] => (relaxedOf(part).length > 0 ? relaxedOf(part) : part);

const given = (queries: TsQuery[]): string[] => queries.filter((query) => query !== undefined);

/** Matches any of the trades without their place, or in a part without a trade any phrase. */
const partialOf =
  (ofTrade: Reading) =>
  (part: Segment[]): TsQuery => {
    if (part.length < 2 || part.some(isCode)) return undefined;
    const trades = withoutRoles(part.filter(isTrade));
    return trades.length > 0
      ? anyOf(...trades.map(ofTrade))
      : anyOf(...part.map((segment) => (isSkill(segment) ? required : nearly)(segment)));
  };
