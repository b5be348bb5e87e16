import type { Sql } from "./sql.ts";

export interface AuditEntry {
  actor: { kind: "system" | "admin" | "employer" | "candidate"; id?: string };
  /** Verb and noun: `payment settled`. */
  action: string;
  subject: { kind: string; id: string };
  /** Nothing personal: this log is never erased. */
  details?: Record<string, string | number | boolean | null>;
}

export async function insertAuditEntry(
  sql: Sql,
  { actor, action, subject, details }: AuditEntry,
): Promise<void> {
  await sql`
    insert into audit_log (actor_kind, actor_id, action, subject_kind, subject_id, details)
    values (${actor.kind}, ${actor.id ?? null}, ${action}, ${subject.kind}, ${subject.id}, ${sql.json(details ?? {})})`;
}
