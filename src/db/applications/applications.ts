import type { ClosedBecause } from "../../content/refund-reasons.ts";
import type { PaymentStatus } from "../../shared/applications/admin-application.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { SentApplication } from "../../shared/applications/submitted-application.ts";
import { provenWords } from "../accounts/mailboxes.ts";
import { paymentMarks } from "../payments/payment-marks.ts";
import { isPaidAtTestGateway } from "../payments/test-payments.ts";
import { firstRow, idsOf, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import {
  type AppliedJob,
  applicationJob,
  closedBecause,
  employerReads,
  hasEmployer,
} from "./application-job.ts";
import { jobVersionId, withJobVersion } from "./job-text.ts";

export type { ApplicationStatus, PaymentStatus };

export const isPaidOrWaived = (status: PaymentStatus): boolean =>
  status === "completed" || status === "waived";

export interface ApplicationState {
  id: string;
  reference: string;
  browserHash: Uint8Array | null;
  jobId: string | null;
  draftSealed: Uint8Array | null;
  draftKeyId: string | null;
  fingerprint: Uint8Array | null;
  paymentStatus: PaymentStatus;
  applicationStatus: ApplicationStatus;
  submittedAt: Date | null;
  acknowledgedAt: Date | null;
  withdrawnAt: Date | null;
  erasedAt: Date | null;
  paidAt: Date | null;
  updatedAt: Date;
}

export const state = (sql: Sql) => sql`
  id, reference, browser_hash, job_id, draft_sealed, draft_key_id, fingerprint, payment_status, application_status,
  submitted_at, acknowledged_at, withdrawn_at, erased_at, paid_at, updated_at`;

/** Makes the requests of one browser wait for each other, so that two tabs never make two drafts. */
export async function lockBrowser(sql: Sql, browserHash: Uint8Array): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(encode(${browserHash}, 'hex'), 0))`;
}

export async function findDraftRow(sql: Sql, browserHash: Uint8Array): Promise<ApplicationState | undefined> {
  return firstRow(sql<ApplicationState[]>`
    select ${state(sql)} from applications where browser_hash = ${browserHash} and submitted_at is null`);
}

export async function lockDraftRow(sql: Sql, browserHash: Uint8Array): Promise<ApplicationState | undefined> {
  return firstRow(sql<ApplicationState[]>`
    select ${state(sql)} from applications where browser_hash = ${browserHash} and submitted_at is null for update`);
}

export async function findLatestSubmitted(
  sql: Sql,
  browserHash: Uint8Array,
): Promise<ApplicationState | undefined> {
  return firstRow(sql<ApplicationState[]>`
    select ${state(sql)} from applications
    where browser_hash = ${browserHash} and submitted_at is not null
    order by submitted_at desc limit 1`);
}

export async function findApplicationState(sql: Sql, id: string): Promise<ApplicationState | undefined> {
  return firstRow(sql<ApplicationState[]>`select ${state(sql)} from applications where id = ${id}`);
}

export async function lockApplication(sql: Sql, id: string): Promise<ApplicationState | undefined> {
  return firstRow(
    sql<ApplicationState[]>`select ${state(sql)} from applications where id = ${id} for update`,
  );
}

export const submissionColumns = (sql: Sql) => sql`
  id, reference, full_name, email, gender, nationality, preferred_job_type, qualification, experience, current_employer,
  sector, desired_country, desired_position, willing_to_relocate, resume_url, passport_copy_url, certificates_url,
  photograph_url, payment_status, application_status, ${paymentMarks(sql)}`;

interface NewApplicationRow {
  id: string;
  reference: string;
  browserHash: Uint8Array | null;
  jobId: string | null;
  language?: string;
}

export async function insertApplication(sql: Sql, row: NewApplicationRow): Promise<ApplicationState> {
  return onlyRow(sql<ApplicationState[]>`
    insert into applications ${sql({ language: "en", ...row }, "id", "reference", "browserHash", "jobId", "language")}
    returning ${state(sql)}`);
}

export async function updateDraft(
  sql: Sql,
  id: string,
  draft: { sealed: Uint8Array; keyId: string; jobId: string | null; language: string | undefined },
): Promise<void> {
  await sql`
    update applications
    set draft_sealed = ${draft.sealed}, draft_key_id = ${draft.keyId}, job_id = ${draft.jobId},
      language = coalesce(${draft.language ?? null}, language), updated_at = now()
    where id = ${id} and submitted_at is null`;
}

/** Takes a draft that has a payment away from the browser, and deletes any other. */
export async function deleteDraft(sql: Sql, browserHash: Uint8Array): Promise<void> {
  await sql`
    update applications set browser_hash = null
    where browser_hash = ${browserHash} and submitted_at is null
      and exists (select from payments where application_id = applications.id)`;
  await sql`delete from applications where browser_hash = ${browserHash} and submitted_at is null`;
}

export interface SubmittedColumns
  extends Omit<SentApplication, "id" | "reference" | "paymentStatus" | "paymentMarks" | "applicationStatus"> {
  jobId: string | null;
  privateSealed: Uint8Array;
  privateKeyId: string;
  fingerprint: Uint8Array;
  termsVersion: string;
  language?: string;
}

/** The caller holds the lock of a draft that was not sent. */
export async function markSubmitted(
  sql: Sql,
  id: string,
  columns: SubmittedColumns,
  paymentStatus: PaymentStatus,
): Promise<ApplicationState> {
  return onlyRow(sql<ApplicationState[]>`
    ${withJobVersion(sql, columns.jobId)}
    update applications
    set job_version_id = ${jobVersionId(sql)}, ${sql(columns as unknown as Record<string, string>)}, payment_status = ${paymentStatus},
      draft_sealed = null, draft_key_id = null, submitted_at = now(), updated_at = now()
    where id = ${id} and submitted_at is null
    returning ${state(sql)}`);
}

export interface Addressee {
  email: string;
  /** Null, like the next one, until the candidate proved to own the mailbox. */
  fullName: string | null;
  desiredPosition: string | null;
  job: AppliedJob | null;
  hasEmployer: boolean;
  employerReads: boolean;
  /** A withdrawal refunds the fee when there is a reason. */
  closedBecause: ClosedBecause | null;
  reference: string;
  paymentStatus: PaymentStatus;
  isPaidAtTestGateway: boolean;
  submittedAt: Date;
  privateSealed: Uint8Array;
  privateKeyId: string;
}

/** Returns undefined for a draft and for an erased application. */
export async function findAddressee(sql: Sql, id: string): Promise<Addressee | undefined> {
  return firstRow(sql<Addressee[]>`
    select email, ${provenWords(sql)}, ${applicationJob(sql)}, ${hasEmployer(sql)},
      ${employerReads(sql)}, ${closedBecause(sql)}, reference, payment_status, ${isPaidAtTestGateway(sql)},
      submitted_at, private_sealed, private_key_id
    from applications where id = ${id} and submitted_at is not null and private_sealed is not null`);
}

/** The candidate's browser has got the answer that the application is sent. */
export async function markAcknowledged(sql: Sql, id: string): Promise<void> {
  await sql`update applications set acknowledged_at = now() where id = ${id} and acknowledged_at is null`;
}

/** Keeps a job that the application already has. */
export async function updateApplicationJob(
  sql: Sql,
  id: string,
  { jobId, fingerprint }: { jobId: string; fingerprint: Uint8Array },
): Promise<void> {
  await sql`
    ${withJobVersion(sql, jobId)}
    update applications
    set job_id = ${jobId}, job_version_id = ${jobVersionId(sql)}, fingerprint = ${fingerprint}, updated_at = now()
    where id = ${id} and job_id is null`;
}

export async function markPaymentStatus(
  sql: Sql,
  id: string,
  status: PaymentStatus,
): Promise<ApplicationState> {
  return onlyRow(sql<ApplicationState[]>`
    update applications
    set payment_status = ${status}, updated_at = now(),
      paid_at = case when ${status} = 'completed' then coalesce(paid_at, now()) else paid_at end
    where id = ${id}
    returning ${state(sql)}`);
}

export async function touchDraft(sql: Sql, id: string): Promise<void> {
  await sql`update applications set updated_at = now() where id = ${id} and submitted_at is null`;
}

/** Lists what is to delete. The task first asks the provider, because a payment may have gone unnoticed. */
export async function listDraftsBefore(sql: Sql, before: Date): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select id from applications
    where submitted_at is null and updated_at < ${before}
      and not exists (select from payments
        where application_id = applications.id and status in ('succeeded', 'refunding', 'refunded'))
    order by updated_at, id`);
}

export const hasNoMoney = (sql: Sql) => sql`
  not exists (select from payments
    where application_id = applications.id
      and not (status = 'canceled' or (status = 'pending' and intent_id is null)))`;

/** Deletes drafts without a payment that succeeded or may succeed. Returns their ids. */
export async function deleteDraftsBefore(sql: Sql, before: Date, limit: number): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    with old as (
      select id from applications
      where submitted_at is null and updated_at < ${before} and ${hasNoMoney(sql)}
      order by updated_at, id limit ${limit} for update skip locked
    ), unpaid as (
      delete from payments where application_id in (select id from old)
    )
    delete from applications where id in (select id from old) returning id`);
}
