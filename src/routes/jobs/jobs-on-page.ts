import { countOpenJobs, listOpenJobs } from "../../db/jobs/jobs.ts";
import type { Database } from "../../db/sql.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";

const pageSize = 24;
/** The database counts its way to a page, row by row: beyond this one, a list is to be narrowed. */
const lastPage = 100;

export interface PageOfJobs {
  jobs: Job[];
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  page: number;
  pages: number;
  /** It goes on behind the last page. */
  cut: boolean;
}

/** A page beyond the last, as an old bookmark may ask for, is the last one. */
export async function pageOfJobs(sql: Database, filter: JobFilter, asked: number): Promise<PageOfJobs> {
  const [{ total, capped }, found] = await Promise.all([
    countOpenJobs(sql, filter),
    listOpenJobs(sql, filter, { limit: pageSize + 1, offset: (asked - 1) * pageSize }),
  ]);
  const all = Math.max(1, Math.ceil(total / pageSize));
  if (found.length === 0 && asked > 1) return pageOfJobs(sql, filter, Math.min(all, asked - 1));
  const jobs = found.slice(0, pageSize);
  const known = Math.max(all, found.length > pageSize ? asked + 1 : asked);
  return { jobs, total, capped, page: asked, pages: Math.min(known, lastPage), cut: known > lastPage };
}

/** From 1 on; what is no number is the first page. */
export function pageNumber(text: string | undefined): number {
  const number = Number.parseInt(text ?? "", 10);
  return Number.isNaN(number) ? 1 : Math.min(Math.max(number, 1), lastPage);
}
