import { adminCredentials, openAdminSession } from "../../auth/admin-session.ts";
import { stepOfCode } from "../../auth/one-time-code.ts";
import { samePassword } from "../../auth/password.ts";
import { takeCodeStep } from "../../db/accounts/admin-codes.ts";
import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { inTransaction } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { type Allowance, forNetworks, takeGuessOfDevice } from "../limits/allowance.ts";
import { recordFailedAdminLogin, recordingThrottle } from "./record-attempt.ts";

interface AdminGuess {
  password: string;
  code: string;
  address: string;
  knownDevice: string | undefined;
}

const ofAddress = (address: string): Allowance[] =>
  forNetworks(address, { name: "administrator address", most: 5, seconds: 60 });
const ofAll: Allowance = { name: "administrator", most: 20, seconds: 600 };
const ofDevice = (id: string): Allowance => ({ name: `administrator device ${id}`, most: 20, seconds: 600 });

/** Returns the token of a new session, or undefined for a wrong password and a wrong or used code. */
export async function admitAdministrator(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  given: AdminGuess,
): Promise<string | undefined> {
  const { sql, settings } = world;
  const device = given.knownDevice === undefined ? undefined : ofDevice(given.knownDevice);
  const guess = await recordingThrottle(world, undefined, () =>
    takeGuessOfDevice(world, [...ofAddress(given.address), ofAll], device),
  );
  const { adminPassword, adminTotpSecret } = settings;
  const isRight = adminPassword !== undefined && samePassword(given.password, adminPassword);
  const step = adminTotpSecret ? stepOfCode(adminTotpSecret, given.code, world.clock()) : null;
  const credentials = adminCredentials(settings);
  const token =
    isRight && step !== undefined && credentials !== undefined
      ? await inTransaction(sql, async (tx) => {
          if (step !== null && !(await takeCodeStep(tx, step))) return undefined;
          const sessionToken = await openAdminSession(tx, credentials);
          await insertAuditEntry(tx, {
            actor: { kind: "admin" },
            action: "signed in",
            subject: { kind: "session", id: "admin" },
            sessionToken,
          });
          return sessionToken;
        })
      : undefined;
  if (token) await guess.wasRight();
  else await recordFailedAdminLogin(world);
  return token;
}
