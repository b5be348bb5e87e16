import { hasRows } from "../db/rows.ts";
import type { Sql } from "../db/sql.ts";
import { hashOfToken, newToken } from "./token.ts";

interface AdminSecrets {
  adminPassword: string | undefined;
  adminTotpSecret: string | undefined;
}

/** Sessions and known devices depend on these values. A new password or second factor ends them all. */
export const adminCredentials = ({ adminPassword, adminTotpSecret }: AdminSecrets): string | undefined =>
  adminPassword && adminTotpSecret ? `${adminPassword} ${adminTotpSecret}` : adminPassword;

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
  return hasRows(sql`
    select from admin_sessions where token_hash = ${keptOf(token, credentials)} and expires_at > now()`);
}

export async function closeAdminSession(sql: Sql, token: string, credentials: string): Promise<void> {
  await sql`delete from admin_sessions where token_hash = ${keptOf(token, credentials)}`;
}
