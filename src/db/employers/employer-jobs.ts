import type { Counted } from "../../shared/counted.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { Rotation } from "../../shared/jobs/job-facts.ts";
import type { JobChanges, JobPosting } from "../../shared/jobs/job-posting.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";
import { isUuid } from "../../shared/uuid.ts";
import { hasStandingEmployer, isForEmployer, readableDays } from "../applications/employer-view.ts";
import { isToAnswer } from "../applications/silence.ts";
import { type Cursor, cutPage, micros, placeOf } from "../cursor.ts";
import { isOpen, jobColumns } from "../jobs/job-columns.ts";
import { holdOf } from "../jobs/job-holds.ts";
import { countCapped, firstRow, hasRows, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

type Columns<Posting> = Omit<Posting, "countryConfirmed"> & {
  held: boolean;
};

type Column = string | number | boolean | null;

const columnsOf = ({
  applicationCloseDate,
  rotation,
  certificates,
  ...columns
}: Columns<JobChanges>): Record<string, Column> => {
  const all = {
    ...columns,
    closesOn: applicationCloseDate,
    ...(rotation !== undefined && rotationColumns(rotation)),
    // No code holds a comma, so the literal of the array needs no quotes.
    certificates: certificates && `{${certificates.join(",")}}`,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    Column
  >;
};

const rotationColumns = (rotation: Rotation | null) => ({
  rotationOn: rotation?.on ?? null,
  rotationOff: rotation?.off ?? null,
  rotationUnit: rotation?.unit ?? null,
});

export async function insertJob(sql: Sql, employerId: string, posting: Columns<JobPosting>): Promise<Job> {
  return onlyRow(sql<Job[]>`
    insert into jobs ${sql({ ...columnsOf(posting), employerId })} returning ${jobColumns(sql)}`);
}

export async function lockOwnJob(sql: Sql, employerId: string, id: string): Promise<Job | undefined> {
  if (!isUuid(id)) return undefined;
  return firstRow(sql<Job[]>`
    select ${jobColumns(sql)} from jobs where id = ${id} and employer_id = ${employerId} for update`);
}

export async function findOwnJob(sql: Sql, employerId: string, id: string): Promise<Job | undefined> {
  if (!isUuid(id)) return undefined;
  return firstRow(sql<Job[]>`
    select ${jobColumns(sql)} from jobs where id = ${id} and employer_id = ${employerId}`);
}

/** Applications stay readable while the rules hold the job. */
export async function hasStandingMandate(sql: Sql, id: string): Promise<boolean> {
  return hasRows(sql`select from jobs where id = ${id} and ${hasStandingEmployer(sql)}`);
}

export async function updateJob(sql: Sql, id: string, changes: Columns<JobChanges>): Promise<Job> {
  return onlyRow(sql<Job[]>`
    update jobs set ${sql({ ...columnsOf(changes), updatedAt: new Date() as never })}
    where id = ${id} returning ${jobColumns(sql)}`);
}

export function lockUndecidedJobs(
  tx: Sql,
  employerId: string,
  company: string,
): Promise<(Job & { held: boolean })[]> {
  return tx<(Job & { held: boolean })[]>`
    select ${jobColumns(tx)}, held from jobs
    where employer_id = ${employerId} and company = ${company} and closed_at is null and closes_on >= utc_today()
      and not exists (select from job_holds where job_id = jobs.id and state <> 'held')
    order by id for update of jobs`;
}

export async function closeOwnJob(sql: Sql, id: string): Promise<Job | undefined> {
  return firstRow(sql<Job[]>`
    update jobs set closed_at = now(), updated_at = now()
    where id = ${id} and closed_at is null returning ${jobColumns(sql)}`);
}

export async function isLongClosed(sql: Sql, id: string): Promise<boolean> {
  return hasRows(sql`
    select from jobs
    where id = ${id} and least(closes_on, (closed_at at time zone 'utc')::date) < utc_today() - ${readableDays}::int`);
}

export async function reopenOwnJob(sql: Sql, id: string): Promise<Job> {
  return onlyRow(sql<Job[]>`
    update jobs set closed_at = null, updated_at = now() where id = ${id} returning ${jobColumns(sql)}`);
}

export async function listOwnJobs(
  sql: Sql,
  employerId: string,
  { limit, cursor }: { limit: number; cursor?: Cursor | undefined },
): Promise<{ jobs: Job[]; next: Cursor | undefined }> {
  const rows = await sql<(Job & { createdAtMicros: string })[]>`
    select ${jobColumns(sql)},
      ${micros(sql, "jobs.created_at")} as created_at_micros
    from jobs
    where employer_id = ${employerId}
      ${cursor ? sql`and (created_at, id) < ${placeOf(sql, cursor)}` : sql``}
    order by jobs.created_at desc, jobs.id desc
    limit ${limit + 1}`;
  const { page, next } = cutPage(rows, limit, (row) => row.createdAtMicros);
  return { jobs: page.map(({ createdAtMicros, ...job }) => job), next };
}

export interface OwnJob extends Job {
  applications: number;
  /** The employer can read these and has not answered them. */
  newApplications: number;
  closedEarly: boolean;
  takenDown: boolean;
  hold: JobHold | null;
}

export function listDashboardJobs(
  sql: Sql,
  employerId: string,
  page: { limit: number; offset: number },
): Promise<OwnJob[]> {
  return sql<OwnJob[]>`
    select ${jobColumns(sql)}, jobs.closed_at is not null as closed_early,
      jobs.taken_down_at is not null as taken_down, ${holdOf(sql)} as hold,
      (select count(*)::int from applications where job_id = jobs.id and submitted_at is not null) as applications,
      (select count(*)::int from applications
        where job_id = jobs.id and ${isToAnswer(sql)} and ${isForEmployer(sql)}) as new_applications
    from jobs where employer_id = ${employerId}
    order by jobs.created_at desc, jobs.id desc
    limit ${page.limit} offset ${page.offset}`;
}

export const countNewApplications = (sql: Sql, employerId: string): Promise<Counted> =>
  countCapped(
    sql,
    sql`jobs join applications on applications.job_id = jobs.id
      where jobs.employer_id = ${employerId} and ${isToAnswer(sql)} and ${isForEmployer(sql)}`,
  );

export interface EmployerCounts {
  jobs: number;
  activeJobs: number;
  totalApplications: number;
  applicationsThisWeek: number;
}

export async function findEmployerCounts(sql: Sql, employerId: string): Promise<EmployerCounts> {
  return onlyRow(sql<EmployerCounts[]>`
    select
      (select count(*)::int from jobs where employer_id = ${employerId}) as jobs,
      (select count(*)::int from jobs where employer_id = ${employerId} and ${isOpen(sql)}) as active_jobs,
      count(*)::int as total_applications,
      count(*) filter (where submitted_at > now() - interval '7 days')::int as applications_this_week
    from applications join jobs on jobs.id = applications.job_id
    where jobs.employer_id = ${employerId} and submitted_at is not null`);
}
