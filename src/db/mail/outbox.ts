import type { Sealed } from "../../shared/sealed.ts";
import { firstRow, hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface SealedEmail {
  id: string;
  kind: string;
  message: Sealed;
}

export interface DueEmail extends SealedEmail {
  attempts: number;
}

export interface SealedRow {
  id: string;
  kind: string;
  messageSealed: Uint8Array;
  messageKeyId: string;
}

export const mostAttempts = 10;

export async function insertEmail(
  sql: Sql,
  { id, kind, message, applicationId }: SealedEmail & { applicationId?: string | undefined },
  { isWanted = true, sendAt }: { isWanted?: boolean; sendAt?: Date | undefined } = {},
): Promise<void> {
  await sql`
    insert into outbox (id, kind, message_sealed, message_key_id, application_id, created_at, next_attempt_at)
    select ${id}::uuid, ${kind}, ${message.bytes}::bytea, ${message.keyId}, ${applicationId ?? null}::uuid, clock_timestamp(),
      coalesce(${sendAt ?? null}::timestamptz, now())
    where ${isWanted}::boolean`;
}

/** One statement inserts many rows, with far fewer parameters than the 65,535 that PostgreSQL takes. */
const atOnce = 1_000;

export async function insertCandidateEmails(
  sql: Sql,
  emails: (SealedEmail & { applicationId: string })[],
): Promise<void> {
  for (let start = 0; start < emails.length; start += atOnce)
    await insertEmails(sql, emails.slice(start, start + atOnce), false);
}

/** The outbox sends these emails after all others. */
export async function insertAlertEmails(
  sql: Sql,
  emails: (SealedEmail & { alertId: string })[],
): Promise<void> {
  await insertEmails(sql, emails, true);
}

export async function insertReminderEmails(
  sql: Sql,
  emails: (SealedEmail & { reminderId: string })[],
): Promise<void> {
  await insertEmails(sql, emails, true);
}

async function insertEmails(sql: Sql, emails: SealedEmail[], bulk: boolean): Promise<void> {
  const rows = emails.map(({ message, ...columns }) => ({
    ...columns,
    messageSealed: message.bytes,
    messageKeyId: message.keyId,
    bulk,
  }));
  if (rows.length > 0) await sql`insert into outbox ${sql(rows as never)}`;
}

/** Counts the attempt and schedules the next one before sending, so that a crash leaves nothing to clean up. */
export async function takeDueEmails(sql: Sql, now: Date, batch: number): Promise<DueEmail[]> {
  const rows = await sql<(SealedRow & { attempts: number })[]>`
    update outbox set attempts = attempts + 1,
      given_up_at = case when attempts + 1 >= ${mostAttempts} then ${now}::timestamptz end,
      next_attempt_at = ${now} + least(interval '6 hours', interval '1 minute' * power(3, attempts))
    where id in (
      select id from outbox
      where sent_at is null and given_up_at is null and next_attempt_at <= ${now}
      order by bulk, next_attempt_at limit ${batch} for update skip locked
    )
    returning id, kind, attempts, message_sealed, message_key_id`;
  return rows.map(({ attempts, ...row }) => ({ ...sealedEmail(row), attempts }));
}

/** An email about a status that is due replaces an older one that waits for its next attempt. */
export async function deleteOutdatedStatusEmails(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from outbox as older using outbox as newer
    where older.kind = 'status changed' and older.sent_at is null
      and newer.kind = older.kind and newer.application_id = older.application_id and newer.created_at > older.created_at
      and newer.sent_at is null and newer.given_up_at is null and newer.next_attempt_at <= ${now}`;
}

export async function markEmailSent(sql: Sql, id: string): Promise<void> {
  await sql`
    update outbox
    set sent_at = now(), message_sealed = null, message_key_id = null, failure = null, given_up_at = null
    where id = ${id}`;
}

/** The reason is a code without personal data. `givenUpAt` ends the attempts. */
export async function markEmailFailed(
  sql: Sql,
  id: string,
  { reason, givenUpAt }: { reason: string; givenUpAt?: Date | undefined },
): Promise<void> {
  await sql`
    update outbox set failure = ${reason}, given_up_at = coalesce(given_up_at, ${givenUpAt ?? null}::timestamptz)
    where id = ${id} and sent_at is null`;
}

/** Returns false once a process has begun to send the email. */
export async function deleteHeldEmail(sql: Sql, id: string): Promise<boolean> {
  return hasRows(sql`delete from outbox where id = ${id} and sent_at is null and attempts = 0 returning id`);
}

/** The next run of the outbox sends it. */
export async function sendHeldEmail(sql: Sql, id: string): Promise<void> {
  await sql`update outbox set next_attempt_at = now() where id = ${id} and sent_at is null and attempts = 0`;
}

export async function deleteUnsentEmailsOf(sql: Sql, applicationId: string): Promise<void> {
  await sql`delete from outbox where application_id = ${applicationId} and sent_at is null`;
}

/** Leaves out held emails, which would tell of a change that the employer may still undo. */
export async function listEmailsOf(
  sql: Sql,
  applicationId: string,
): Promise<{ kind: string; createdAt: Date; sentAt: Date | null }[]> {
  return sql<{ kind: string; createdAt: Date; sentAt: Date | null }[]>`
    select kind, created_at, sent_at from outbox
    where application_id = ${applicationId}
      and not exists (select from status_notices
        where status_notices.application_id = outbox.application_id and email_id = outbox.id and told_at > now())
    order by created_at, id`;
}

export interface UnsentEmail extends SealedEmail {
  createdAt: Date;
  nextAttemptAt: Date;
}

export async function listUnsentEmails(sql: Sql, limit: number): Promise<UnsentEmail[]> {
  const rows = await sql<(SealedRow & Pick<UnsentEmail, "createdAt" | "nextAttemptAt">)[]>`
    select id, kind, message_sealed, message_key_id, created_at, next_attempt_at from outbox where sent_at is null
    order by created_at desc, id limit ${limit}`;
  return rows.map((row) => ({
    ...sealedEmail(row),
    createdAt: row.createdAt,
    nextAttemptAt: row.nextAttemptAt,
  }));
}

export async function findUnsentEmail(sql: Sql, id: string): Promise<SealedEmail | undefined> {
  const row = await firstRow(sql<SealedRow[]>`
    select id, kind, message_sealed, message_key_id from outbox where id = ${id} and sent_at is null`);
  return row && sealedEmail(row);
}

export const sealedEmail = ({ id, kind, messageSealed, messageKeyId }: SealedRow): SealedEmail => ({
  id,
  kind,
  message: { bytes: messageSealed, keyId: messageKeyId },
});
