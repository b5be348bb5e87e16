import type { Sql } from "../sql.ts";

export async function insertPasswordReset(sql: Sql, userId: string, tokenHash: Uint8Array): Promise<void> {
  await sql`
    insert into password_resets (token_hash, user_id, expires_at)
    select ${tokenHash}::bytea, id, now() + interval '1 hour' from users where id = ${userId}`;
}

export async function findPasswordReset(sql: Sql, tokenHash: Uint8Array): Promise<string | undefined> {
  const [row] = await sql<{ userId: string }[]>`
    select user_id from password_resets
    where token_hash = ${tokenHash} and used_at is null and expires_at > now()`;
  return row?.userId;
}

/** Ends all links of the user in one statement, so that only one of two requests succeeds. */
export async function takePasswordReset(sql: Sql, tokenHash: Uint8Array): Promise<string | undefined> {
  const [row] = await sql<{ userId: string }[]>`
    update password_resets set used_at = now()
    where used_at is null and user_id = (
      select user_id from password_resets
      where token_hash = ${tokenHash} and used_at is null and expires_at > now()
    )
    returning user_id`;
  return row?.userId;
}

export async function endPasswordResets(sql: Sql, userId: string): Promise<void> {
  await sql`update password_resets set used_at = now() where user_id = ${userId} and used_at is null`;
}
