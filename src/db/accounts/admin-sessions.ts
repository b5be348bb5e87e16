import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

export async function insertAdminSession(sql: Sql, tokenHash: Uint8Array, hours: number): Promise<void> {
  await sql`
    insert into admin_sessions (token_hash, expires_at)
    values (${tokenHash}, now() + make_interval(hours => ${hours}))`;
}

export async function hasAdminSession(sql: Sql, tokenHash: Uint8Array): Promise<boolean> {
  return hasRows(sql`select from admin_sessions where token_hash = ${tokenHash} and expires_at > now()`);
}

export async function deleteAdminSession(sql: Sql, tokenHash: Uint8Array): Promise<void> {
  await sql`delete from admin_sessions where token_hash = ${tokenHash}`;
}
