import type { KnownPhrase, LookedUpWord, LookedUpWords } from "../../../db/jobs/search/look-up-words.ts";

/** Words of a query that belong together: a phrase whose meaning is known, or one word. */
export interface Segment {
  words: LookedUpWord[];
  /** Holds several meanings of an ambiguous phrase, and none for an unknown word. */
  meanings: KnownPhrase[];
}

/** Cuts parts from left to right into the longest phrases that the terms know. Drops a part that says only "jobs abroad". */
export function cutPhrases({ words, phrases }: LookedUpWords, parts: number): Segment[][] {
  const inPart = <Found extends { part: number }>(found: Found[], part: number) =>
    found.filter((one) => one.part === part);
  return Array.from({ length: parts }, (_, part) =>
    withoutNoise(cut(inPart(words, part), inPart(phrases, part))),
  ).filter((segments) => segments.length > 0);
}

function cut(words: LookedUpWord[], phrases: KnownPhrase[]): Segment[] {
  const segments: Segment[] = [];
  for (let place = 0; place < words.length; ) {
    const beginning = phrases.filter((phrase) => phrase.place === place);
    const length = Math.max(1, ...beginning.map((phrase) => phrase.length));
    segments.push({
      words: words.slice(place, place + length),
      meanings: beginning.filter((phrase) => phrase.length === length),
    });
    place += length;
  }
  return segments;
}

const isNoise = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === "noise");

const withoutNoise = (segments: Segment[]): Segment[] => segments.filter((segment) => !isNoise(segment));
