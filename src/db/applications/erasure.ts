import { firstRow, idsOf } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isPaidFor } from "./standing.ts";

export type ErasedBy = "candidate" | "retention";

/** A bank asks for evidence for at most this long after a payment. */
const disputeDays = 120;

export interface ErasureHindrance {
  reason: "processing" | "disputed";
  until: Date | null;
}

const hindering = (sql: Sql, now: Date) => sql`
  (payments.status = 'processing' or payments.disputed_at > ${now}::timestamptz - make_interval(days => ${disputeDays}))`;

/** `until` is null while a payment is processing, because nobody knows when that ends. */
export async function findErasureHindrance(
  sql: Sql,
  applicationId: string,
  now: Date,
): Promise<ErasureHindrance | undefined> {
  return firstRow(sql<ErasureHindrance[]>`
    select case when status = 'processing' then 'processing' else 'disputed' end as reason,
      case when status <> 'processing' then disputed_at + make_interval(days => ${disputeDays}) end as until
    from payments where application_id = ${applicationId} and ${hindering(sql, now)}
    order by until desc nulls last limit 1`);
}

const openAndPaid = (sql: Sql) => sql`withdrawn_at is null and ${isPaidFor(sql)}`;
const open = (sql: Sql) => sql`withdrawn_at is null and payment_status <> 'refunded'`;

/** Each application has at most one of these states of the retention table. */
const states = {
  unpaid: (sql) => sql`
    application_status = 'submitted' and withdrawn_at is null and payment_status in ('pending', 'failed')`,
  unanswered: (sql) => sql`application_status = 'submitted' and ${openAndPaid(sql)}`,
  inProgress: (sql) => sql`application_status in ('under_review', 'interviewed') and ${open(sql)}`,
  accepted: (sql) => sql`application_status = 'accepted' and ${open(sql)}`,
  rejected: (sql) => sql`application_status = 'rejected' and ${open(sql)}`,
  withdrawn: (sql, before) => sql`withdrawn_at < ${before}`,
  refunded: (sql) => sql`withdrawn_at is null and payment_status = 'refunded'`,
} satisfies Record<string, (sql: Sql, before: Date) => ReturnType<Sql>>;

export type KeptState = keyof typeof states;
export const keptStates = Object.keys(states) as KeptState[];

/** Nothing else has happened since: no payment, refund, change of status, message, interview, offer or confirmed hire. */
const isQuietSince = (sql: Sql, before: Date) => sql`
  applications.submitted_at < ${before} and (paid_at is null or paid_at < ${before})
  and not exists (select from application_status_changes
    where application_id = applications.id and changed_at >= ${before})
  and not exists (select from application_messages
    where application_id = applications.id and application_messages.created_at >= ${before})
  and not exists (select from interviews
    where application_id = applications.id and interviews.updated_at >= ${before})
  and not exists (select from placements
    where application_id = applications.id and greatest(offered_at, answered_at) >= ${before})
  and not exists (select from job_offers
    where application_id = applications.id and job_offers.updated_at >= ${before})
  and (hire_confirmed_at is null or hire_confirmed_at < ${before})
  and not exists (select from payments where application_id = applications.id
    and (payments.created_at >= ${before} or (status = 'refunded' and payments.updated_at >= ${before})))`;

/** The bank, the provider or the administrator still has to decide. */
const isUndecided = (sql: Sql, now: Date) => sql`
  (exists (select from payments where application_id = applications.id
    and (${hindering(sql, now)} or status = 'refunding' or refund_failed_at is not null or dispute_state = 'open'))
  or exists (select from vacancy_reports
    where vacancy_reports.job_id = applications.job_id and vacancy_reports.closed_at is null))`;

const isPayable = (sql: Sql) => sql`
  exists (select from payments
    where application_id = applications.id and status in ('pending', 'failed') and intent_id is not null)`;

interface OldApplications {
  now: Date;
  id?: string;
  limit?: number;
  after?: string | undefined;
}

export async function listOldApplications(
  sql: Sql,
  state: KeptState,
  before: Date,
  { now, id, limit, after }: OldApplications,
): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select applications.id from applications
    where submitted_at is not null and erased_at is null and ${states[state](sql, before)}
      and ${isQuietSince(sql, before)} and not ${isUndecided(sql, now)}
      ${id ? sql`and applications.id = ${id} and not ${isPayable(sql)}` : sql``}
      ${after ? sql`and (submitted_at, applications.id) > (select submitted_at, id from applications where id = ${after})` : sql``}
    order by applications.submitted_at, applications.id limit ${limit ?? null}`);
}

/** The job stays when the candidate erased the data, because the employer's page still lists the application. */
export async function emptyApplication(sql: Sql, id: string, by: ErasedBy): Promise<void> {
  await sql`
    update applications
    set erased_at = now(), erased_by = ${by}, updated_at = now(), browser_hash = null, user_id = null,
      job_id = case when ${by} = 'candidate' then job_id end, job_version_id = null,
      fingerprint = null, language = default,
      full_name = null, email = null, gender = null, nationality = null, preferred_job_type = null,
      qualification = null, experience = null, current_employer = null, sector = null,
      desired_country = null, desired_position = null, willing_to_relocate = null,
      passport_renewed_at = null, private_sealed = null, private_key_id = null, draft_sealed = null, draft_key_id = null,
      resume_url = null, passport_copy_url = null, certificates_url = null, photograph_url = null
    where id = ${id} and erased_at is null`;
}

export interface WithdrawnDocument {
  id: string;
  storageKey: string;
}

/** Deletes the keys of documents that no other application holds, so that nobody can open what the store still has. */
export async function withdrawDocuments(sql: Sql, applicationId: string): Promise<WithdrawnDocument[]> {
  // Waits for a request that attaches one of them elsewhere, so that the next statement sees it.
  const held = await sql<{ id: string }[]>`
    select id from documents
    where id in (
      select document_id from application_documents where application_id = ${applicationId}
      union select document_id from job_offers where application_id = ${applicationId})
    order by id for update`;
  await sql`delete from application_documents where application_id = ${applicationId}`;
  await sql`update job_offers set document_id = null where application_id = ${applicationId}`;
  if (held.length === 0) return [];
  return sql<WithdrawnDocument[]>`
    update documents set stored_at = null, wrapped_key = null, wrapped_key_id = null, sha256 = null
    where id in ${sql(held.map(({ id }) => id))} and storage_key is not null
      and not exists (select from mandate_files where document_id = documents.id)
      and not exists (select from application_documents where document_id = documents.id)
    returning id, storage_key`;
}

const refundedDrafts = (sql: Sql, before: Date) => sql`
  submitted_at is null and payment_status = 'refunded' and draft_sealed is not null and updated_at < ${before}`;

export async function listRefundedDrafts(sql: Sql, before: Date): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select id from applications where ${refundedDrafts(sql, before)} order by updated_at, id`);
}

export async function eraseRefundedDrafts(tx: Sql, before: Date, limit: number): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    update applications set draft_sealed = null, draft_key_id = null, browser_hash = null
    where id in (
      select id from applications where ${refundedDrafts(tx, before)}
      order by updated_at, id limit ${limit} for update skip locked)
    returning id`;
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx`delete from application_documents where application_id in ${tx(ids)}`;
  return ids;
}
