import type { Sql } from "./sql.ts";

/** Applications that were rejected before the instant and nothing but, oldest first. */
export async function listRejectedBefore(sql: Sql, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select applications.id from applications
    where application_status = 'rejected' and erased_at is null
      and ${before} > (select max(changed_at) from application_status_changes
        where application_id = applications.id)
    order by applications.submitted_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Its documents stand in it no more: those that no other application holds are swept with the unclaimed ones. */
export async function eraseApplication(sql: Sql, id: string): Promise<void> {
  await sql`delete from application_documents where application_id = ${id}`;
  await sql`
    update applications
    set erased_at = now(), updated_at = now(), browser_hash = null, user_id = null, job_id = null,
      fingerprint = null,
      full_name = null, email = null, gender = null, nationality = null, preferred_job_type = null,
      qualification = null, experience = null, current_employer = null, sector = null,
      desired_country = null, desired_position = null, willing_to_relocate = null,
      private_sealed = null, private_key_id = null, draft_sealed = null, draft_key_id = null,
      resume_url = null, passport_copy_url = null, certificates_url = null, photograph_url = null
    where id = ${id} and erased_at is null`;
}

/** Drafts that were paid, given back and left: the payment's record stays, what was typed goes. */
export async function eraseRefundedDrafts(sql: Sql, before: Date): Promise<void> {
  const old = sql`submitted_at is null and payment_status = 'refunded' and draft_sealed is not null
    and updated_at < ${before}`;
  await sql`
    delete from application_documents where application_id in (select id from applications where ${old})`;
  await sql`
    update applications set draft_sealed = null, draft_key_id = null, browser_hash = null where ${old}`;
}
