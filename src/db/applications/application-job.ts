import type { ClosedBecause } from "../../content/refund-reasons.ts";
import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { hasStandingEmployer, isForEmployer } from "./employer-view.ts";

export interface JobName {
  title: string;
  company: string;
}

export interface AppliedJob extends JobName {
  sample: boolean;
}

export const applicationJob = (sql: Sql) => sql`
  (select json_build_object('title', title, 'company', company, 'sample', sample) from jobs where jobs.id = applications.job_id) as job`;

/** Null while the employer may see the applications, for a job without an employer, and during a review. */
export const closedBecause = (sql: Sql) => sql`
  (select case
      when jobs.taken_down_at is not null then 'job-taken-down'
      when users.erased_at is not null then 'employer-left'
      when users.suspended_at is not null then 'employer-suspended'
      when mandate_stands_until(jobs.employer_id, jobs.company) < utc_today() then 'check-ended'
    end
    from jobs join users on users.id = jobs.employer_id
    where jobs.id = applications.job_id and not ${hasStandingEmployer(sql)}) as closed_because`;

/** The first day on which the employer may not see the job's applications. The query selects from `jobs`. */
export const closingDay = (sql: Sql) => sql`
  case when jobs.held and jobs.taken_down_at is null
    then greatest(closed_to_employer_on(jobs.employer_until, jobs.employer_closed_at),
      mandate_ended_on(jobs.employer_id, jobs.company))
    else closed_to_employer_on(jobs.employer_until, jobs.employer_closed_at) end`;

export const closedToEmployerOn = (sql: Sql) => sql`
  (select (${closingDay(sql)})::text from jobs
    where jobs.id = applications.job_id and jobs.employer_id is not null and not ${hasStandingEmployer(sql)})
  as closed_to_employer_on`;

export const hasEmployer = (sql: Sql) => sql`
  exists (select from jobs
    where jobs.id = applications.job_id and ${hasStandingEmployer(sql)}) as has_employer`;

/** True when the employer may read the application. Nobody else could act on the candidate's answer. */
export const employerReads = (sql: Sql) => sql`
  exists (select from jobs
    where jobs.id = applications.job_id and ${isForEmployer(sql)}) as employer_reads`;

/** The countries of a candidate's course: their own, and that of the job or the one that they want. */
export interface Voyage {
  nationality: string | null;
  destination: string | null;
}

export const destination = (sql: Sql) => sql`
  coalesce((select country from jobs where jobs.id = applications.job_id), desired_country) as destination`;

interface AppliedFor extends Voyage {
  job: AppliedJob | null;
  closedBecause: ClosedBecause | null;
  submittedAt: Date | null;
}

export async function findApplicationJob(sql: Sql, id: string): Promise<AppliedFor | undefined> {
  return firstRow(sql<AppliedFor[]>`
    select ${applicationJob(sql)}, ${closedBecause(sql)}, ${destination(sql)}, nationality, submitted_at
    from applications where id = ${id}`);
}
