import { openSession } from "../../auth/account-sessions.ts";
import { hashPassword } from "../../auth/password.ts";
import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { insertUser } from "../../db/accounts/users.ts";
import { inTransaction } from "../../db/sql.ts";
import type { SignUp } from "../../shared/accounts/account.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { mailCode } from "./confirm-mailbox.ts";
import type { SignedIn } from "./sign-in.ts";

/** Returns undefined when the address already has an account. */
export async function signUp(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  { email, firstName, lastName, password, language }: SignUp & { language: Locale },
): Promise<SignedIn | undefined> {
  const passwordHash = await hashPassword(password);
  return inTransaction(world.sql, async (tx) => {
    const user = await insertUser(tx, { email, firstName, lastName, passwordHash, language });
    if (!user) return undefined;
    await mailCode(tx, world, user);
    const sessionId = await openSession(tx, user.id);
    await insertAuditEntry(tx, {
      actor: { kind: "candidate", id: user.id },
      action: "signed up",
      subject: { kind: "account", id: user.id },
      sessionToken: sessionId,
    });
    return { user, sessionId };
  });
}
