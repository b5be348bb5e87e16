import type { Job } from "../shared/job.ts";
import type { JobChanges, JobPosting } from "../shared/job-posting.ts";
import { isUuid } from "../shared/uuid.ts";
import { isOpen, jobColumns } from "./job-columns.ts";
import type { Sql } from "./sql.ts";

const columnsOf = ({ applicationCloseDate, ...columns }: JobChanges): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries({ ...columns, closesOn: applicationCloseDate }).filter(([, value]) => value !== undefined),
  ) as Record<string, string | number>;

export async function insertJob(sql: Sql, employerId: string, posting: JobPosting): Promise<Job> {
  const [row] = await sql<Job[]>`
    insert into jobs ${sql({ ...columnsOf(posting), employerId })} returning ${jobColumns(sql)}`;
  return row!;
}

/** Held until the transaction ends; undefined when it is unknown or another employer's. */
export async function lockOwnJob(sql: Sql, employerId: string, id: string): Promise<Job | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await sql<Job[]>`
    select ${jobColumns(sql)} from jobs where id = ${id} and employer_id = ${employerId} for update`;
  return row;
}

export async function findOwnJob(sql: Sql, employerId: string, id: string): Promise<Job | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await sql<Job[]>`
    select ${jobColumns(sql)} from jobs where id = ${id} and employer_id = ${employerId}`;
  return row;
}

export async function updateJob(sql: Sql, id: string, changes: JobChanges): Promise<Job> {
  const [row] = await sql<Job[]>`
    update jobs set ${sql({ ...columnsOf(changes), updatedAt: new Date() as never })}
    where id = ${id} returning ${jobColumns(sql)}`;
  return row!;
}

/** Closing twice keeps the first time. */
export async function setJobClosed(sql: Sql, id: string, closed: boolean): Promise<Job> {
  const [row] = await sql<Job[]>`
    update jobs set closed_at = ${closed ? sql`coalesce(closed_at, now())` : sql`null`}, updated_at = now()
    where id = ${id} returning ${jobColumns(sql)}`;
  return row!;
}

/** Open and closed, newest first. */
export function listOwnJobs(sql: Sql, employerId: string): Promise<Job[]> {
  return sql<Job[]>`
    select ${jobColumns(sql)} from jobs where employer_id = ${employerId} order by created_at desc, id desc`;
}

export interface EmployerCounts {
  activeJobs: number;
  totalApplications: number;
  /** Submitted within the last seven days. */
  applicationsThisWeek: number;
}

export async function employerCounts(sql: Sql, employerId: string): Promise<EmployerCounts> {
  const [row] = await sql<EmployerCounts[]>`
    select
      (select count(*)::int from jobs where employer_id = ${employerId} and ${isOpen(sql)}) as active_jobs,
      count(*)::int as total_applications,
      count(*) filter (where submitted_at > now() - interval '7 days')::int as applications_this_week
    from applications join jobs on jobs.id = applications.job_id
    where jobs.employer_id = ${employerId} and submitted_at is not null`;
  return row!;
}
