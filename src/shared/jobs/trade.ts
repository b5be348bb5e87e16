/** Search engines list a trade with so many open jobs. */
export const leastListed = 5;

/** A group of the search's terms, as pages name it. */
export interface TermName {
  /** In English. */
  name: string;
  /** Maps a language to the name in it. Null until the terms are loaded with their names. */
  names: Readonly<Record<string, string>> | null;
}

export interface TradeName extends TermName {
  slug: string;
}

export interface Trade extends TradeName {
  alsoCalled: string[];
  /** Maps a language to the trade's names in it. English is left out. */
  translations: { language: string; phrases: string[] }[];
  near: TradeName[];
}

export interface TradeFacts {
  jobs: number;
  isCapped: boolean;
  samples: number;
  countries: { country: string; jobs: number; salaryMin: number | null; salaryMax: number | null }[];
  certificates: (TermName & { percent: number })[];
}
