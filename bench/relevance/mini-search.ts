import MiniSearch, { type Query, type QueryCombination } from "minisearch";
import type { Terms } from "../../src/shared/jobs/terms.ts";

interface SearchedJob {
  id: string;
  title: string;
  company: string;
  country: string;
  requirements: string;
  description: string;
}

const longestPhrase = 5;

/** A well-known search engine with the same terms: its queries hold every phrase of the same meaning. */
export function openMiniSearch<Job extends SearchedJob>(
  jobs: readonly Job[],
  terms: Terms,
): (query: string) => Promise<Job[]> {
  const engine = new MiniSearch<Job>({
    fields: ["title", "company", "country", "requirements", "description"],
    processTerm: (word) => plain(word),
    searchOptions: {
      boost: { title: 4, company: 2, country: 2 },
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  });
  engine.addAll(jobs);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const synonyms = synonymsOf(terms);
  return async (query) => {
    const parts = partsOf(query, synonyms);
    const all = engine.search({ combineWith: "AND", queries: parts });
    const found = all.length > 0 ? all : engine.search({ combineWith: "OR", queries: parts });
    return found.map(({ id }) => byId.get(id)!);
  };
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const allWords = (phrase: string): QueryCombination => ({ combineWith: "AND", queries: wordsOf(phrase) });

/** The phrases of a group and of the groups that it includes, by each phrase of the group. */
function synonymsOf(terms: Terms): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const term of Object.values(terms)) {
    const groups = [term, ...(term.includes ?? []).flatMap((id) => terms[id] ?? [])];
    const phrases = groups.flatMap(({ words }) => Object.values(words).flat());
    for (const phrase of Object.values(term.words).flat()) {
      const key = wordsOf(phrase).join(" ");
      synonyms.set(key, new Set([...(synonyms.get(key) ?? []), ...(term.kind === "noise" ? [] : phrases)]));
    }
  }
  return synonyms;
}

/** Cuts the query into the longest phrases that the terms know, and leaves words such as "jobs" out. */
function partsOf(query: string, synonyms: ReadonlyMap<string, Set<string>>): Query[] {
  const words = wordsOf(query);
  const parts: Query[] = [];
  for (let place = 0; place < words.length; ) {
    let length = Math.min(longestPhrase, words.length - place);
    const phrase = () => words.slice(place, place + length).join(" ");
    while (length > 1 && !synonyms.has(phrase())) length -= 1;
    const same = synonyms.get(phrase());
    if (!same) parts.push(phrase());
    else if (same.size > 0)
      parts.push({ combineWith: "OR", queries: [allWords(phrase()), ...[...same].map(allWords)] });
    place += length;
  }
  return parts;
}
