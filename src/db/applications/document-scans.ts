import type { ScanState } from "../../shared/applications/document-scan.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";
import { documentFields } from "../../shared/applying/document-fields.ts";
import type { StoredDocument } from "../applying/documents.ts";
import { firstRow, hasRows, idsOf } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface UnscannedDocument
  extends Pick<StoredDocument, "id" | "storageKey" | "pieces" | "wrappedKey" | "wrappedKeyId"> {
  attempts: number;
}

/** Takes new documents first. Nobody else takes the same one until the lease ends. */
export async function takeUnscanned(
  sql: Sql,
  now: Date,
  until: Date,
): Promise<UnscannedDocument | undefined> {
  return firstRow(sql<UnscannedDocument[]>`
    update documents
    set scan_state = coalesce(scan_state, 'pending'), scan_attempts = scan_attempts + 1, scan_due_at = ${until}
    where id = (
      select id from documents
      where stored_at is not null and (scan_state is null or scan_state in ('pending', 'error'))
        and scan_due_at <= ${now}
      order by scan_due_at, stored_at desc limit 1 for update skip locked)
    returning id, storage_key, pieces, wrapped_key, wrapped_key_id, scan_attempts as attempts`);
}

export async function updateScanState(
  sql: Sql,
  id: string,
  { state, at, dueAt = at }: { state: ScanState; at: Date; dueAt?: Date },
): Promise<void> {
  await sql`
    update documents set scan_state = ${state}, scanned_at = ${at}, scan_due_at = ${dueAt}
    where id = ${id} and stored_at is not null`;
}

/** Lists sent applications in the order in which they are to be locked. */
export async function listApplicationsWith(sql: Sql, documentId: string): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select distinct applications.id from application_documents
    join applications on applications.id = application_id
    where document_id = ${documentId} and submitted_at is not null
    order by applications.id`);
}

export interface RefusedDocument {
  reference: string;
  scanState: "infected" | "error";
}

const mostListed = 100;

export const listRefusedDocuments = (sql: Sql): Promise<RefusedDocument[]> => sql<RefusedDocument[]>`
  select reference, scan_state from documents
  join application_documents on document_id = documents.id
  join applications on applications.id = application_id
  where scan_state in ('infected', 'error') and submitted_at is not null
  order by scanned_at limit ${mostListed}`;

export const documentScans = (sql: Sql) => sql`
  (select coalesce(json_agg(json_build_object(
      'url', '/objects/uploads/' || documents.id, 'scan', scan_state, 'activeContent', active_content)
      order by field), '[]')
    from application_documents join documents on documents.id = document_id
    where application_id = applications.id) as document_scans`;

export interface ScansColumn {
  documentScans: { url: string; scan: ScanState | null; activeContent: boolean }[];
}

export interface InfectedDocuments {
  places: DocumentPlace[];
  certificatesUrl: string | null;
}

export async function findInfectedDocuments(sql: Sql, applicationId: string): Promise<InfectedDocuments> {
  const found = await firstRow(sql<InfectedDocuments[]>`
    select certificates_url, (
      select coalesce(json_agg(field order by field), '[]')
      from application_documents join documents on documents.id = document_id
      where application_id = applications.id and scan_state = 'infected') as places
    from applications where id = ${applicationId}`);
  return found ?? { places: [], certificatesUrl: null };
}

export async function isInfected(sql: Sql, applicationId: string, place: DocumentPlace): Promise<boolean> {
  return hasRows(sql`
    select from application_documents join documents on documents.id = document_id
    where application_id = ${applicationId} and field = ${place} and scan_state = 'infected'`);
}

export async function replaceApplicationDocument(
  sql: Sql,
  replacement: { applicationId: string; place: DocumentPlace; documentId: string; reference: string },
): Promise<void> {
  const { applicationId, place, documentId, reference } = replacement;
  // A date goes with its certificate, and nobody has given one for this file.
  await sql`
    update application_documents set document_id = ${documentId}, valid_until = null, expiry_told = 0
    where application_id = ${applicationId} and field = ${place}`;
  // Later certificates are in no column.
  if (place in documentFields)
    await sql`
      update applications set ${sql({ [place]: reference })}, updated_at = now() where id = ${applicationId}`;
}
