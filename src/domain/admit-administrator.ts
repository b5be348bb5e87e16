import { openAdminSession } from "../auth/admin-session.ts";
import { samePassword } from "../auth/same-password.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import { type Database, inTransaction } from "../db/sql.ts";
import { fail } from "../errors.ts";
import type { Vault } from "../services/vault.ts";
import { type Allowance, type Guess, takeGuess } from "./guess-allowance.ts";

interface AdminGuess {
  password: string;
  address: string;
  /** The id of a device on which the right password was given before. */
  knownDevice: string | undefined;
}

interface AdminWorld {
  sql: Database;
  vault: Vault;
  settings: { adminPassword: string | undefined; rateLimitScale: number };
}

const ofAddress = (address: string): Allowance => ({
  name: `administrator address ${address}`,
  wrong: 5,
  seconds: 60,
});
const ofAll: Allowance = { name: "administrator", wrong: 20, seconds: 600 };
const ofDevice = (id: string): Allowance => ({ name: `administrator device ${id}`, wrong: 20, seconds: 600 });

/**
 * The token of a new session, or undefined for a wrong password. Only so many wrong ones are judged (429 from then on);
 * a known device has an allowance of its own when the shared one is used up, so that guessing never locks the owner out.
 */
export async function admitAdministrator(world: AdminWorld, given: AdminGuess): Promise<string | undefined> {
  const { sql, settings } = world;
  const guess = await takeAllowed(world, given);
  const { adminPassword } = settings;
  if (adminPassword === undefined || !samePassword(given.password, adminPassword)) return undefined;
  await guess.wasRight();
  return inTransaction(sql, async (tx) => {
    await insertAuditEntry(tx, {
      actor: { kind: "admin" },
      action: "signed in",
      subject: { kind: "session", id: "admin" },
    });
    return openAdminSession(tx, adminPassword);
  });
}

/** Counted before the password is looked at, so that a hundred guesses at once are not judged either. */
async function takeAllowed(world: AdminWorld, { address, knownDevice }: AdminGuess): Promise<Guess> {
  const shared = await takeGuess(world, [ofAddress(address), ofAll]);
  if (shared) return shared;
  const own = knownDevice ? await takeGuess(world, [ofDevice(knownDevice)]) : undefined;
  return own ?? fail("tooManyGuesses", { retryAfterSeconds: 60 });
}
