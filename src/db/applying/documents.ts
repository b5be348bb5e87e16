import type { ScanState } from "../../shared/applications/document-scan.ts";
import {
  type DocumentPlace,
  type DocumentType,
  documentFields,
} from "../../shared/applying/document-fields.ts";
import { isForEmployer } from "../applications/employer-view.ts";
import { firstRow, hasRows, idsOf } from "../rows.ts";
import type { Sql, Transaction } from "../sql.ts";

/** No application, request or offer holds the document. */
const isUnclaimed = (sql: Sql) => sql`
  not exists (select from application_documents where document_id = documents.id)
  and not exists (select from mandate_files where document_id = documents.id)
  and not exists (select from job_offers where document_id = documents.id)`;

export interface StoredDocument {
  id: string;
  browserHash: Uint8Array;
  storageKey: string;
  type: DocumentType;
  bytes: number;
  sha256: Uint8Array;
  pieces: number;
  activeContent: boolean;
  wrappedKey: Uint8Array;
  wrappedKeyId: string;
}

interface OwnDocument extends Pick<StoredDocument, "id" | "type" | "bytes"> {
  scanState: ScanState | null;
}

/**
 * Returns those of the ids that are stored and belong to the browser or the application. Nobody removes them until the
 * transaction ends.
 */
export async function lockOwnDocuments(
  sql: Sql,
  owner: { id?: string; browserHash: Uint8Array | null },
  ids: string[],
): Promise<OwnDocument[]> {
  if (ids.length === 0) return [];
  return sql<OwnDocument[]>`
    select id, type, bytes, scan_state from documents
    where id in ${sql(ids)} and stored_at is not null
      and not exists (select from mandate_files where document_id = documents.id)
      and not exists (select from job_offers where document_id = documents.id)
      and (browser_hash = ${owner.browserHash}
        or exists (select from application_documents
          where document_id = documents.id and application_id = ${owner.id ?? null}))
    order by id
    for share`;
}

interface AttachedPlace {
  field: DocumentPlace;
  documentId: string;
  /** When the certificate expires. A draft keeps it with its sealed answers. */
  validUntil?: string | null;
}

/** Replaces all documents of the application, whose lock the caller holds. */
export async function replaceApplicationDocuments(
  sql: Sql,
  applicationId: string,
  documents: AttachedPlace[],
): Promise<void> {
  await sql`delete from application_documents where application_id = ${applicationId}`;
  if (documents.length === 0) return;
  const rows = documents.map(({ validUntil = null, ...document }) => ({
    applicationId,
    ...document,
    validUntil,
  }));
  await sql`
    insert into application_documents ${sql(rows, "applicationId", "field", "documentId", "validUntil")}`;
  const certificates = documents.flatMap(({ field }) => (field in documentFields ? [] : [field]));
  if (certificates.length === 0) return;
  // Certificates of the form have the time of sending, and later ones have a later time.
  await sql`
    update application_documents set added_at = now()
    where application_id = ${applicationId} and field in ${sql(certificates)}`;
}

interface PlacedDocument extends StoredDocument {
  place: DocumentPlace | null;
  scanState: ScanState | null;
  /** The employer sent it with an offer. */
  ofOffer: boolean;
}

interface AttachedDocument extends OwnDocument {
  field: DocumentPlace;
  validUntil: string | null;
}

export async function listApplicationDocuments(sql: Sql, applicationId: string): Promise<AttachedDocument[]> {
  return sql<AttachedDocument[]>`
    select field, documents.id, type, bytes, scan_state, valid_until
    from application_documents join documents on documents.id = document_id
    where application_id = ${applicationId}`;
}

export async function listUnclaimedDocuments(
  sql: Sql,
  before: Date,
  limit: number,
  offset: number,
): Promise<{ id: string; storageKey: string | null }[]> {
  return sql<{ id: string; storageKey: string | null }[]>`
    select id, storage_key from documents
    where created_at < ${before} and ${isUnclaimed(sql)}
    order by created_at, id limit ${limit} offset ${offset}`;
}

