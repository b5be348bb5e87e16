import { factParameters } from "./fact-filter.ts";
import type { JobFilter } from "./job-filter.ts";
import type { PricedJob } from "./priced-job.ts";

export interface NarrowingOption {
  choice: Pick<JobFilter, "country" | "sector" | "experienceLevel">;
  jobs: number;
}

export interface ListedJob extends PricedJob {
  /** The job is not what was asked for, but near it, or only its text mentions that. Undefined for what was asked for. */
  fit?: "near" | "mentioned";
}

export interface PageOfJobs {
  jobs: ListedJob[];
  explained: ExplainedQuery | undefined;
  /** No job is what was asked for, though some may be near it. */
  isMissed: boolean;
  options: NarrowingOption[];
  wider: WiderLists | undefined;
  total: number;
  capped: boolean;
  page: number;
  pages: number;
  cut: boolean;
}

export interface ExplainedQuery {
  /** The words that were looked for, when they are not the typed ones. */
  corrected: string | undefined;
  alsoSearched: string[];
  choices: UnderstoodChoice[];
  /** The trade or skill, and the places in which it was looked for. Undefined when more was asked for. */
  asked: { words: string; sectors: string[]; countries: string[] } | undefined;
}

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

export interface WiderList {
  without: { words: string } | { choice: (typeof leftOutChoices)[number] | "quotes" };
  filter: JobFilter;
  total: number;
  capped: boolean;
}

export interface WiderLists {
  lists: WiderList[];
  /** A trade whose name is spelt like the words. */
  nearest: { search: string; total: number; capped: boolean } | undefined;
}
