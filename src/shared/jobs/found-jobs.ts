import { factParameters } from "./fact-filter.ts";
import type { JobFilter } from "./job-filter.ts";
import type { PricedJob } from "./priced-job.ts";

export interface NarrowingOption {
  choice: Pick<JobFilter, "country" | "sector" | "experienceLevel">;
  jobs: number;
}

export interface ListedJob extends PricedJob {
  /** Says that the job is only near what was asked for, or that only its text mentions it. Undefined for an exact match. */
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
  /** The words that the site looked for, when they are not the typed ones. */
  corrected: string | undefined;
  alsoSearched: string[];
  choices: UnderstoodChoice[];
  /** The trade or skill, and the places in which the site looked for it. Undefined when the query names more. */
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
  nearest: { search: string; total: number; capped: boolean } | undefined;
}