/** Lists the documents that nobody would claim if these applications were gone. */
export async function listUnclaimedBut(sql: Sql, before: Date, applicationIds: string[]): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select id from documents
    where created_at < ${before} and not exists (
      select from application_documents
      where document_id = documents.id
        and not application_id::text = any(string_to_array(${applicationIds.join()}, ',')))
      and not exists (select from mandate_files where document_id = documents.id)
      and not exists (select from job_offers
        where document_id = documents.id
          and not application_id::text = any(string_to_array(${applicationIds.join()}, ',')))
    order by created_at, id`);
}

/** Takes a document out of use before its pieces are removed. */
export async function withdrawUnclaimed(tx: Transaction, id: string): Promise<boolean> {
  // Waits for a request that attaches the document, so that the next statement sees that.
  await tx`select from documents where id = ${id} for update`;
  return hasRows(tx`
    update documents set stored_at = null
    where id = ${id} and ${isUnclaimed(tx)}
    returning id`);
}

export async function deleteDocument(sql: Sql, id: string): Promise<void> {
  await sql`delete from documents where id = ${id} and stored_at is null`;
}

export async function findStoredDocument(sql: Sql, id: string): Promise<PlacedDocument | undefined> {
  return firstRow(sql<PlacedDocument[]>`
    select id, browser_hash, storage_key, type, bytes, sha256, pieces, active_content, wrapped_key, wrapped_key_id, scan_state,
      (select field from application_documents where document_id = documents.id order by field limit 1) as place,
      exists (select from job_offers where document_id = documents.id) as of_offer
    from documents where id = ${id} and stored_at is not null`);
}

/** Matches the applications that hold the document: the candidate sent it, or the employer offered it. */
const holders = (sql: Sql, documentId: string) => sql`
  (select application_id from application_documents where document_id = ${documentId}
    union all select application_id from job_offers where document_id = ${documentId}) as holders`;

/** An employer reads a document of their own job's application, so no entry names another holder. */
const concerns = (sql: Sql, { kind, id }: { kind: string; id?: string }) =>
  kind === "employer"
    ? sql`and exists (select from applications join jobs on jobs.id = job_id
        where applications.id = holders.application_id and employer_id = ${id ?? null} and ${isForEmployer(sql)})`
    : sql``;

/** Writes a row for each application of the reader that holds the document. */
export async function insertDocumentReading(
  sql: Sql,
  documentId: string,
  reader: { kind: string; id?: string },
): Promise<void> {
  await sql`
    insert into document_readings (document_id, application_id, reader_kind, reader_id)
    select ${documentId}::uuid, application_id, ${reader.kind}, ${reader.id ?? null}::uuid
    from (select 1) as once left join ${holders(sql, documentId)} on true
      ${concerns(sql, reader)}`;
}

export async function listHoldersOf(
  sql: Sql,
  documentId: string,
  reader: { kind: string; id?: string },
): Promise<string[]> {
  const rows = await sql<{ applicationId: string }[]>`
    select distinct application_id from ${holders(sql, documentId)}
    where true ${concerns(sql, reader)}`;
  return rows.map(({ applicationId }) => applicationId);
}

export interface DocumentReading {
  applicationId: string;
  documentId: string;
  readerKind: "admin" | "employer" | "candidate";
  readAt: Date;
  total: number;
}

export async function listDocumentReadings(
  sql: Sql,
  applicationIds: string[],
  perDocument = 3,
): Promise<DocumentReading[]> {
  if (applicationIds.length === 0) return [];
  // One opening counts as one reading for each application that holds the document.
  return sql<DocumentReading[]>`
    select attached.application_id, attached.document_id, reader_kind, read_at, total
    from application_documents attached cross join lateral (
      select reader_kind, read_at, count(*) over ()::int as total
      from document_readings reading
      where reading.document_id = attached.document_id
        and coalesce(reading.application_id, attached.application_id) = attached.application_id
      order by reading.id desc limit ${perDocument}) readings
    where attached.application_id in ${sql(applicationIds)}
    order by read_at desc`;
}
