import { monthlyPay } from "../../content/pay.ts";
import type { Database } from "../../db/sql.ts";
import type { Answers } from "../../shared/applying/application.ts";
import type { FittingJob } from "../../shared/applying/fitting-job.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { findSector } from "../../shared/jobs/sectors.ts";
import { openJobList } from "./search/list-jobs.ts";

const most = 3;

/** Jobs that fit all three answers come before jobs that fit two. */
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
    if ([...found.values()].filter(isNamed).length >= most) break;
    const { jobs } = await (await openJobList(sql, filter)).pageAfter({ limit: leftOut ? most + 1 : most });
    for (const job of jobs) if (!job.isNear && job.id !== leftOut) found.set(job.id, fittingJob(job));
  }
  return [...found.values()].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a))).slice(0, most);
}

/** Undefined when the search cannot answer. A candidate must not be stopped because of these jobs. */
export const fittingJobsIfReadable = (
  sql: Database,
  answers: Answers,
  leftOut?: string | null,
): Promise<FittingJob[] | undefined> => findFittingJobs(sql, answers, leftOut).catch(() => undefined);

/** A sample has no employer who could receive an application. */
export const realFittingJobsIfReadable = async (
  sql: Database,
  answers: Answers,
): Promise<FittingJob[] | undefined> =>
  (await fittingJobsIfReadable(sql, answers))?.filter(({ sample }) => !sample);

const fittingJob = ({ id, title, company, country, sample, ...job }: Job): FittingJob => ({
  ...{ id, title, company, country, sample },
  pay: monthlyPay(job),
});
