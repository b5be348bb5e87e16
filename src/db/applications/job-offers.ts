import type { ScanState, ShownScan } from "../../shared/applications/document-scan.ts";
import type { JobOfferState, JobOfferTerms } from "../../shared/applications/job-offer.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { countRows, firstRow, hasRows, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface JobOfferRow {
  id: string;
  applicationId: string;
  state: JobOfferState;
  termsSealed: Uint8Array;
  termsKeyId: string;
  documentId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ShownJobOffer extends Omit<JobOfferRow, "termsSealed" | "termsKeyId"> {
  terms: JobOfferTerms | undefined;
  asksMoney: boolean;
  /** The start has passed without an answer. */
  isOver: boolean;
  document: OfferedDocument | undefined;
}

interface OfferedDocument {
  type: DocumentType;
  bytes: number;
  scan: ShownScan;
}

interface StoredFile {
  type: DocumentType | null;
  bytes: number | null;
  scanState: ScanState | null;
}

const columns = (sql: Sql) => sql`
  job_offers.id, application_id, state, terms_sealed, terms_key_id, document_id, job_offers.created_at, job_offers.updated_at`;

interface NewJobOffer
  extends Pick<JobOfferRow, "id" | "applicationId" | "termsSealed" | "termsKeyId" | "documentId"> {
  now: Date;
}

export async function insertJobOffer(sql: Sql, offer: NewJobOffer): Promise<JobOfferRow> {
  const { id, applicationId, termsSealed, termsKeyId, documentId, now } = offer;
  return onlyRow(sql<JobOfferRow[]>`
    insert into job_offers (id, application_id, terms_sealed, terms_key_id, document_id, created_at, updated_at)
    values (${id}, ${applicationId}, ${termsSealed}, ${termsKeyId}, ${documentId}, ${now}, ${now})
    returning ${columns(sql)}`);
}

export async function updateJobOfferState(
  sql: Sql,
  id: string,
  state: JobOfferState,
  now: Date,
): Promise<JobOfferRow> {
  return onlyRow(sql<JobOfferRow[]>`
    update job_offers set state = ${state}, updated_at = ${now} where id = ${id} returning ${columns(sql)}`);
}

export async function lockJobOffer(
  sql: Sql,
  applicationId: string,
  id?: string,
): Promise<JobOfferRow | undefined> {
  return firstRow(sql<JobOfferRow[]>`
    select ${columns(sql)} from job_offers
    where application_id = ${applicationId} ${id ? sql`and id = ${id}` : sql``}
    order by created_at desc, id desc limit 1 for update`);
}

export async function listJobOffers(sql: Sql, applicationId: string): Promise<(JobOfferRow & StoredFile)[]> {
  return sql<(JobOfferRow & StoredFile)[]>`
    select ${columns(sql)}, type, bytes, scan_state
    from job_offers left join documents on documents.id = document_id
    where application_id = ${applicationId} order by job_offers.created_at, job_offers.id`;
}

export const countJobOffers = (sql: Sql, applicationId: string): Promise<number> =>
  countRows(sql, sql`job_offers where application_id = ${applicationId}`);

export async function deleteJobOffers(sql: Sql, applicationId: string): Promise<void> {
  await sql`delete from job_offers where application_id = ${applicationId}`;
}

/** True for two uploads of the same content, because a form that is posted twice uploads its file twice. */
export async function areSameFiles(sql: Sql, one: string, other: string): Promise<boolean> {
  return hasRows(sql`
    select from documents one join documents other on other.id = ${other}
    where one.id = ${one} and one.sha256 = other.sha256`);
}

/** Makes two offers that name the same document wait for each other. */
export async function lockOfferedDocument(tx: Sql, documentId: string): Promise<void> {
  await tx`select from documents where id = ${documentId} for update`;
}

/** The administrator reads no document of an offer. */
export async function isOfferDocument(sql: Sql, documentId: string): Promise<boolean> {
  return hasRows(sql`select from job_offers where document_id = ${documentId}`);
}
