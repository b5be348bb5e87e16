import { type AuditEntry, insertAuditEntry } from "../../db/accounts/audit-log.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";

export type Way = "page" | "call" | "csv" | "json";

/** Fails with 503 when the log takes no entry, so that nobody reads personal data unseen. */
export async function recordView(
  sql: Sql,
  entry: Omit<AuditEntry, "expires" | "sessionToken">,
): Promise<void> {
  try {
    await insertAuditEntry(sql, { ...entry, expires: true });
  } catch (error) {
    fail("auditAway", { cause: error });
  }
}
