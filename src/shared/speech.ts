/** The categories of CLDR. A language has some of them, and always `other`. */
type PluralCategory = "zero" | "one" | "two" | "few" | "many" | "other";

/** How a language writes numbers, money and dates. `npm run generate` takes it from CLDR. */
export interface Formats {
  plural: (n: number) => PluralCategory;
  group: string;
  fewestGrouped: number;
  decimal: string;
  comma: string;
  /** An amount of US dollars, with `{n}` in the place of its digits. */
  money: string;
  months: readonly string[];
  shortMonths: readonly string[];
  longDate: string;
  shortDate: string;
  /** Holds `{date}`, `{hour}` from 00 to 23, and `{minute}`. */
  dateTime: string;
}

/** The reader's language, for code that has none of its own. */
export interface Speech extends Formats {
  locale: string;
  isRightToLeft: boolean;
  /** The translations of English texts that have no key. A text that is missing here stays English. */
  phrases: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
}

let current: () => Speech | undefined = () => undefined;

/** The server names the request's language, and the browser its page's. Returns what named the language before. */
export function speakBy(speech: () => Speech | undefined): () => Speech | undefined {
  const before = current;
  current = speech;
  return before;
}

/** Returns undefined for English, because the code holds the English texts. */
export const speech = (): Speech | undefined => current();
