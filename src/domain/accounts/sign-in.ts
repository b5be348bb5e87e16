import { openSession } from "../../auth/account-sessions.ts";
import { hashPassword, isOutdated, verifyPassword } from "../../auth/password.ts";
import { findCredentials, updateLanguage, updatePasswordHash } from "../../db/accounts/users.ts";
import { lockUnsuspended } from "../../db/employers/suspension.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { takeGuessOfDevice } from "../limits/allowance.ts";
import { recordFailedSignIn, recordingThrottle, recordSignIn } from "./record-attempt.ts";
import {
  accountName,
  ofAccount,
  ofAddress,
  ofDevice,
  signInsFrom,
  signInsOf,
  takeSignIn,
} from "./sign-in-allowances.ts";

export interface SignedIn {
  user: User;
  sessionId: string;
}

export interface SignInGuess {
  email: string;
  password: string;
  address: string;
  knownDevice: string | undefined;
  /** From now on the account's emails are in this language. Undefined when the browser did not name one. */
  language: Locale | undefined;
}

/** Takes the same time for an unknown address. Fails with 403 for a suspended account's right password. */
export async function signIn(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  given: SignInGuess,
): Promise<SignedIn | undefined> {
  const email = accountName(given.email);
  const { guess, signedIn } = await recordingThrottle(world, email, async () => {
    const { address, knownDevice } = given;
    const device = knownDevice ? ofDevice(knownDevice, email) : undefined;
    const guess = await takeGuessOfDevice(world, [ofAccount(email), ...ofAddress(address)], device);
    const signIns = [signInsOf(email), ...signInsFrom(address)];
    return { guess, signedIn: await takeSignIn(world, signIns, guess) };
  });
  const found = await findCredentials(world.sql, email);
  if (!(await verifyPassword(given.password, found?.passwordHash)) || !found) {
    // A wrong password counts as a guess instead.
    await signedIn.giveBack();
    await recordFailedSignIn(world, email, found?.user);
    return undefined;
  }
  await guess.wasRight();
  const sessionId = await inTransaction(world.sql, async (tx) => {
    if (!(await lockUnsuspended(tx, found.user.id))) fail("accountSuspended");
    return openSession(tx, found.user.id);
  });
  // Only a sign-in knows the password, so it hashes an old one anew with today's parameters.
  const { user, passwordHash: before } = found;
  if (isOutdated(before))
    await updatePasswordHash(world.sql, user.id, { before, after: await hashPassword(given.password) });
  if (given.language) await updateLanguage(world.sql, user.id, given.language);
  await recordSignIn(world, found.user, sessionId);
  return { user: found.user, sessionId };
}
