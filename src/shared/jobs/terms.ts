export const termKinds = ["trade", "skill", "certificate", "country", "sector", "level", "noise"] as const;

export interface Term {
  kind: (typeof termKinds)[number];
  /** Phrases by language. The first English one is the group's name. */
  words: Readonly<Record<string, readonly string[]>>;
  /** The jobs of these groups are listed after this one's, and the other way round. */
  near?: readonly string[];
  /** Narrower groups, whose jobs count as this one's. */
  includes?: readonly string[];
  country?: string;
  sector?: string;
  level?: string;
}

export type Terms = Readonly<Record<string, Term>>;

export interface TermsFile {
  terms: Terms;
  checksum: string;
}
