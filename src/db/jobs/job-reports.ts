import type { Counted } from "../../shared/counted.ts";
import type { ReportReason } from "../../shared/jobs/job-report.ts";
import type { Sealed } from "../../shared/sealed.ts";
import { countCapped, countRows, firstRow, hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isOpen } from "./job-columns.ts";

export type ReportOutcome = "kept" | "taken down";

export interface StoredReport {
  id: string;
  jobId: string;
  reason: ReportReason;
  private: Sealed;
  createdAt: Date;
  closedAt: Date | null;
  outcome: ReportOutcome | null;
  title: string;
  company: string;
  employerId: string | null;
  jobOpen: boolean;
  alike: number;
}

export async function insertReport(
  sql: Sql,
  report: { id: string; jobId: string; reason: ReportReason; private: Sealed },
): Promise<void> {
  await sql`
    insert into vacancy_reports (id, job_id, reason, private_sealed, private_key_id)
    values (${report.id}, ${report.jobId}, ${report.reason}, ${report.private.bytes}, ${report.private.keyId})`;
}

/** An administrator reads at most so many reports of one job. The site only counts the others. */
const mostOfJob = 100;

/** Lists a part of the reported jobs. A job with answers and with reports that wait is listed twice. */
export async function listReports(
  sql: Sql,
  jobs: { limit: number; offset: number },
): Promise<StoredReport[]> {
  const rows = await sql<
    (Omit<StoredReport, "private"> & { privateSealed: Uint8Array; privateKeyId: string })[]
  >`
    with reported as (
      select job_id, closed_at is null as waits, count(*)::int as alike,
        row_number() over (
          order by max(closed_at) desc nulls first, case when closed_at is null then count(*) end desc,
            min(created_at), job_id
        ) as place
      from vacancy_reports group by job_id, closed_at is null
      order by place limit ${jobs.limit} offset ${jobs.offset}
    )
    select vacancy_reports.id, vacancy_reports.job_id, reason, private_sealed, private_key_id,
      vacancy_reports.created_at, vacancy_reports.closed_at, outcome, title, company, employer_id,
      ${isOpen(sql)} is true as job_open, alike
    from reported
    join lateral (
      select * from vacancy_reports
      where vacancy_reports.job_id = reported.job_id and (closed_at is null) = waits
      order by outcome = 'taken down' desc nulls last, created_at, id
      limit ${mostOfJob}
    ) as vacancy_reports on true
    join jobs on jobs.id = reported.job_id
    order by place, vacancy_reports.created_at, vacancy_reports.id`;
  return rows.map(({ privateSealed, privateKeyId, ...report }) => ({
    ...report,
    private: { bytes: privateSealed, keyId: privateKeyId },
  }));
}

export async function countReports(
  sql: Sql,
): Promise<{ total: number; waiting: Counted; reportedJobs: number }> {
  const [total, waiting, reportedJobs] = await Promise.all([
    countRows(sql, sql`vacancy_reports`),
    countCapped(sql, sql`vacancy_reports where closed_at is null`),
    countRows(sql, sql`vacancy_reports group by job_id, closed_at is null`),
  ]);
  return { total, waiting, reportedJobs };
}

export async function lockReport(
  sql: Sql,
  id: string,
): Promise<Pick<StoredReport, "jobId" | "outcome"> | undefined> {
  return firstRow(sql<Pick<StoredReport, "jobId" | "outcome">[]>`
    select job_id, outcome from vacancy_reports where id = ${id} for update`);
}

export async function closeReport(sql: Sql, id: string, outcome: ReportOutcome): Promise<void> {
  await sql`
    update vacancy_reports set outcome = ${outcome}, closed_at = coalesce(closed_at, now()) where id = ${id}`;
}

export async function closeReportsOf(sql: Sql, jobId: string, outcome: ReportOutcome): Promise<void> {
  await sql`
    update vacancy_reports set outcome = ${outcome}, closed_at = now()
    where job_id = ${jobId} and closed_at is null`;
}

export interface ModeratedJob {
  title: string;
  company: string;
  email: string | null;
  firstName: string | null;
}

export async function takeJobDown(sql: Sql, jobId: string): Promise<ModeratedJob | undefined> {
  return firstRow(sql<ModeratedJob[]>`
    with taken as (
      update jobs set closed_at = coalesce(closed_at, now()), taken_down_at = now(), updated_at = now()
      where id = ${jobId} and taken_down_at is null
      returning title, company, employer_id
    )
    select title, company, email, first_name from taken left join users on users.id = employer_id`);
}

export async function isTakenDown(sql: Sql, jobId: string): Promise<boolean> {
  return hasRows(sql`select from jobs where id = ${jobId} and taken_down_at is not null`);
}

export async function restoreJob(sql: Sql, jobId: string): Promise<ModeratedJob | undefined> {
  const job = await firstRow(sql<ModeratedJob[]>`
    with restored as (
      update jobs set taken_down_at = null, updated_at = now()
      where id = ${jobId} and taken_down_at is not null
      returning title, company, employer_id
    )
    select title, company, email, first_name from restored left join users on users.id = employer_id`);
  await sql`update vacancy_reports set outcome = 'kept' where job_id = ${jobId} and outcome = 'taken down'`;
  return job;
}

export async function hasTakenDown(sql: Sql, employerId: string): Promise<boolean> {
  return hasRows(sql`
    select from jobs where employer_id = ${employerId} and taken_down_at is not null limit 1`);
}
