import { closeAllSessions } from "../../auth/account-sessions.ts";
import { endPasswordResets } from "../../db/accounts/password-resets.ts";
import { findUser } from "../../db/accounts/users.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { updateSuspension } from "../../db/employers/suspension.ts";
import { inTransaction } from "../../db/sql.ts";
import { employerSuspended } from "../../emails/employer-suspended.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { dropHeldChanges } from "../applications/take-back-status.ts";
import { mailCandidates } from "./mail-candidates.ts";

/** Closes the account's sessions, jobs and applications, and emails all candidates who still wait. */
export function suspendAccount(
  { sql, ...world }: Pick<World, "sql" | "vault" | "settings" | "payments">,
  userId: string,
  reason: string,
): Promise<User> {
  return inTransaction(sql, async (tx) => {
    await lockEmployer(tx, userId, "change");
    const user = (await findUser(tx, userId)) ?? fail("accountNotFound");
    if (!(await updateSuspension(tx, userId, reason))) return user;
    await closeAllSessions(tx, userId);
    await endPasswordResets(tx, userId);
    await audit(tx, "admin", "account suspended", ["account", userId], { reason });
    await dropHeldChanges(tx, { employerId: userId });
    await mailCandidates(tx, world, userId, employerSuspended);
    return user;
  });
}

export function liftSuspension({ sql }: Pick<World, "sql">, userId: string): Promise<User> {
  return inTransaction(sql, async (tx) => {
    await lockEmployer(tx, userId, "change");
    const user = (await findUser(tx, userId)) ?? fail("accountNotFound");
    if (await updateSuspension(tx, userId, null))
      await audit(tx, "admin", "suspension lifted", ["account", userId]);
    return user;
  });
}
