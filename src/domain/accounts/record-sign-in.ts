import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import type { Sql } from "../../db/sql.ts";
import { Failure } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import type { World } from "../../world.ts";
import { emailDigest, recordAttempt } from "./record-attempt.ts";

const visitor = { kind: "visitor" } as const;
const administrator = { kind: "administrator", id: "admin" };

/** Does the same work for unknown addresses, so that the time reveals nothing. */
export async function recordFailedSignIn(
  world: Pick<World, "sql" | "vault" | "log">,
  email: string,
  user: User | undefined,
) {
  const digest = await emailDigest(world.vault, email);
  const subject = user ? { kind: "account", id: user.id } : { kind: "email", id: digest };
  await recordAttempt(world, { actor: visitor, action: "sign-in failed", subject });
}

/** A sign-in succeeds even if the log takes no entry. */
export async function recordSignIn(
  { sql, log }: Pick<World, "sql" | "log">,
  { id, role }: User,
  sessionToken: string,
) {
  const action = "signed in";
  const entry = { actor: { kind: role, id }, action, subject: { kind: "account", id }, expires: true };
  await insertAuditEntry(sql as Sql, { ...entry, sessionToken }).catch((error: unknown) =>
    log({ event: "audit entry lost", action, cause: reasonOf(error) }),
  );
}

export const recordResetRequest = async (world: Pick<World, "sql" | "vault" | "log">, email: string) =>
  recordAttempt(world, {
    actor: visitor,
    action: "password reset asked",
    subject: { kind: "email", id: await emailDigest(world.vault, email) },
  });

export const recordFailedAdminLogin = (world: Pick<World, "sql" | "vault" | "log">) =>
  recordAttempt(world, { actor: visitor, action: "sign-in failed", subject: administrator });

/** Runs `work` and records a 429. Without an email it is the administrator's. */
export async function recordingThrottle<T>(
  world: Pick<World, "sql" | "vault" | "log">,
  email: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && error.status === 429) {
      const subject =
        email === undefined ? administrator : { kind: "email", id: await emailDigest(world.vault, email) };
      await recordAttempt(world, { actor: visitor, action: "sign-in throttled", subject });
    }
    throw error;
  }
}
