import type { AddedCertificate } from "../../shared/applications/added-certificate.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { SentApplication } from "../../shared/applications/submitted-application.ts";
import type { WithheldFromEmployer } from "../../shared/applications/withheld.ts";
import type { Counted } from "../../shared/counted.ts";
import { type Cursor, micros, placeOf } from "../cursor.ts";
import { countCapped, firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { submissionColumns } from "./applications.ts";
import { isDisclosed } from "./disclosures.ts";
import { documentScans, type ScansColumn } from "./document-scans.ts";
import { isForEmployer, withheldReason } from "./employer-view.ts";
import { addedCertificates } from "./standing.ts";
import { heldUntil, type LastRejection, lastRejection } from "./status-notices.ts";

export interface JobApplicationRow extends SentApplication, ScansColumn {
  userId: string | null;
  jobId: string;
  privateSealed: Uint8Array;
  privateKeyId: string;
  submittedAt: Date;
  withheld: WithheldFromEmployer | null;
  /** The employer has given a reason, or the site masks nothing. */
  disclosed: boolean;
  certificatesValidUntil: string | null;
  addedCertificates: AddedCertificate[];
  hasJobVersion: boolean;
  heldUntil: Date | null;
  lastRejection: LastRejection | null;
  passportRenewedAt: Date | null;
  createdAt: Date;
  cursorMicros: string;
}

const columns = (sql: Sql) => sql`
  ${submissionColumns(sql)}, user_id, job_id, private_sealed, private_key_id, submitted_at, created_at, passport_renewed_at, ${addedCertificates(sql)}, ${documentScans(sql)},
  job_version_id is not null as has_job_version, ${heldUntil(sql)}, ${lastRejection(sql)},
  (select ${withheldReason(sql)} from jobs where jobs.id = applications.job_id) as withheld,
  (select ${isDisclosed(sql)} from jobs where jobs.id = applications.job_id) as disclosed,
  ${micros(sql, "submitted_at")} as cursor_micros`;

const ofJob = (sql: Sql, jobId: string, status: ApplicationStatus | undefined) => sql`
  job_id = ${jobId} and submitted_at is not null ${status ? sql`and application_status = ${status}` : sql``}`;

const newestFirst = (sql: Sql) => sql`order by submitted_at desc nulls last, id desc`;

interface ApplicationsPage {
  status?: ApplicationStatus | undefined;
  /** Reads this application alone. */
  id?: string | undefined;
  limit: number;
  offset?: number;
  cursor?: Cursor | undefined;
}

/** The database skips the rows before the offset by the index alone. */
export function listJobApplications(
  sql: Sql,
  jobId: string,
  { status, id, limit, offset = 0, cursor }: ApplicationsPage,
): Promise<JobApplicationRow[]> {
  const where = sql`${ofJob(sql, jobId, status)} ${id ? sql`and id = ${id}` : sql``}`;
  const from = offset
    ? sql`and (submitted_at, id) <= (
        select submitted_at, id from applications where ${where} ${newestFirst(sql)} limit 1 offset ${offset})`
    : sql``;
  const after = cursor ? sql`and (submitted_at, id) < ${placeOf(sql, cursor)}` : sql``;
  return sql<JobApplicationRow[]>`
    select ${columns(sql)} from applications where ${where} ${from} ${after} ${newestFirst(sql)} limit ${limit}`;
}

export const countJobApplications = (sql: Sql, jobId: string, status?: ApplicationStatus): Promise<Counted> =>
  countCapped(sql, sql`applications where ${ofJob(sql, jobId, status)}`, status !== undefined);

/**
 * Also returns a withheld application, so the caller asks `requireShown`. Returns undefined once the job is taken down.
 */
export async function findEmployerApplication(
  sql: Sql,
  employerId: string,
  id: string,
  { hold = false } = {},
): Promise<JobApplicationRow | undefined> {
  return firstRow(sql<JobApplicationRow[]>`
    select ${columns(sql)} from applications
    where id = ${id} and submitted_at is not null
      and exists (select from jobs
        where jobs.id = applications.job_id and employer_id = ${employerId} and taken_down_at is null)
    ${hold ? sql`for update of applications` : sql``}`);
}

/** Writes the status and its history. The caller has read `from` under the application's lock. */
export async function updateApplicationStatus(
  sql: Sql,
  change: {
    applicationId: string;
    changedBy: string | null;
    byCandidate?: boolean;
    from: ApplicationStatus;
    to: ApplicationStatus;
  },
): Promise<void> {
  const { applicationId, changedBy, byCandidate = false, from, to } = change;
  await sql`update applications set application_status = ${to}, updated_at = now() where id = ${applicationId}`;
  await sql`
    insert into application_status_changes (application_id, changed_by, by_candidate, from_status, to_status)
    values (${applicationId}, ${changedBy}, ${byCandidate}, ${from}, ${to})`;
}

export async function findOwnApplicationJob(
  sql: Sql,
  employerId: string,
  id: string,
): Promise<string | undefined> {
  const [row] = await sql<{ jobId: string }[]>`
    select job_id from applications join jobs on jobs.id = job_id and employer_id = ${employerId}
    where applications.id = ${id} and ${isForEmployer(sql)}`;
  return row?.jobId;
}

interface StatusHistoryEntry {
  applicationId: string;
  changedBy: string | null;
  byCandidate: boolean;
  fromStatus: ApplicationStatus;
  toStatus: ApplicationStatus;
  changedAt: Date;
}

export function listStatusChanges(sql: Sql, applicationIds: string[]): Promise<StatusHistoryEntry[]> {
  return sql<StatusHistoryEntry[]>`
    select application_id, first_name || ' ' || last_name as changed_by, by_candidate, from_status, to_status, changed_at
    from application_status_changes left join users on users.id = changed_by
    where application_id in ${sql(applicationIds)}
    order by application_status_changes.id desc`;
}

/** A passport copy is masked until the employer opens the application. */
export async function findEmployerAccess(
  sql: Sql,
  employerId: string,
  documentId: string,
): Promise<"open" | "masked" | undefined> {
  const [row] = await sql<{ isOpen: boolean | null }[]>`
    select bool_or(field is distinct from 'passportCopyUrl' or ${isDisclosed(sql)}) as is_open
    from (
      select application_id, field from application_documents where document_id = ${documentId}
      union all select application_id, null from job_offers where document_id = ${documentId}
    ) as held
    join applications on applications.id = held.application_id
    join jobs on jobs.id = job_id and employer_id = ${employerId}
    where ${isForEmployer(sql)}`;
  if (typeof row?.isOpen !== "boolean") return undefined;
  return row.isOpen ? "open" : "masked";
}
