import { closeAllSessions, openSession } from "../../auth/account-sessions.ts";
import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { endPasswordResets } from "../../db/accounts/password-resets.ts";
import { updatePassword } from "../../db/accounts/users.ts";
import { lockUnsuspended } from "../../db/employers/suspension.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";

/** Ends all sessions and reset links, and returns a new session. Fails with 403 for a suspended account. */
export function setPassword(
  sql: Database,
  { id, role }: User,
  passwordHash: string,
  action: "password changed" | "password reset",
): Promise<string> {
  return inTransaction(sql, async (tx) => {
    if (!(await lockUnsuspended(tx, id))) fail("accountSuspended");
    await endPasswordResets(tx, id);
    await updatePassword(tx, id, passwordHash);
    await closeAllSessions(tx, id);
    const sessionToken = await openSession(tx, id);
    const subject = { kind: "account", id };
    await insertAuditEntry(tx, { actor: { kind: role, id }, action, subject, sessionToken });
    return sessionToken;
  });
}
