import { openAdminSession } from "../auth/admin-session.ts";
import { samePassword } from "../auth/same-password.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import { giveBackUse, takeUse } from "../db/rate-limits.ts";
import type { Database, Sql } from "../db/sql.ts";
import { fail } from "../errors.ts";
import type { Vault } from "../services/vault.ts";

interface Guess {
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

interface Allowance {
  name: string;
  wrong: number;
  seconds: number;
}

const ofAddress = (address: string): Allowance => ({ name: `address ${address}`, wrong: 5, seconds: 60 });
const ofAll: Allowance = { name: "all", wrong: 20, seconds: 600 };
const ofDevice = (id: string): Allowance => ({ name: `device ${id}`, wrong: 20, seconds: 600 });

/**
 * The token of a new session, or undefined for a wrong password. Only so many wrong ones are judged (429 from then on);
 * a known device has an allowance of its own when the shared one is used up, so that guessing never locks the owner out.
 */
export async function admitAdministrator(world: AdminWorld, guess: Guess): Promise<string | undefined> {
  const { sql, settings } = world;
  const taken = await takeAllowance(world, guess);
  if (settings.adminPassword === undefined || !samePassword(guess.password, settings.adminPassword))
    return undefined;
  for (const giveBack of taken) await giveBack();
  await insertAuditEntry(sql, {
    actor: { kind: "admin" },
    action: "signed in",
    subject: { kind: "session", id: "admin" },
  });
  return openAdminSession(sql);
}

type GiveBack = () => Promise<unknown>;

/** Counted before the password is looked at, so that a hundred guesses at once are not judged either. */
async function takeAllowance(world: AdminWorld, { address, knownDevice }: Guess): Promise<GiveBack[]> {
  const shared = await takeAll(world, [ofAddress(address), ofAll]);
  if (shared) return shared;
  const own = knownDevice ? await takeAll(world, [ofDevice(knownDevice)]) : undefined;
  return own ?? fail("tooManyGuesses", { retryAfterSeconds: 60 });
}

async function takeAll(world: AdminWorld, allowances: Allowance[]): Promise<GiveBack[] | undefined> {
  const sql = world.sql as Sql;
  const taken: GiveBack[] = [];
  for (const { name, seconds, wrong } of allowances) {
    const key = await world.vault.digest("admin login", name);
    const window = await takeUse(sql, key, seconds, wrong * world.settings.rateLimitScale);
    if (!window) {
      // Refused, not judged: it uses nothing up.
      for (const giveBack of taken) await giveBack();
      return undefined;
    }
    taken.push(() => giveBackUse(sql, key, window));
  }
  return taken;
}
