import type { Sql } from "../db/sql.ts";
import { hashOfToken, newToken } from "./token.ts";

export const adminSessionHours = 8;

/** The password is part of what is kept: a session ends when the password is changed. */
const keptOf = (token: string, password: string) => hashOfToken(`${token} ${password}`);

/** Begins a session and gives its token, which is kept nowhere. */
export async function openAdminSession(sql: Sql, password: string): Promise<string> {
  const token = newToken();
  await sql`
    insert into admin_sessions (token_hash, expires_at)
    values (${keptOf(token, password)}, now() + make_interval(hours => ${adminSessionHours}))`;
  return token;
}

export async function isAdminSession(sql: Sql, token: string, password: string): Promise<boolean> {
  const rows = await sql`
    select from admin_sessions where token_hash = ${keptOf(token, password)} and expires_at > now()`;
  return rows.length === 1;
}

/** Ends it on the server: the cookie opens nothing from now on. */
export async function closeAdminSession(sql: Sql, token: string, password: string): Promise<void> {
  await sql`delete from admin_sessions where token_hash = ${keptOf(token, password)}`;
}

export async function deleteExpiredAdminSessions(sql: Sql): Promise<void> {
  await sql`delete from admin_sessions where expires_at < now()`;
}
