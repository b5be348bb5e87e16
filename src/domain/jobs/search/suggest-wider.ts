import { findNearestPhrase } from "../../../db/jobs/search/nearest-phrase.ts";
import type { Database } from "../../../db/sql.ts";
import { leftOutChoices, type WiderList, type WiderLists } from "../../../shared/jobs/found-jobs.ts";
import { isNarrowed, type JobFilter } from "../../../shared/jobs/job-filter.ts";
import { searching, textsOf } from "./explain-query.ts";
import { openJobList } from "./list-jobs.ts";
import { withoutPay, withoutQuoteMarks } from "./parse-query.ts";
import type { ReadQuery } from "./read-query.ts";
import { withoutWords } from "./typed-words.ts";

const mostCounts = 4;

/** Counts the jobs without each word and each choice, and finds a trade with nearly the same name. */
export async function suggestWider(
  sql: Database,
  filter: JobFilter,
  query: ReadQuery | undefined,
): Promise<WiderLists> {
  if (filter.impossible) return { lists: [], nearest: undefined };
  const candidates = [
    ...withoutQuotes(filter, query),
    ...withoutPayInWords(filter, query),
    ...withoutEachWord(filter, query),
    ...withoutEachChoice(filter),
  ]
    .filter((candidate) => isNarrowed(candidate.filter))
    .slice(0, mostCounts);
  const counted = await Promise.all(
    candidates.map(async (candidate) => ({ ...candidate, ...(await countOf(sql, candidate.filter)) })),
  );
  return {
    lists: counted.filter(({ total }) => total > 0),
    nearest: isUnknown(query) ? await nearestTo(sql, filter) : undefined,
  };
}

/** A visitor who quotes a text means it, so the site corrects nothing in it. */
const isUnknown = (query: ReadQuery | undefined) =>
  !query || query.parts.flat().some(({ meanings }) => meanings.length === 0);

type Candidate = Pick<WiderList, "without" | "filter">;

function withoutEachWord(filter: JobFilter, query: ReadQuery | undefined): Candidate[] {
  const search = query?.corrected ?? filter.search ?? "";
  const texts = new Map(
    (query?.parts.flat() ?? []).map(({ words, meanings }) => [
      meanings.find(({ kind }) => kind === "country")?.value ?? textsOf(words).join(" "),
      textsOf(words),
    ]),
  );
  return [...texts].map(([text, words]) => ({
    without: { words: text },
    filter: searching(filter, withoutWords(search, words)),
  }));
}

function withoutQuotes({ search = "", ...filter }: JobFilter, query: ReadQuery | undefined): Candidate[] {
  // A minus without quotes would leave out the first word alone.
  if (!query?.phrases.length || query.phrases.some(({ isExcluded }) => isExcluded)) return [];
  return [{ without: { choice: "quotes" }, filter: searching(filter, withoutQuoteMarks(search)) }];
}

function withoutPayInWords(filter: JobFilter, query: ReadQuery | undefined): Candidate[] {
  if (!query?.salaryFrom || filter.salaryFrom) return [];
  return [{ without: { choice: "salaryFrom" }, filter: searching(filter, withoutPay(filter.search ?? "")) }];
}

const withoutEachChoice = (filter: JobFilter): Candidate[] =>
  leftOutChoices
    .filter((choice) => filter[choice])
    .map((choice) => ({ without: { choice }, filter: { ...filter, [choice]: undefined } }));

const countOf = async (sql: Database, filter: JobFilter) => (await openJobList(sql, filter)).count();

async function nearestTo(sql: Database, { search }: JobFilter): Promise<WiderLists["nearest"]> {
  const phrase = search && (await findNearestPhrase(sql, search));
  if (!phrase || phrase.toLowerCase() === search.toLowerCase()) return undefined;
  const count = await countOf(sql, { search: phrase });
  return count.total > 0 ? { search: phrase, ...count } : undefined;
}
