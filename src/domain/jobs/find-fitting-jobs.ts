import { monthlyPay } from "../../content/pay.ts";
import type { Cursor } from "../../db/cursor.ts";
import type { Database } from "../../db/sql.ts";
import type { Answers } from "../../shared/applying/application.ts";
import type { FittingJob } from "../../shared/applying/fitting-job.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { findSector } from "../../shared/jobs/sectors.ts";
import { openJobList } from "./search/list-jobs.ts";

const most = 3;

/** Real jobs come before samples, and jobs that fit all three answers before jobs that fit two. */
export async function findFittingJobs(
  sql: Database,
  { sector: named, desiredCountry, desiredPosition }: Answers,
  leftOut?: string | null,
): Promise<FittingJob[]> {
  const sector = findSector(named ?? "");
  const country = desiredCountry?.trim();
  const search = desiredPosition?.trim();
  if (!sector || !country || !search) return [];
  const found = new Map<string, FittingJob>();
  const filters: JobFilter[] = [
    { sector, country, search },
    { sector, search },
    { sector, country },
  ];
  const words = search.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const isNamed = ({ title }: FittingJob) => words.some((word) => title.toLowerCase().includes(word));
  for (const filter of filters) {
    if ([...found.values()].filter((job) => !job.sample && isNamed(job)).length >= most) break;
    for (const job of await readUntilReal(sql, filter, leftOut)) found.set(job.id, fittingJob(job));
  }
  return [...found.values()]
    .sort((a, b) => Number(a.sample) - Number(b.sample) || Number(isNamed(b)) - Number(isNamed(a)))
    .slice(0, most);
}

const pageSizes = [most + 1, 50, 200];

/** Hundreds of samples may come before the real jobs, so the search continues behind the first page. */
async function readUntilReal(sql: Database, filter: JobFilter, leftOut: string | null | undefined) {
  const list = await openJobList(sql, filter);
  const fitting: Job[] = [];
  let cursor: Cursor | undefined;
  for (const limit of pageSizes) {
    const { jobs, next } = await list.pageAfter({ limit, cursor });
    fitting.push(...jobs.filter((job) => job.fit !== "near" && job.id !== leftOut));
    cursor = next;
    if (!cursor || jobs.at(-1)?.fit === "near" || fitting.filter(({ sample }) => !sample).length >= most)
      break;
  }
  return fitting;
}

/** Returns undefined when the search cannot answer, because a candidate must be able to apply without these jobs. */
export const fittingJobsIfReadable = (
  sql: Database,
  answers: Answers,
  leftOut?: string | null,
): Promise<FittingJob[] | undefined> => findFittingJobs(sql, answers, leftOut).catch(() => undefined);

export const realFittingJobsIfReadable = async (
  sql: Database,
  answers: Answers,
): Promise<FittingJob[] | undefined> =>
  (await fittingJobsIfReadable(sql, answers))?.filter(({ sample }) => !sample);

const fittingJob = ({ id, title, company, country, sample, ...job }: Job): FittingJob => ({
  ...{ id, title, company, country, sample },
  pay: monthlyPay(job),
  closesOn: job.applicationCloseDate,
});
