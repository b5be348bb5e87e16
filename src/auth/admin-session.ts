import { deleteAdminSession, hasAdminSession, insertAdminSession } from "../db/accounts/admin-sessions.ts";
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
const hashOf = (token: string, credentials: string) => hashOfToken(`${token} ${credentials}`);

export async function openAdminSession(sql: Sql, credentials: string): Promise<string> {
  const token = newToken();
  await insertAdminSession(sql, hashOf(token, credentials), adminSessionHours);
  return token;
}

export const isAdminSession = (sql: Sql, token: string, credentials: string): Promise<boolean> =>
  hasAdminSession(sql, hashOf(token, credentials));

export const closeAdminSession = (sql: Sql, token: string, credentials: string): Promise<void> =>
  deleteAdminSession(sql, hashOf(token, credentials));
