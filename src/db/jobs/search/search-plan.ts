import type { JobSort } from "../../../shared/jobs/job-filter.ts";
import type { SearchCursor } from "../../cursor.ts";

/** A part of a tier in another order than by days, because the index of words has no order of its own. */
export interface SearchWindow {
  /** A `tsquery` that the part's jobs match. */
  marks?: string | undefined;
  from?: number | undefined;
}

/** Words that must stand, or must not stand, next to each other in a text of a job. */
export interface PhraseCondition {
  pattern: string;
  /** Jobs with one of these marks count as if they held the phrase. */
  marks: string[];
  isExcluded: boolean;
}

/** The parameters of the SQL function `search_page`, and the phrases for which the site reads its jobs. */
export interface SearchPlan {
  /** Each job of a tier meets all of `also`, too. */
  tiers: readonly { number: number; query: string; also?: readonly string[] }[];
  days: SearchDays;
  windows?: readonly SearchWindow[] | undefined;
  sort: JobSort;
  salaryFrom?: number | undefined;
  phrases?: readonly PhraseCondition[] | undefined;
  postedWithin?: number | undefined;
  /** The number of the first tier of partial matches. The search reads these only if it has found nothing before. */
  partial?: number | undefined;
  after?: (SearchCursor & { windows?: readonly SearchWindow[] | undefined }) | undefined;
}

/** The newest and the oldest day, in days since 2000, and about how many jobs were posted between them. */
export interface SearchDays {
  newest: number;
  oldest: number;
  jobs: number;
}
