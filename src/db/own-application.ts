import type { ApplicationStatus } from "../shared/application-status.ts";
import type { DocumentFieldName } from "../shared/document-fields.ts";
import type { SentApplication } from "../shared/sent-application.ts";
import type { Payment } from "./payments.ts";
import type { Sql } from "./sql.ts";

/** A submitted application as its candidate sees it; the private part is sealed. */
export interface OwnApplicationRow extends SentApplication {
  jobId: string | null;
  submittedAt: Date;
  privateSealed: Uint8Array;
  privateKeyId: string;
}

/** The same with its private part opened, and all that belongs to it. */
export interface OwnApplication extends Omit<OwnApplicationRow, "privateSealed" | "privateKeyId"> {
  /** The passport number only by its end: whoever finds the link must not learn it. */
  details: {
    passportEnding: string;
    passportExpiry: string;
    dateOfBirth: string;
    address: string;
    phone: string;
  };
  history: { status: ApplicationStatus; changedAt: Date }[];
  /** What was paid, newest first, also what went back. */
  receipts: Payment[];
  /** The fields whose document lies with us. */
  uploaded: DocumentFieldName[];
}

export async function findOwnApplication(sql: Sql, id: string): Promise<OwnApplicationRow | undefined> {
  const [row] = await sql<OwnApplicationRow[]>`
    select id, reference, job_id, full_name, email, gender, nationality, preferred_job_type, qualification,
      experience, current_employer, sector, desired_country, desired_position, willing_to_relocate, resume_url,
      passport_copy_url, certificates_url, photograph_url, payment_status, application_status, submitted_at,
      private_sealed, private_key_id
    from applications where id = ${id} and submitted_at is not null and private_sealed is not null`;
  return row;
}

/** Oldest first. */
export async function listStatusDates(
  sql: Sql,
  applicationId: string,
): Promise<{ status: ApplicationStatus; changedAt: Date }[]> {
  return sql<{ status: ApplicationStatus; changedAt: Date }[]>`
    select to_status as status, changed_at from application_status_changes
    where application_id = ${applicationId} order by id`;
}
