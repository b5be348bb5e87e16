import { type AuditEntry, insertAuditEntry } from "../../db/accounts/audit-log.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";

/** How personal data went out: as a page, as the answer of a call, or as a file. */
export type Way = "page" | "call" | "csv" | "json";

/**
 * Writes down that somebody is about to be shown personal data: one entry for each request. When the log takes no entry,
 * the view is refused with 503. Nobody loses work by this, and nobody looks unseen.
 */
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
