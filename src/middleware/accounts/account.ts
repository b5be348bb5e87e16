import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { closeSession, sessionMaxAgeSeconds, userIdOfSession } from "../../auth/account-sessions.ts";
import { findUser } from "../../db/accounts/users.ts";
import type { SignedIn, SignInGuess } from "../../domain/accounts/sign-in.ts";
import { accountName } from "../../domain/accounts/sign-in-allowances.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { SignIn, User } from "../../shared/accounts/account.ts";
import type { LinkTo } from "../../shared/link.ts";
import { type Cookie, cookieOf, dropCookie, keepCookie } from "../cookies.ts";
import { isCall } from "../route-at.ts";
import { accountDevice, knownDevice, rememberDevice } from "./known-device.ts";

const session: Cookie = { name: "session", sameSite: "Lax", maxAge: sessionMaxAgeSeconds };

/** Tells the page's script how to name the link to the account. The cookie opens nothing. */
const role: Cookie = { name: "role", sameSite: "Lax", maxAge: sessionMaxAgeSeconds, isReadable: true };

export const keepRole = (c: Context<Env>, user: User): void => keepCookie(c, role, user.role);

export const accountToken = (c: Context<Env>) => cookieOf(c, session);

async function closeSessionOf(c: Context<Env>): Promise<void> {
  const sessionId = accountToken(c);
  if (sessionId) await closeSession(c.env.sql, sessionId);
}

/** Ends the browser's earlier session, because nobody could end it later. */
export async function beginSession(c: Context<Env>, { user, sessionId }: SignedIn): Promise<void> {
  await closeSessionOf(c);
  keepCookie(c, session, sessionId);
  keepRole(c, user);
  await rememberDevice(c, accountDevice, whoOf(user.email));
}

const whoOf = (email: string) => `account ${accountName(email)}`;

export const signInGuess = async (c: Context<Env>, { email, password }: SignIn): Promise<SignInGuess> => ({
  email,
  password,
  address: c.env.address,
  knownDevice: await knownDevice(c, accountDevice, whoOf(email)),
  language: isCall(c.req.path) && !namesLanguage(c) ? undefined : c.var.locale,
});

/** A program that takes any language sends `*` or nothing. */
const namesLanguage = (c: Context<Env>): boolean => (c.req.header("Accept-Language") ?? "*").trim() !== "*";

export async function endSession(c: Context<Env>): Promise<void> {
  await closeSessionOf(c);
  dropCookie(c, session);
  dropCookie(c, role);
}

export async function userOf(c: Context<Env>): Promise<User | undefined> {
  const sessionId = accountToken(c);
  const userId = sessionId && (await userIdOfSession(c.env.sql, sessionId));
  return userId ? findUser(c.env.sql, userId) : undefined;
}

const ownPage = (linkTo: LinkTo, { role }: User): string =>
  linkTo(role === "employer" ? routes.employerDashboard : routes.account);

/** Clients refuse headers above 16 KiB, and encoding may make each character nine times longer. */
const longestPath = 1_500;

export function localPath(next: string | undefined): string | undefined {
  if (next && next.length > longestPath) return undefined;
  // Browsers read `\` as `/` and drop tabs and line ends. `//` begins another host.
  return next && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(next) ? next : undefined;
}

export const landingOf = (linkTo: LinkTo, user: User, next: string | undefined): string =>
  localPath(next) ??
  (user.role === "employer" ? linkTo(routes.employerDashboard) : linkTo(routes.becomeEmployer));

export const visitorsOnly = createMiddleware<Env>(async (c, next) => {
  const user = await userOf(c);
  if (user) {
    // Another browser may have changed the role.
    keepRole(c, user);
    return c.redirect(localPath(c.req.query("next")) ?? ownPage(c.var.linkTo, user), 303);
  }
  if (cookieOf(c, role)) dropCookie(c, role);
  await next();
});
