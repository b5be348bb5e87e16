import type { Sql } from "../../sql.ts";

type ConceptKind = "trade" | "skill" | "certificate" | "country" | "sector" | "level" | "noise";

export interface KnownPhrase {
  part: number;
  place: number;
  length: number;
  concept: string;
  kind: ConceptKind;
  /** The country, sector or level that the phrase names. */
  value: string | null;
  /** The mark of jobs in that country or sector, or of that level. */
  mark: string | null;
  /** The first English phrases of the same meaning. */
  shown: string[];
  /** The stems of those phrases that are a single word. */
  stems: string[];
}

export interface LookedUpWord {
  part: number;
  word: string;
  stem: string;
  known: boolean;
  /** Stems of known words that begin with an unknown word, or hold it when none begins with it. */
  completions: string[];
  /** The known word that was probably meant. */
  correction: string | null;
}

export interface LookedUpWords {
  words: LookedUpWord[];
  phrases: KnownPhrase[];
  countryMark: string;
  /** The number of days since 2000. */
  today: number;
}

/** Looks all words of a query up at once: what they mean, and what else they may be. */
export async function lookUpWords(sql: Sql, parts: readonly string[], country = ""): Promise<LookedUpWords> {
  const [row] = await sql<{ found: LookedUpWords }[]>`
    select search_look_up(${JSON.stringify(parts)}::text::json, ${country}) as found`;
  return row!.found;
}
