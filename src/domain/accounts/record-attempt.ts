import { type AuditEntry, insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { findAuditOrigin } from "../../db/accounts/audit-origin.ts";
import { countInWindow } from "../../db/rate-limits.ts";
import type { Sql } from "../../db/sql.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import type { World } from "../../world.ts";

export const mostAttemptEntries = 30;

/** A flood must not fill the disk: per account and network only the 1st, 10th, 100th attempt is an entry. */
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

export const emailDigest = async (vault: Vault, email: string): Promise<string> =>
  Buffer.from(await vault.digest("audit email", email)).toString("hex");
