import type { Sql } from "../db/sql.ts";
import { hashOfToken, newToken } from "./token.ts";

export const adminSessionHours = 8;

/** The hash covers the credentials, so a session ends when they change. */
const keptOf = (token: string, credentials: string) => hashOfToken(`${token} ${credentials}`);

export async function openAdminSession(sql: Sql, credentials: string): Promise<string> {
  const token = newToken();
  await sql`
    insert into admin_sessions (token_hash, expires_at)
    values (${keptOf(token, credentials)}, now() + make_interval(hours => ${adminSessionHours}))`;
  return token;
}

export async function isAdminSession(sql: Sql, token: string, credentials: string): Promise<boolean> {
  const rows = await sql`
    select from admin_sessions where token_hash = ${keptOf(token, credentials)} and expires_at > now()`;
  return rows.length === 1;
}

export async function closeAdminSession(sql: Sql, token: string, credentials: string): Promise<void> {
  await sql`delete from admin_sessions where token_hash = ${keptOf(token, credentials)}`;
}
