import type { languages } from "../shared/languages.ts";
import type { Formats, Speech } from "../shared/speech.ts";
import { claims, paymentMethods } from "./claims.ts";
import { destinations } from "./destinations.ts";
import type { LegalTexts } from "./legal.ts";
import { news } from "./news.ts";
import { refundReasons } from "./refund-reasons.ts";

type Texts = Readonly<Record<string, string>>;

/** The folder of a language exports these. */
interface Catalogue {
  locale: keyof typeof languages;
  direction: "ltr" | "rtl";
  formats: Formats;
  /** The texts by their keys. */
  words: Texts;
  /** The texts without a key by the English ones. */
  phrases: Texts;
  /** These follow the English lists. */
  claims: Texts;
  paymentMethods?: Texts;
  refundReasons: Readonly<Record<string, { clause: string | null; receipt: string | null }>>;
  news: readonly { title: string; excerpt: string }[];
  destinations: Readonly<Record<string, { about: string; positions: readonly string[] }>>;
  legal: LegalTexts;
  /** Nationalities as people write them, in small letters, with the stored names of their countries. */
  nationalities?: Texts;
}

/** The texts of the lists are found by the English ones, too. */
export function translated(
  catalogue: Catalogue,
): Speech & Required<Pick<Catalogue, "legal" | "nationalities">> {
  const { locale, direction, formats, words, legal, nationalities = {} } = catalogue;
  // A text that somebody typed may be "constructor".
  const phrases: Record<string, string> = Object.assign(Object.create(null), catalogue.phrases);
  const add = (english: string | number | null, text: string | null | undefined) => {
    if (typeof english === "string" && text) phrases[english] = text;
  };
  for (const [name, claim] of Object.entries(claims)) add(String(claim), catalogue.claims[name]);
  for (const method of paymentMethods) add(method, catalogue.paymentMethods?.[method]);
  for (const [key, { clause, receipt }] of Object.entries(refundReasons)) {
    add(clause, catalogue.refundReasons[key]?.clause);
    add(receipt, catalogue.refundReasons[key]?.receipt);
  }
  for (const [index, { title, excerpt }] of news.entries()) {
    add(title, catalogue.news[index]?.title);
    add(excerpt, catalogue.news[index]?.excerpt);
  }
  for (const { name, about, positions } of destinations) {
    add(about, catalogue.destinations[name]?.about);
    for (const [index, position] of positions.entries())
      add(position, catalogue.destinations[name]?.positions[index]);
  }
  return { locale, isRightToLeft: direction === "rtl", words, phrases, ...formats, legal, nationalities };
}
