import type { CertificateField } from "../../shared/applications/added-certificate.ts";
import type { Sql } from "../sql.ts";
import { isForEmployer } from "./employer-view.ts";
import { isLive } from "./standing.ts";
import { toldStatus } from "./status-notices.ts";

export interface ExpiryCheck {
  id: string;
  passportTold: number;
  certificatesUrl: string | null;
  privateSealed: Uint8Array;
  privateKeyId: string;
  certificates: { field: CertificateField; validUntil: string; told: number }[];
}

interface Checks {
  now: Date;
  today: string;
  most: number;
  batch: number;
}

const isReminded = (sql: Sql) => sql`
  (${isLive(sql)} and ${toldStatus(sql)} <> 'rejected' and private_sealed is not null
  and (applications.job_id is null
    or exists (select from jobs where jobs.id = applications.job_id and ${isForEmployer(sql)})))`;

/**
 * Takes each open application once a day, until all emails about its papers are sent. Of papers that a placed
 * application holds, too, only the placed one tells.
 */
export async function takeExpiryChecks(tx: Sql, { now, today, most, batch }: Checks): Promise<ExpiryCheck[]> {
  const placed = tx`
    (select placements.application_id as general_id, made_id
    from placements join applications on applications.id = made_id
    where ${isReminded(tx)}) as placed`;
  const isPlaced = tx`applications.id in (select general_id from ${placed})`;
  const expiring = tx`
    from application_documents
    where application_id = applications.id and valid_until >= ${today}::date and expiry_told < ${most}
      and (application_id, document_id) not in (
        select general_id, held.document_id
        from application_documents held join ${placed} on made_id = held.application_id)`;
  return tx<ExpiryCheck[]>`
    update applications set passport_checked_at = ${now}
    where id in (
      select id from applications
      where ${isReminded(tx)} and ((passport_told < ${most} and not ${isPlaced}) or exists (select ${expiring}))
        and (passport_checked_at is null or passport_checked_at <= ${now}::timestamptz - interval '23 hours')
      order by id limit ${batch} for update skip locked)
    returning id, case when ${isPlaced} then ${most}::int else passport_told end as passport_told,
      certificates_url, private_sealed, private_key_id,
      (select coalesce(json_agg(json_build_object(
          'field', field, 'validUntil', valid_until, 'told', expiry_told)), '[]') ${expiring}) as certificates`;
}

interface Told {
  passport?: number | undefined;
  certificates: { field: CertificateField; stage: number }[];
}

/** The general application of a placed one tells nothing again of the papers that they share. */
export async function updateExpiryTold(tx: Sql, id: string, { passport, certificates }: Told): Promise<void> {
  const general = tx`(select application_id from placements where made_id = ${id})`;
  if (passport !== undefined) {
    await tx`update applications set passport_told = ${passport} where id = ${id}`;
    await tx`
      update applications set passport_told = greatest(passport_told, ${passport}::int) where id in ${general}`;
  }
  for (const { field, stage } of certificates) {
    await tx`
      update application_documents set expiry_told = ${stage}
      where application_id = ${id} and field = ${field}`;
    await tx`
      update application_documents set expiry_told = greatest(expiry_told, ${stage}::int)
      where application_id in ${general} and document_id in (
        select document_id from application_documents where application_id = ${id} and field = ${field})`;
  }
}

export async function copyExpiryTold(tx: Sql, { from, to }: { from: string; to: string }): Promise<void> {
  await tx`
    update application_documents set expiry_told = held.expiry_told from application_documents held
    where application_documents.application_id = ${to} and held.application_id = ${from}
      and held.field = application_documents.field`;
}
