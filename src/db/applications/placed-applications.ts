import type { Sealed } from "../../shared/sealed.ts";
import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";
import type { ApplicationState } from "./applications.ts";
import { jobVersionId, withJobVersion } from "./job-text.ts";
import { isLive } from "./standing.ts";

interface PlacedApplication {
  id: string;
  reference: string;
  jobId: string;
  privateDetails: Sealed;
}

/** Makes two answers for the same job and mailbox wait for each other. */
export async function lockCandidacy(sql: Sql, jobId: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${jobId} || lower(${email}), 0))`;
}

export async function hasAppliedFor(sql: Sql, jobId: string, email: string): Promise<boolean> {
  return hasRows(sql`
    select from applications where job_id = ${jobId} and lower(email) = lower(${email}) and ${isLive(sql)}`);
}

/** Copies a general application into one for a job. Browsers are often shared, so the copy belongs to none. */
export async function insertPlacedApplication(
  sql: Sql,
  general: Pick<ApplicationState, "id">,
  { id, reference, jobId, privateDetails }: PlacedApplication,
): Promise<void> {
  await sql`
    ${withJobVersion(sql, jobId)}
    insert into applications (id, reference, language, user_id, job_id, job_version_id, payment_status, submitted_at, acknowledged_at,
      sector, desired_country, desired_position, private_sealed, private_key_id, terms_version,
      full_name, email, gender, nationality, preferred_job_type, qualification, experience, current_employer,
      willing_to_relocate, resume_url, passport_copy_url, certificates_url, photograph_url,
      passport_told)
    select ${id}::uuid, ${reference}::text, general.language, general.user_id, jobs.id, ${jobVersionId(sql)}, 'waived', now(), now(),
      jobs.sector, jobs.country, jobs.title, ${privateDetails.bytes}::bytea, ${privateDetails.keyId}::text, general.terms_version,
      general.full_name, general.email, general.gender, general.nationality, general.preferred_job_type,
      general.qualification, general.experience, general.current_employer, general.willing_to_relocate,
      general.resume_url, general.passport_copy_url, general.certificates_url, general.photograph_url,
      general.passport_told
    from applications general, jobs where general.id = ${general.id} and jobs.id = ${jobId}`;
}
