import { provenName } from "../accounts/mailboxes.ts";
import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface Tracked {
  id: string;
  email: string;
  fullName: string | null;
}

export async function findTracked(sql: Sql, reference: string, email: string): Promise<Tracked | undefined> {
  return firstRow(sql<Tracked[]>`
    select id, email, ${provenName(sql)} from applications
    where reference = ${reference} and lower(email) = lower(${email})
      and submitted_at is not null and erased_at is null`);
}

export async function insertTrackingCode(
  sql: Sql,
  code: { ticketHash: Uint8Array; applicationId: string | null; codeDigest: Uint8Array; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into tracking_codes ${sql(code, "ticketHash", "applicationId", "codeDigest", "expiresAt")}`;
}

/** Counts a try, and returns nothing for a code that is used up. */
export async function tryTrackingCode(
  sql: Sql,
  ticketHash: Uint8Array,
  { now, mostTries }: { now: Date; mostTries: number },
): Promise<{ applicationId: string | null; codeDigest: Uint8Array; tries: number } | undefined> {
  return firstRow(sql<{ applicationId: string | null; codeDigest: Uint8Array; tries: number }[]>`
    update tracking_codes set tries = tries + 1
    where ticket_hash = ${ticketHash} and expires_at > ${now} and tries < ${mostTries}
    returning application_id, code_digest, tries`);
}

export async function deleteTrackingCode(sql: Sql, ticketHash: Uint8Array): Promise<void> {
  await sql`delete from tracking_codes where ticket_hash = ${ticketHash}`;
}
