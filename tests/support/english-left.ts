import { en } from "../../src/content/en/index.ts";
import { site } from "../../src/content/site.ts";
import type { Speech } from "../../src/shared/speech.ts";

/** Texts that are the same in all languages may be English by chance. */
const shortest = 4;

/** Tells whether a text is English that this catalogue translates to something else. */
export function knownEnglish({ words, phrases }: Speech): (shown: string) => boolean {
  const pairs = [
    ...Object.entries(en).map(([key, text]) => [text, words[key] ?? text] as const),
    ...Object.entries(phrases),
  ];
  const matchers = pairs
    .filter(([text, translation]) => text !== translation && text.length >= shortest)
    .filter(([text]) => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, "")))
    .map(([text]) => matcherOf(text.replaceAll("{site}", site.name)));
  return (shown) => matchers.some((matches) => matches(shown));
}

function matcherOf(text: string): (shown: string) => boolean {
  if (!text.includes("{")) return (shown) => shown === text;
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const pattern = new RegExp(`^${parts.join(".+")}$`, "u");
  return (shown) => pattern.test(shown);
}

export const decoded = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .trim();
