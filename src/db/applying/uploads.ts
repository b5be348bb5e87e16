import { countRows, hasRows, onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";
import type { StoredDocument } from "./documents.ts";

export async function insertDocument(sql: Sql, browserHash: Uint8Array): Promise<string> {
  return onlyValue(sql<{ id: string }[]>`
    insert into documents (browser_hash) values (${browserHash}) returning id`);
}

/** Adds up the stored files of this browser that no sent application, sent request or offer holds. */
export async function countUnsentBytes(sql: Sql, browserHash: Uint8Array): Promise<number> {
  return onlyValue(sql<{ bytes: number }[]>`
    select coalesce(sum(bytes), 0) as bytes from documents
    where browser_hash = ${browserHash} and stored_at is not null and not exists (
      select from application_documents join applications on applications.id = application_id
      where document_id = documents.id and submitted_at is not null)
      and not exists (select from mandate_files where document_id = documents.id and request_id is not null)
      and not exists (select from job_offers where document_id = documents.id)`);
}

interface UploadPlace {
  browserHash: Uint8Array;
  stored: Pick<StoredDocument, "type" | "bytes" | "sha256"> | undefined;
}

/** Records the storage key first, so that a task finds what an interruption leaves. */
export async function beginUpload(
  sql: Sql,
  id: string,
  storageKey: string,
): Promise<UploadPlace | undefined> {
  const [row] = await sql<
    (Pick<StoredDocument, "browserHash" | "type" | "bytes" | "sha256"> & { stored: boolean })[]
  >`
    with place as (
      select browser_hash, stored_at is not null as stored, type, bytes, sha256 from documents where id = ${id}
    ), begun as (
      insert into upload_attempts (storage_key) select ${storageKey} from place where not stored
    )
    select browser_hash, stored, type, bytes, sha256 from place`;
  if (!row) return undefined;
  const { stored, browserHash, ...document } = row;
  return { browserHash, stored: stored ? document : undefined };
}

/** Fills the reserved row once. Returns false when it is filled or gone. */
export async function markStored(sql: Sql, document: Omit<StoredDocument, "browserHash">): Promise<boolean> {
  const { id, ...columns } = document;
  return hasRows(sql`
    with filled as (
      update documents set ${sql(columns as unknown as Record<string, string>)}, stored_at = now()
      where id = ${id} and stored_at is null returning id
    ), ended as (
      delete from upload_attempts where storage_key = ${document.storageKey} and exists (select from filled)
    )
    select from filled`);
}

export async function listBrokenUploads(
  sql: Sql,
  before: Date,
  limit: number,
  offset: number,
): Promise<string[]> {
  const rows = await sql<{ storageKey: string }[]>`
    select storage_key from upload_attempts where begun_at < ${before}
    order by begun_at, storage_key limit ${limit} offset ${offset}`;
  return rows.map(({ storageKey }) => storageKey);
}

export async function deleteUploadAttempt(sql: Sql, storageKey: string): Promise<void> {
  await sql`delete from upload_attempts where storage_key = ${storageKey}`;
}

export async function countBrokenUploads(sql: Sql, before: Date): Promise<number> {
  return countRows(sql, sql`upload_attempts where begun_at < ${before}`);
}
