import { type AuditEntry, insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { findAuditOrigin } from "../../db/accounts/audit-origin.ts";
import { countInWindow } from "../../db/rate-limits.ts";
import type { Sql } from "../../db/sql.ts";
import { Failure } from "../../errors.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import type { User } from "../../shared/accounts/account.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import type { World } from "../../world.ts";

export const mostAttemptEntries = 30;

/** Only the 1st, 10th and 100th attempt of an account and network is an entry, so that a flood cannot fill the disk. */
export async function recordAttempt(
  { sql, vault, log }: Pick<World, "sql" | "vault" | "log">,
  entry: Pick<AuditEntry, "actor" | "action" | "subject">,
  seconds = 60,
): Promise<void> {
  const { actor, action, subject } = entry;
  const counted = async (name: string) =>
    countInWindow(sql as Sql, await vault.digest("audit attempts", `${action} ${name}`), seconds);
  const write = (written: Omit<AuditEntry, "expires">) =>
    insertAuditEntry(sql as Sql, { ...written, expires: true });
  try {
    const { network } = await findAuditOrigin(actor.kind);
    const own = await counted(`${subject.id} ${Buffer.from(network ?? []).toString("hex")}`);
    if (!isPowerOfTen(own)) return;
    const entries = await counted("of all");
    if (entries <= mostAttemptEntries) return await write({ ...entry, details: { count: own } });
    const beyond = entries - mostAttemptEntries;
    if (isPowerOfTen(beyond))
      await write({
        actor: { kind: "system" },
        action,
        subject: { kind: "accounts", id: "many" },
        details: { count: beyond },
      });
  } catch (error) {
    log({ event: "audit entry lost", action, cause: reasonOf(error) });
  }
}

const isPowerOfTen = (count: number) => Number.isInteger(Math.log10(count));

/** Uses every key, so that a search finds entries from before SECRET_KEY changed. */
export const emailDigests = async (vault: Vault, email: string): Promise<string[]> =>
  (await vault.digests("audit email", email)).map((digest) => Buffer.from(digest).toString("hex"));

const emailDigest = async (vault: Vault, email: string): Promise<string> =>
  Buffer.from(await vault.digest("audit email", email)).toString("hex");

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

/** Runs `work`, and records a 429. Without `email`, the attempt is one of the administrator. */
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
