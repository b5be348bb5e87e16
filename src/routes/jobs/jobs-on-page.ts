import { countOpenJobs, listOpenJobs } from "../../db/jobs/jobs.ts";
import type { Database } from "../../db/sql.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { pageNumber } from "../../shared/page-number.ts";

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
export function pageOfJobs(sql: Database, filter: JobFilter, asked: string | undefined): Promise<PageOfJobs> {
  return readPage(sql, filter, Math.min(pageNumber(asked), lastPage));
}

async function readPage(sql: Database, filter: JobFilter, page: number): Promise<PageOfJobs> {
  const [{ total, capped }, found] = await Promise.all([
    countOpenJobs(sql, filter),
    listOpenJobs(sql, filter, { limit: pageSize + 1, offset: (page - 1) * pageSize }),
  ]);
  const all = Math.max(1, Math.ceil(total / pageSize));
  if (found.length === 0 && page > 1) return readPage(sql, filter, Math.min(all, page - 1));
  const jobs = found.slice(0, pageSize);
  const known = Math.max(all, found.length > pageSize ? page + 1 : page);
  return { jobs, total, capped, page, pages: Math.min(known, lastPage), cut: known > lastPage };
}
