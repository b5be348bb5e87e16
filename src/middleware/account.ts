import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { sessionMaxAgeSeconds, userIdOfSession } from "../auth/account-sessions.ts";
import { findUser } from "../db/users.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import type { User } from "../shared/account.ts";
import { urls } from "../shared/urls.ts";
import { cookieName, isSecure } from "./browser.ts";
import { bearing } from "./facts.ts";

const sessionCookie = "session";

const options = (c: Context<Env>) => ({
  httpOnly: true,
  sameSite: "Lax" as const,
  secure: isSecure(c),
  path: "/",
});

export const sessionIdOf = (c: Context<Env>) => getCookie(c, cookieName(c, sessionCookie));

export function setSessionCookie(c: Context<Env>, sessionId: string): void {
  setCookie(c, cookieName(c, sessionCookie), sessionId, { ...options(c), maxAge: sessionMaxAgeSeconds });
}

export function clearSessionCookie(c: Context<Env>): void {
  deleteCookie(c, cookieName(c, sessionCookie), options(c));
}

/** Who is signed in on this browser; undefined for a visitor. */
export async function userOf(c: Context<Env>): Promise<User | undefined> {
  const sessionId = sessionIdOf(c);
  const userId = sessionId && (await userIdOfSession(c.env.sql, sessionId));
  return userId ? findUser(c.env.sql, userId) : undefined;
}

/** For calls: 401 for a visitor. Afterwards `c.get("user")`. */
export const requireUser = bearing(
  { guard: "account" },
  createMiddleware<Env>(async (c, next) => {
    c.set("user", (await userOf(c)) ?? fail("signInRequired"));
    await next();
  }),
);

/** For calls: 401 for a visitor, 403 for a candidate. */
export const requireEmployer = bearing(
  { guard: "employer" },
  createMiddleware<Env>(async (c, next) => {
    const user = (await userOf(c)) ?? fail("signInRequired");
    if (user.role !== "employer") fail("wrongRole");
    c.set("user", user);
    await next();
  }),
);

/** Where to go on after signing in; only an address of this site is taken. */
export function localPath(next: string | undefined): string | undefined {
  // Browsers read `\` as `/`, and `//` begins another site's name.
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : undefined;
}

const here = (c: Context<Env>) => {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
};

/** For pages: a visitor is shown the way in. */
export const requireUserPage = bearing(
  { guard: "account" },
  createMiddleware<Env>(async (c, next) => {
    const user = await userOf(c);
    if (!user) return c.redirect(urls.signIn(here(c)), 303);
    c.set("user", user);
    await next();
  }),
);

/** For pages: a visitor is shown the way in, a candidate how to become an employer. */
export const requireEmployerPage = bearing(
  { guard: "employer" },
  createMiddleware<Env>(async (c, next) => {
    const user = await userOf(c);
    if (!user) return c.redirect(urls.signIn(here(c)), 303);
    if (user.role !== "employer") return c.redirect(urls.becomeEmployer(), 303);
    c.set("user", user);
    await next();
  }),
);
