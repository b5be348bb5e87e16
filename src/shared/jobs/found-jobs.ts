import { factParameters } from "./fact-filter.ts";
import type { JobFilter } from "./job-filter.ts";
import type { PricedJob } from "./priced-job.ts";

/** A choice that would narrow a list, and how many of its jobs it would leave. */
export interface NarrowingOption {
  choice: Pick<JobFilter, "country" | "sector" | "experienceLevel">;
  jobs: number;
}

export interface ListedJob extends PricedJob {
  /** The job is not what was asked for, but near it. */
  isNear?: boolean;
}

/** A page of a list of jobs. */
export interface PageOfJobs {
  jobs: ListedJob[];
  /** How the words were read. Undefined without words. */
  explained: ExplainedQuery | undefined;
  /** No job is what was asked for, though some may be near it. */
  isMissed: boolean;
  /** The commonest countries, sectors and levels of the list, without those that are chosen. */
  options: NarrowingOption[];
  /** For an empty list. */
  wider: WiderLists | undefined;
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  page: number;
  pages: number;
  /** It goes on behind the last page. */
  cut: boolean;
}

/** What a visitor is told about how the words were read. */
export interface ExplainedQuery {
  /** The words that were looked for, when they are not the typed ones. */
  corrected: string | undefined;
  /** Other words for the same, at most four. */
  alsoSearched: string[];
  choices: UnderstoodChoice[];
}

/** A choice that the words name, and the list without its words. */
export interface UnderstoodChoice {
  choice: Pick<JobFilter, "country" | "sector" | "experienceLevel" | "salaryFrom">;
  without: JobFilter;
}

export const leftOutChoices = [
  "country",
  "sector",
  "experienceLevel",
  "salaryFrom",
  "postedWithin",
  ...factParameters,
] as const;

/** A list with jobs, near one without. */
export interface WiderList {
  /** The words or the choice that this list leaves out. */
  without: { words: string } | { choice: (typeof leftOutChoices)[number] };
  filter: JobFilter;
  total: number;
  capped: boolean;
}

export interface WiderLists {
  lists: WiderList[];
  /** A trade whose name is spelt like the words. */
  nearest: { search: string; total: number; capped: boolean } | undefined;
}
