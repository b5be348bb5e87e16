import type { Sql } from "../db/sql.ts";
import { hashOfToken, newToken } from "./token.ts";

export const adminSessionHours = 8;

/** Begins a session and gives its token, which is kept nowhere. */
export async function openAdminSession(sql: Sql): Promise<string> {
  const token = newToken();
  await sql`
    insert into admin_sessions (token_hash, expires_at)
    values (${hashOfToken(token)}, now() + make_interval(hours => ${adminSessionHours}))`;
  return token;
}

export async function isAdminSession(sql: Sql, token: string): Promise<boolean> {
  const rows = await sql`
    select from admin_sessions where token_hash = ${hashOfToken(token)} and expires_at > now()`;
  return rows.length === 1;
}

/** Ends it on the server: the cookie opens nothing from now on. */
export async function closeAdminSession(sql: Sql, token: string): Promise<void> {
  await sql`delete from admin_sessions where token_hash = ${hashOfToken(token)}`;
}

export async function deleteExpiredAdminSessions(sql: Sql): Promise<void> {
  await sql`delete from admin_sessions where expires_at < now()`;
}
