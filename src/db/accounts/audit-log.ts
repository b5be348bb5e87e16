import type { Sql } from "../sql.ts";
import { findAuditOrigin } from "./audit-origin.ts";

export interface AuditEntry {
  actor: { kind: "system" | "admin" | "employer" | "candidate" | "visitor"; id?: string };
  /** Noun and verb: `payment settled`. */
  action: string;
  subject: { kind: string; id: string };
  /** The applications that somebody was shown. */
  ids?: readonly string[];
  /** Nothing personal. */
  details?: Record<string, string | number | boolean | null>;
  /** It is about looking or signing in, and goes after 400 days. What changed something is kept. */
  expires?: boolean;
  /** The token of a session that begins with this entry; only its keyed digest is kept. */
  sessionToken?: string;
}

/** Writes the entry with the session and the network of the request that it belongs to. */
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
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from audit_log where expires and happened_at < ${before}`;
  return row!.n;
}

/** Removes entries that have expired; the database decides which. Gives how many are gone. */
export async function removeExpiredAuditEntries(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<
    { removed: number }[]
  >`select remove_expired_audit_entries(${most})::int as removed`;
  return row!.removed;
}
