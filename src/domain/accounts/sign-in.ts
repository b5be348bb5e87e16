import { closeAllSessions, openSession } from "../../auth/account-sessions.ts";
import { hashPassword, isOutdated, verifyPassword } from "../../auth/password.ts";
import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { endPasswordResets } from "../../db/accounts/password-resets.ts";
import {
  findCredentials,
  findUser,
  insertUser,
  updateLanguage,
  updatePassword,
  updatePasswordHash,
} from "../../db/accounts/users.ts";
import { lockUnsuspended } from "../../db/employers/suspension.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { SignUp, User } from "../../shared/accounts/account.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import {
  type Allowance,
  forNetworks,
  type Guess,
  type Taken,
  takeAllowances,
  takeGuess,
  takeGuessOfDevice,
} from "../limits/allowance.ts";
import { mailCode } from "./confirm-mailbox.ts";
import { recordFailedSignIn, recordingThrottle, recordSignIn } from "./record-attempt.ts";

export interface SignedIn {
  user: User;
  sessionId: string;
}

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

export interface SignInGuess {
  email: string;
  password: string;
  address: string;
  knownDevice: string | undefined;
  /** From now on the account's emails are in this language. Undefined when the browser did not name one. */
  language: Locale | undefined;
}

const hourSeconds = 60 * 60;

const ofAccount = (email: string): Allowance => ({ name: `account ${email}`, most: 10, seconds: 15 * 60 });
const ofAddress = (address: string): Allowance[] =>
  forNetworks(address, { name: "sign-in address", most: 100, seconds: 60 * 60 });
const ofDevice = (id: string, email: string): Allowance => ({
  name: `account ${email} device ${id}`,
  most: 10,
  seconds: 15 * 60,
});

export const signInsOf = (email: string): Allowance => ({
  name: `of account ${email}`,
  most: 60,
  seconds: hourSeconds,
});
export const signInsFrom = (address: string): Allowance[] =>
  forNetworks(address, { name: "from address", most: 300, seconds: hourSeconds });

/** Counts before it hashes, so that many attempts at once stay within the limit. */
async function takeSignIn(
  world: Pick<World, "sql" | "vault" | "settings">,
  allowances: Allowance[],
  guess: Guess,
): Promise<Taken> {
  const taken = await takeAllowances(world, "sign-ins", allowances);
  if (taken) return taken;
  await guess.wasRight();
  return fail("tooManySignIns", { retryAfterSeconds: 300 });
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

/** PostgreSQL lowers more letters than JavaScript does, so count and query both use this form. */
export const accountName = (email: string): string => email.toLowerCase();

export async function isPasswordOf(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  user: User,
  password: string,
): Promise<boolean> {
  const email = accountName(user.email);
  const { guess, signedIn } = await recordingThrottle(world, email, async () => {
    const guess = await takeGuess(world, [ofAccount(email)]);
    if (!guess) return fail("tooManyGuesses", { retryAfterSeconds: 60 });
    return { guess, signedIn: await takeSignIn(world, [signInsOf(email)], guess) };
  });
  const found = await findCredentials(world.sql, user.email);
  if (!(await verifyPassword(password, found?.passwordHash))) {
    await signedIn.giveBack();
    await recordFailedSignIn(world, email, user);
    return false;
  }
  await guess.wasRight();
  return true;
}

/** Ends all other sessions. Returns undefined when the current password is wrong. */
export async function changePassword(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  userId: string,
  given: { currentPassword: string; password: string },
): Promise<SignedIn | undefined> {
  const user = (await findUser(world.sql, userId)) ?? fail("signInRequired");
  if (!(await isPasswordOf(world, user, given.currentPassword))) return undefined;
  const passwordHash = await hashPassword(given.password);
  return { user, sessionId: await setPassword(world.sql, user, passwordHash, "password changed") };
}

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
