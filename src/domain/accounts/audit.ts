import { type AuditEntry, insertAuditEntry } from "../../db/accounts/audit-log.ts";
import type { Sql } from "../../db/sql.ts";

type Actor = AuditEntry["actor"];

export const audit = (
  sql: Sql,
  actor: Actor | Actor["kind"],
  action: string,
  [kind, id]: [kind: string, id: string],
  details: AuditEntry["details"] = {},
): Promise<void> =>
  insertAuditEntry(sql, {
    actor: typeof actor === "string" ? { kind: actor } : actor,
    action,
    subject: { kind, id },
    details,
  });
