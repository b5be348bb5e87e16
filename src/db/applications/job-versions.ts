import type { JobVersion } from "../../shared/jobs/job-version.ts";
import { provenWords } from "../accounts/mailboxes.ts";
import { isPublic } from "../jobs/job-columns.ts";
import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isForEmployer } from "./employer-view.ts";
import { jobContent } from "./job-text.ts";
import { isLive } from "./standing.ts";
import { toldStatus } from "./status-notices.ts";

interface EmployerJobVersion {
  job: JobVersion;
  jobId: string;
  fullName: string;
  submittedAt: Date;
}

/** Finds it only for the employer of the job. */
export async function findEmployerJobVersion(
  sql: Sql,
  employerId: string,
  applicationId: string,
): Promise<EmployerJobVersion | undefined> {
  return firstRow(sql<EmployerJobVersion[]>`
    select job_versions.content as job, jobs.id as job_id, full_name, submitted_at
    from applications join jobs on jobs.id = applications.job_id and employer_id = ${employerId}
      join job_versions on job_versions.id = job_version_id
    where applications.id = ${applicationId} and ${isForEmployer(sql)}`);
}

interface JobChange {
  id: string;
  email: string;
  fullName: string | null;
  reference: string;
  desiredPosition: string | null;
  job: { title: string; company: string };
  before: JobVersion;
  after: JobVersion;
  /** When an email told of an earlier change. */
  toldBefore: Date | null;
}

const newsDays = 30;

/**
 * Takes each application at most once a day. Compares with the text that the candidate read. Passes over those whose
 * mailbox is full.
 */
export async function takeJobChanges(
  tx: Sql,
  now: Date,
  { batch, full }: { batch: number; full: readonly string[] },
): Promise<JobChange[]> {
  return tx<JobChange[]>`
    with changed as (
      select applications.id, terms_changed_at, job_change_told_at as told_before, job_versions.content as before, ${jobContent(tx)} as after
      from jobs join applications on applications.job_id = jobs.id
        join job_versions on job_versions.id = job_version_id
      where jobs.terms_changed_at > ${now}::timestamptz - make_interval(days => ${newsDays})
        and ${isPublic(tx)} and ${isLive(tx)} and ${toldStatus(tx)} <> 'rejected'
        and jobs.terms_changed_at > coalesce(job_change_told_at, applications.submitted_at)
        and (job_change_told_at is null or job_change_told_at <= ${now}::timestamptz - interval '1 day')
        and (job_change_told_at is not null
          or (content -> 'salaryMin', content -> 'salaryMax', content ->> 'country', content ->> 'requirements')
            is distinct from (to_jsonb(salary_min), to_jsonb(salary_max), country, requirements))
        and applications.id <> all(string_to_array(${full.join()}, ',')::uuid[])
      order by applications.id limit ${batch} for update of applications skip locked)
    update applications set job_change_told_at = greatest(${now}, changed.terms_changed_at)
    from changed where applications.id = changed.id
    returning applications.id, email, ${provenWords(tx)}, reference, before, after, told_before,
      json_build_object('title', after ->> 'title', 'company', after ->> 'company') as job`;
}

/** Takes the mark back where no email was sent, so that the next run tries again. */
export async function untellJobChange(tx: Sql, { id, toldBefore }: JobChange): Promise<void> {
  await tx`update applications set job_change_told_at = ${toldBefore} where id = ${id}`;
}
