import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

/** The site keeps an account as evidence while it is examined, or when one of its jobs was taken down. */
export async function isEvidence(sql: Sql, userId: string): Promise<boolean> {
  return hasRows(sql`
    select from users where id = ${userId} and (suspended_at is not null
      or exists (select from jobs where employer_id = users.id and taken_down_at is not null)
      or exists (select from jobs join vacancy_reports on vacancy_reports.job_id = jobs.id
        where employer_id = users.id and vacancy_reports.closed_at is null))`);
}

/** Hides all jobs for good. Files of its checks stay for 90 days, because candidates may report the employer later. */
export async function endPostings(tx: Sql, employerId: string): Promise<void> {
  await tx`
    update mandates set state = 'withdrawn', ended_at = coalesce(ended_at, now()) where employer_id = ${employerId}`;
  await tx`
    update mandate_requests set state = 'closed', decided_at = coalesce(decided_at, now())
    where employer_id = ${employerId} and state <> 'closed'`;
  await tx`delete from mandate_files where employer_id = ${employerId} and request_id is null`;
  await tx`delete from job_holds using jobs where jobs.id = job_id and jobs.employer_id = ${employerId}`;
  await tx`
    update jobs set closed_at = now(), updated_at = now() where employer_id = ${employerId} and closed_at is null`;
}

/** Keeps the id. An account without an address cannot sign in. */
export async function emptyUser(tx: Sql, id: string): Promise<void> {
  await tx`delete from password_resets where user_id = ${id}`;
  await tx`delete from mailbox_codes where user_id = ${id}`;
  await tx`
    update users
    set erased_at = now(), updated_at = now(), email = null, first_name = '', last_name = '', password_hash = '',
      profile_image_url = null, email_confirmed_at = null, language = default
    where id = ${id}`;
}
