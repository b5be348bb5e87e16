import type { Sealed } from "../services/vault.ts";
import type { Sql } from "./sql.ts";

export interface SealedEmail {
  id: string;
  kind: string;
  message: Sealed;
}

export interface ClaimedEmail extends SealedEmail {
  /** This one included. */
  attempts: number;
}

interface Row {
  id: string;
  kind: string;
  messageSealed: Uint8Array;
  messageKeyId: string;
}

export const mostAttempts = 10;

export async function insertEmail(sql: Sql, email: SealedEmail): Promise<void> {
  await sql`
    insert into outbox (id, kind, message_sealed, message_key_id)
    values (${email.id}, ${email.kind}, ${email.message.bytes}, ${email.message.keyId})`;
}

/**
 * Takes what is due, oldest first, so that nobody else takes it at the same time. The attempt is counted and the next
 * one set beforehand, 1 minute later, then 3, 9 and so on up to 6 hours: who dies meanwhile leaves nothing to clean up.
 */
export async function claimDueEmails(sql: Sql, now: Date, batch: number): Promise<ClaimedEmail[]> {
  const rows = await sql<(Row & { attempts: number })[]>`
    update outbox set attempts = attempts + 1,
      next_attempt_at = ${now} + least(interval '6 hours', interval '1 minute' * power(3, attempts))
    where id in (
      select id from outbox
      where sent_at is null and attempts < ${mostAttempts} and next_attempt_at <= ${now}
      order by next_attempt_at limit ${batch} for update skip locked
    )
    returning id, kind, attempts, message_sealed, message_key_id`;
  return rows.map(({ attempts, ...row }) => ({ ...sealedEmail(row), attempts }));
}

/** What it said and to whom is forgotten. */
export async function markEmailSent(sql: Sql, id: string): Promise<void> {
  await sql`
    update outbox set sent_at = now(), message_sealed = null, message_key_id = null where id = ${id}`;
}

/** Newest first. */
export async function listUnsentEmails(sql: Sql, limit: number): Promise<SealedEmail[]> {
  const rows = await sql<Row[]>`
    select id, kind, message_sealed, message_key_id from outbox where sent_at is null
    order by created_at desc, id limit ${limit}`;
  return rows.map(sealedEmail);
}

const sealedEmail = ({ id, kind, messageSealed, messageKeyId }: Row): SealedEmail => ({
  id,
  kind,
  message: { bytes: messageSealed, keyId: messageKeyId },
});
