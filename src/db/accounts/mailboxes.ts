import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

/** Every query that chooses accounts to write to has this condition. */
export const hasConfirmedMailbox = (sql: Sql) => sql`users.email_confirmed_at is not null`;

export async function isMailboxConfirmed(sql: Sql, userId: string): Promise<boolean> {
  return hasRows(sql`select from users where id = ${userId} and ${hasConfirmedMailbox(sql)}`);
}

export async function mayWriteToAccount(sql: Sql, email: string): Promise<boolean> {
  return hasRows(sql`
    select from users where lower(email) = lower(${email}) and ${hasConfirmedMailbox(sql)}`);
}

export async function updateConfirmedMailbox(sql: Sql, userId: string): Promise<void> {
  await sql`
    update users set email_confirmed_at = now() where id = ${userId} and not (${hasConfirmedMailbox(sql)})`;
  await sql`delete from mailbox_codes where user_id = ${userId}`;
}

export async function saveMailboxCode(
  sql: Sql,
  code: { userId: string; codeDigest: Uint8Array; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into mailbox_codes ${sql(code, "userId", "codeDigest", "expiresAt")}
    on conflict (user_id) do update set code_digest = excluded.code_digest, expires_at = excluded.expires_at`;
}

export async function lockMailboxCode(sql: Sql, userId: string, now: Date): Promise<Uint8Array | undefined> {
  const [row] = await sql<{ codeDigest: Uint8Array }[]>`
    select code_digest from mailbox_codes where user_id = ${userId} and expires_at > ${now} for update`;
  return row?.codeDigest;
}

const proven = (sql: Sql) => sql`applications.email_confirmed_at is not null`;

/** Null until somebody proved that they read the candidate's mailbox. */
export const provenName = (sql: Sql) => sql`case when ${proven(sql)} then full_name end as full_name`;

export const provenWords = (sql: Sql) => sql`
  ${provenName(sql)}, case when ${proven(sql)} then desired_position end as desired_position`;

export async function confirmCandidateMailbox(sql: Sql, applicationId: string): Promise<void> {
  await sql`
    update applications set email_confirmed_at = now() where id = ${applicationId} and not (${proven(sql)})`;
}
