import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { firstRow, hasRows, idsOf } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface MandateFile {
  id: string;
  type: DocumentType;
  bytes: number;
}

export function listUnsentMandateFiles(sql: Sql, employerId: string): Promise<MandateFile[]> {
  return sql<MandateFile[]>`
    select documents.id, type, bytes from mandate_files join documents on documents.id = document_id
    where employer_id = ${employerId} and request_id is null and stored_at is not null
    order by mandate_files.created_at, documents.id limit 20`;
}

export function listMandateFiles(
  sql: Sql,
  requestIds: string[],
): Promise<(MandateFile & { requestId: string })[]> {
  return sql<(MandateFile & { requestId: string })[]>`
    select request_id, documents.id, type, bytes from mandate_files join documents on documents.id = document_id
    where request_id = any(string_to_array(${requestIds.join()}, ',')::uuid[]) and stored_at is not null
    order by mandate_files.created_at, documents.id`;
}

export async function insertMandateFile(sql: Sql, employerId: string, documentId: string): Promise<void> {
  await sql`insert into mandate_files (employer_id, document_id) values (${employerId}, ${documentId})`;
}

export async function deleteUnsentMandateFile(
  sql: Sql,
  employerId: string,
  documentId: string,
): Promise<boolean> {
  return hasRows(sql`
    delete from mandate_files
    where document_id = ${documentId} and employer_id = ${employerId} and request_id is null returning 1`);
}

/** Locks files of the account's browser that no request uses, and files of an open request. Decided files are evidence. */
export async function lockSendableFiles(
  tx: Sql,
  owner: { employerId: string; browserHash: Uint8Array | null },
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return idsOf(tx<{ id: string }[]>`
    select id from documents
    where id in ${tx(ids)} and stored_at is not null
      and not exists (select from application_documents where document_id = documents.id)
      and not exists (select from job_offers where document_id = documents.id)
      and (exists (select from mandate_files
          left join mandate_requests on mandate_requests.id = request_id
          where document_id = documents.id and mandate_files.employer_id = ${owner.employerId}
            and (request_id is null or state in ('waiting', 'question')))
        or (browser_hash = ${owner.browserHash}
          and not exists (select from mandate_files where document_id = documents.id)))
    for key share`);
}

export async function replaceMandateFiles(
  tx: Sql,
  request: { requestId: string; employerId: string },
  ids: string[],
): Promise<void> {
  await tx`delete from mandate_files where request_id = ${request.requestId}`;
  if (ids.length === 0) return;
  const rows = ids.map((documentId) => ({ ...request, documentId }));
  await tx`
    insert into mandate_files ${tx(rows, "requestId", "employerId", "documentId")}
    on conflict (document_id) do update set request_id = excluded.request_id`;
}

export async function findMandateFile(
  sql: Sql,
  documentId: string,
): Promise<{ employerId: string; requestId: string | null } | undefined> {
  return firstRow(sql<{ employerId: string; requestId: string | null }[]>`
    select employer_id, request_id from mandate_files where document_id = ${documentId}`);
}
