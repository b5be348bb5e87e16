import type { Sql } from "../sql.ts";
import { isForEmployer } from "./employer-view.ts";
import { isLive } from "./standing.ts";
import { toldStatus } from "./status-notices.ts";

export interface PassportCheck {
  id: string;
  /** The number of emails that were sent about this passport. */
  passportTold: number;
  privateSealed: Uint8Array;
  privateKeyId: string;
}

/** Takes each open application once a day, until all emails about its passport are sent. */
export async function takePassportChecks(
  tx: Sql,
  { now, most, batch }: { now: Date; most: number; batch: number },
): Promise<PassportCheck[]> {
  return tx<PassportCheck[]>`
    update applications set passport_checked_at = ${now}
    where id in (
      select id from applications
      where ${isLive(tx)} and ${toldStatus(tx)} <> 'rejected'
        and (job_id is null
          or exists (select from jobs where jobs.id = applications.job_id and ${isForEmployer(tx)}))
        and private_sealed is not null and passport_told < ${most}
        and (passport_checked_at is null or passport_checked_at <= ${now}::timestamptz - interval '23 hours')
      order by id limit ${batch} for update skip locked)
    returning id, passport_told, private_sealed, private_key_id`;
}

export async function updatePassportTold(tx: Sql, id: string, told: number): Promise<void> {
  await tx`update applications set passport_told = ${told} where id = ${id}`;
}
