import type { Counted } from "../../shared/counted.ts";
import { countCapped, countRows, idsOf } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { type SealedEmail, type SealedRow, sealedEmail } from "./outbox.ts";

export interface FailedEmail extends SealedEmail {
  attempts: number;
  /** Null when the last attempt never ended. */
  failure: string | null;
  givenUpAt: Date | null;
  nextAttemptAt: Date;
  createdAt: Date;
}

const failed = (sql: Sql) => sql`
  outbox where sent_at is null and (given_up_at is not null or failure is not null)`;

export async function countFailedEmails(sql: Sql): Promise<{ total: number; givenUp: Counted }> {
  const total = await countRows(sql, failed(sql));
  const givenUp = sql`outbox where sent_at is null and given_up_at is not null`;
  return { total, givenUp: await countCapped(sql, givenUp) };
}

export async function listFailedEmails(
  sql: Sql,
  { limit, offset }: { limit: number; offset: number },
): Promise<FailedEmail[]> {
  const rows = await sql<(SealedRow & Omit<FailedEmail, keyof SealedEmail>)[]>`
    select id, kind, message_sealed, message_key_id, attempts, failure, given_up_at, next_attempt_at, created_at
    from ${failed(sql)}
    order by given_up_at desc nulls last, created_at desc, id limit ${limit} offset ${offset}`;
  return rows.map((row) => ({ ...row, ...sealedEmail(row) }));
}

/** Returns undefined for an unknown email and false for a sent one. */
export async function renewEmail(sql: Sql, id: string, now: Date): Promise<boolean | undefined> {
  const [row] = await sql<{ sentAt: Date | null }[]>`select sent_at from outbox where id = ${id} for update`;
  if (!row) return undefined;
  if (row.sentAt) return false;
  await sql`update outbox set attempts = 0, given_up_at = null, next_attempt_at = ${now} where id = ${id}`;
  return true;
}

export async function renewEmailsGivenUp(sql: Sql, now: Date): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    update outbox set attempts = 0, given_up_at = null, next_attempt_at = ${now}
    where sent_at is null and given_up_at is not null returning id`);
}
