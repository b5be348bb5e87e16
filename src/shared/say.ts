export type Value = string | number;

/** What code without a language of its own needs of the reader's one. */
export interface Speech {
  /** The translations of English texts that have no key. A text that is missing here stays English. */
  phrases: Readonly<Record<string, string>>;
  /** The texts by their keys. */
  words: Readonly<Record<string, string>>;
  number: (value: number) => string;
  /** The plural category of CLDR. */
  plural: (n: number) => Intl.LDMLPluralRule;
}

let current: () => Speech | undefined = () => undefined;

/** The server names the language of the request at hand. The browser has one language for each page. */
export function speakBy(speech: () => Speech | undefined): void {
  current = speech;
}

/** Undefined means English, as the code has it. */
export const speech = (): Speech | undefined => current();
