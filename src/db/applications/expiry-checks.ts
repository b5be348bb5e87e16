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

/** Takes each open application once a day, until all emails about its papers are sent. */
export async function takeExpiryChecks(tx: Sql, { now, today, most, batch }: Checks): Promise<ExpiryCheck[]> {
  const expiring = tx`
    from application_documents
    where application_id = applications.id and valid_until >= ${today}::date and expiry_told < ${most}`;
  return tx<ExpiryCheck[]>`
    update applications set passport_checked_at = ${now}
    where id in (
      select id from applications
      where ${isLive(tx)} and ${toldStatus(tx)} <> 'rejected'
        and (job_id is null
          or exists (select from jobs where jobs.id = applications.job_id and ${isForEmployer(tx)}))
        and private_sealed is not null and (passport_told < ${most} or exists (select ${expiring}))
        and (passport_checked_at is null or passport_checked_at <= ${now}::timestamptz - interval '23 hours')
      order by id limit ${batch} for update skip locked)
    returning id, passport_told, certificates_url, private_sealed, private_key_id,
      (select coalesce(json_agg(json_build_object(
          'field', field, 'validUntil', valid_until, 'told', expiry_told)), '[]') ${expiring}) as certificates`;
}

interface Told {
  passport?: number | undefined;
  certificates: { field: CertificateField; stage: number }[];
}

export async function updateExpiryTold(tx: Sql, id: string, { passport, certificates }: Told): Promise<void> {
  if (passport !== undefined) await tx`update applications set passport_told = ${passport} where id = ${id}`;
  for (const { field, stage } of certificates)
    await tx`
      update application_documents set expiry_told = ${stage}
      where application_id = ${id} and field = ${field}`;
}
