export interface TermName {
  name: string;
  /** Maps a language to the name in it. Null until the terms are loaded with their names. */
  names: Readonly<Record<string, string>> | null;
}

export interface TradeName extends TermName {
  slug: string;
}
