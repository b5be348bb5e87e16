import { type Terms, type TermsText, terms, termsSections, termsVersion } from "./legal.ts";
import { site } from "./site.ts";
import { text as text20 } from "./terms/2026-11-20.ts";
import { text as text22 } from "./terms/2026-11-22.ts";
import { text as text23 } from "./terms/2026-11-23.ts";
import { text as text24 } from "./terms/2026-11-24.ts";
import { text as text25 } from "./terms/2026-11-25.ts";
import { text as text27 } from "./terms/2026-11-27.ts";

/**
 * Versions that candidates have accepted. Whoever changes a sentence of the terms first writes the text of that time to a
 * file here. A file is never changed.
 */
const keptTerms: Record<string, TermsText> = {
  "2026-11-20": text20,
  "2026-11-22": text22,
  "2026-11-23": text23,
  "2026-11-24": text24,
  "2026-11-25": text25,
  "2026-11-27": text27,
};

/** The terms of a version; undefined for one that never was. The fee of an earlier version is on each receipt. */
export function termsOf(version: string, fee: string | undefined): Terms | undefined {
  if (version === termsVersion) return { clauses: terms(fee), sections: termsSections(fee) };
  const kept = Object.hasOwn(keptTerms, version) ? keptTerms[version] : undefined;
  if (!kept) return undefined;
  const { clauses, sections } = fee === undefined ? kept.free : kept.withFee;
  const filled = (text: string) =>
    text.replaceAll("{fee}", "the amount on your receipt").replaceAll("{site}", site.name);
  return {
    clauses: clauses.map(({ title, text }) => ({ title, text: filled(text) })),
    sections: sections.map(({ title, paragraphs }) => ({ title, paragraphs: paragraphs.map(filled) })),
  };
}
