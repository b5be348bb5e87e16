import { countOpenJobs, listOpenJobs } from "../../db/jobs.ts";
import type { Database } from "../../db/sql.ts";
import type { Job } from "../../shared/job.ts";
import type { JobFilter } from "../../shared/job-filter.ts";

const pageSize = 24;
const lastReadPage = 10_000;

export interface PageOfJobs {
  jobs: Job[];
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  page: number;
  pages: number;
}

/** A page beyond the last, as an old bookmark may ask for, is the last one. */
export async function pageOfJobs(sql: Database, filter: JobFilter, asked: number): Promise<PageOfJobs> {
  const [{ total, capped }, jobs] = await Promise.all([
    countOpenJobs(sql, filter),
    listOpenJobs(sql, filter, { limit: pageSize, offset: (asked - 1) * pageSize }),
  ]);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (jobs.length === 0 && asked > 1) return pageOfJobs(sql, filter, Math.min(pages, asked - 1));
  const isFollowed = capped && jobs.length === pageSize;
  return { jobs, total, capped, page: asked, pages: Math.max(pages, isFollowed ? asked + 1 : asked) };
}

/** From 1 on; what is no number is the first page. */
export function pageNumber(text: string | undefined): number {
  const number = Number.parseInt(text ?? "", 10);
  return Number.isNaN(number) ? 1 : Math.min(Math.max(number, 1), lastReadPage);
}
