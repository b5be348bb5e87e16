import { countRows, onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { findAuditOrigin } from "./audit-origin.ts";

export interface AuditEntry {
  actor: { kind: "system" | "admin" | "employer" | "candidate" | "visitor"; id?: string };
  action: string;
  subject: { kind: string; id: string };
  ids?: readonly string[];
  /** Holds no personal data. */
  details?: Record<string, string | number | boolean | null>;
  /** Entries about views and sign-ins expire after 400 days. Entries about changes stay. */
  expires?: boolean;
  sessionToken?: string;
}

export async function insertAuditEntry(
  sql: Sql,
  { actor, action, subject, ids, details, expires = false, sessionToken }: AuditEntry,
): Promise<void> {
  const { session, network } = await findAuditOrigin(actor.kind, sessionToken);
  await sql`
    insert into audit_log (actor_kind, actor_id, action, subject_kind, subject_id, ids, details, session, network, expires)
    values (${actor.kind}, ${actor.id ?? null}, ${action}, ${subject.kind}, ${subject.id},
      ${ids ? `{${ids.join()}}` : null}::text::uuid[], ${sql.json(details ?? {})}, ${session}, ${network}, ${expires})`;
}

export async function countExpiredAuditEntries(sql: Sql, before: Date): Promise<number> {
  return countRows(sql, sql`audit_log where expires and happened_at < ${before}`);
}

export async function deleteExpiredAuditEntries(sql: Sql, most: number): Promise<number> {
  return onlyValue(sql<{ removed: number }[]>`select remove_expired_audit_entries(${most})::int as removed`);
}
