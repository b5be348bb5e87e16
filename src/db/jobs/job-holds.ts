import type { Finding, JobHold } from "../../shared/jobs/job-review.ts";
import { countCapped, firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isPublic } from "./job-columns.ts";

export const holdOf = (sql: Sql) => sql`
  (select json_build_object('findings', findings, 'state', job_holds.state, 'reason', reason)
    from job_holds where job_id = jobs.id)`;

export async function findJobHold(sql: Sql, jobId: string): Promise<JobHold | undefined> {
  return firstRow(sql<JobHold[]>`select findings, state, reason from job_holds where job_id = ${jobId}`);
}

export interface EarlierHold {
  state: JobHold["state"];
  refusedBefore: boolean;
}

/** The caller holds the job's lock. */
export async function lockEarlierHold(tx: Sql, jobId: string): Promise<EarlierHold | undefined> {
  return firstRow(tx<EarlierHold[]>`
    select state, refused_before from job_holds where job_id = ${jobId} for update`);
}

export async function saveHold(
  tx: Sql,
  jobId: string,
  { findings, refusedBefore }: { findings: Finding[]; refusedBefore: boolean },
): Promise<void> {
  await tx`
    insert into job_holds (job_id, findings, refused_before)
    values (${jobId}, ${JSON.stringify(findings)}::text::json, ${refusedBefore})
    on conflict (job_id) do update
      set text_id = gen_random_uuid(), findings = excluded.findings, state = 'held', held_at = now(),
        refused_before = excluded.refused_before, decided_at = null, reason = null`;
}

export async function deleteHold(tx: Sql, jobId: string): Promise<void> {
  await tx`delete from job_holds where job_id = ${jobId}`;
}

export interface HeldJob {
  textId: string;
  jobId: string;
  employerId: string;
  email: string;
  title: string;
  company: string;
  description: string;
  requirements: string;
  findings: Finding[];
  refusedBefore: boolean;
  heldAt: Date;
  isPublic: boolean;
}

export function listHeldJobs(sql: Sql, limit: number): Promise<HeldJob[]> {
  return sql<HeldJob[]>`
    select text_id, job_id, employer_id, email, title, company, description, requirements, findings, refused_before,
      held_at, ${isPublic(sql)} as is_public
    from job_holds join jobs on jobs.id = job_id join users on users.id = employer_id
    where job_holds.state = 'held'
    order by held_at, job_id limit ${limit}`;
}

export const countHeldJobs = (sql: Sql) => countCapped(sql, sql`job_holds where state = 'held'`);

/** Undefined when the text changed or somebody decided on it. */
export async function findHeldText(
  sql: Sql,
  textId: string,
): Promise<{ jobId: string; employerId: string } | undefined> {
  return firstRow(sql<{ jobId: string; employerId: string }[]>`
    select job_id, employer_id from job_holds join jobs on jobs.id = job_id
    where text_id = ${textId} and job_holds.state = 'held'`);
}

interface DecidedJob {
  id: string;
  title: string;
  company: string;
  email: string;
  firstName: string;
}

export async function decideHold(
  tx: Sql,
  textId: string,
  jobId: string,
  refusal: string | null,
): Promise<DecidedJob | undefined> {
  // This locks in the same order as an edit, which prevents a deadlock.
  await tx`select from jobs where id = ${jobId} for update`;
  const decided = await tx`
    update job_holds
    set state = ${refusal === null ? "released" : "refused"}, reason = ${refusal}, decided_at = now(),
      refused_before = ${refusal !== null}
    where text_id = ${textId} and state = 'held' returning job_id`;
  if (decided.length === 0) return undefined;
  return firstRow(tx<DecidedJob[]>`
    with decided as (
      update jobs set held = ${refusal !== null}, updated_at = now() where id = ${jobId}
      returning id, title, company, employer_id
    )
    select decided.id, title, company, email, first_name from decided join users on users.id = employer_id`);
}
