import type { CertificatePlace } from "../../shared/applications/added-certificate.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { toldStatus } from "./status-notices.ts";

export const isPaidFor = (sql: Sql) => sql`applications.payment_status in ('completed', 'waived')`;

/** True for an application that is sent and paid for, and neither withdrawn, refunded nor erased. */
export const isLive = (sql: Sql) => sql`
  (applications.submitted_at is not null and applications.withdrawn_at is null and applications.erased_at is null
  and ${isPaidFor(sql)})`;

interface Row {
  applicationStatus: ApplicationStatus;
  withdrawnAt: Date | null;
  erasedAt: Date | null;
}

export type Standing = "open" | "withdrawn" | "rejected" | "erased";

export type CertificateHindrance = Exclude<Standing, "open"> | "full";

/** Gives the status that the candidate knows: a held rejection does not count. */
export async function findStanding(
  sql: Sql,
  id: string,
  { hold = false } = {},
): Promise<Standing | undefined> {
  // A query that waits for the lock reads old notices, so an earlier statement of its own takes the lock.
  if (hold) await sql`select from applications where id = ${id} for update`;
  const [row] = await sql<Row[]>`
    select ${toldStatus(sql)} as application_status, withdrawn_at, erased_at from applications
    where id = ${id} and submitted_at is not null`;
  if (!row) return undefined;
  if (row.erasedAt) return "erased";
  if (row.withdrawnAt) return "withdrawn";
  return row.applicationStatus === "rejected" ? "rejected" : "open";
}

export async function markWithdrawn(sql: Sql, id: string): Promise<void> {
  await sql`update applications set withdrawn_at = now(), updated_at = now() where id = ${id}`;
}

export interface Certificate {
  field: CertificatePlace;
  documentId: string;
  addedAt: Date;
}

export async function listCertificates(sql: Sql, applicationId: string): Promise<Certificate[]> {
  return sql<Certificate[]>`
    select field, document_id, added_at from application_documents
    where application_id = ${applicationId} and added_at is not null order by added_at, field`;
}

export async function holdsSameDocument(
  sql: Sql,
  applicationId: string,
  documentId: string,
): Promise<boolean> {
  return hasRows(sql`
    select from application_documents join documents on documents.id = document_id
    where application_id = ${applicationId}
      and sha256 = (select sha256 from documents where id = ${documentId}) limit 1`);
}

export async function insertCertificate(
  sql: Sql,
  certificate: { applicationId: string; field: CertificatePlace; documentId: string },
): Promise<void> {
  const { applicationId, field, documentId } = certificate;
  await sql`
    insert into application_documents (application_id, field, document_id, added_at)
    values (${applicationId}, ${field}, ${documentId}, now())`;
}

export const addedCertificates = (sql: Sql) => sql`
  (select coalesce(json_agg(json_build_object(
      'place', field, 'url', '/objects/uploads/' || document_id,
      'addedAt', to_char(added_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'validUntil', valid_until) order by added_at, field), '[]')
    from application_documents
    where application_id = applications.id and added_at is not null) as added_certificates,
  (select valid_until from application_documents
    where application_id = applications.id and field = 'certificatesUrl') as certificates_valid_until`;
