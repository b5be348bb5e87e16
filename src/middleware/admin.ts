import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { adminSessionHours, closeAdminSession, isAdminSession } from "../auth/admin-session.ts";
import { newToken } from "../auth/token.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { urls } from "../shared/urls.ts";
import { cookieName, isSecure } from "./browser.ts";
import { bearing } from "./facts.ts";

const sessionCookie = "admin";
const deviceCookie = "admin-device";
const deviceDays = 365;
const purpose = "known device";

const options = (c: Context<Env>) => ({
  httpOnly: true,
  sameSite: "Strict" as const,
  secure: isSecure(c),
  path: "/",
});

export const adminToken = (c: Context<Env>) => getCookie(c, cookieName(c, sessionCookie));

export async function isAdmin(c: Context<Env>): Promise<boolean> {
  const token = adminToken(c);
  const { adminPassword } = c.env.settings;
  return (
    token !== undefined && adminPassword !== undefined && isAdminSession(c.env.sql, token, adminPassword)
  );
}

/** Ends the session of this browser, if it has one, on the server. */
export async function endAdminSession(c: Context<Env>): Promise<void> {
  const token = adminToken(c);
  const { adminPassword } = c.env.settings;
  if (token && adminPassword !== undefined) await closeAdminSession(c.env.sql, token, adminPassword);
}

/** A device that knew an old password is not known any more. */
const signedOf = (c: Context<Env>, id: string) => `${id} ${c.env.settings.adminPassword ?? ""}`;

/** The device's id, if this is one on which the right password was given before. */
export async function knownDevice(c: Context<Env>): Promise<string | undefined> {
  const [id = "", signature = ""] = getCookie(c, cookieName(c, deviceCookie))?.split(".") ?? [];
  return id && (await c.env.vault.verify(purpose, signedOf(c, id), signature)) ? id : undefined;
}

/** Signs in under a new token; the one before opens nothing any more. */
export async function setAdminCookies(c: Context<Env>, token: string): Promise<void> {
  await endAdminSession(c);
  setCookie(c, cookieName(c, sessionCookie), token, { ...options(c), maxAge: adminSessionHours * 60 * 60 });
  const id = (await knownDevice(c)) ?? newToken();
  const signature = await c.env.vault.sign(purpose, signedOf(c, id));
  setCookie(c, cookieName(c, deviceCookie), `${id}.${signature}`, {
    ...options(c),
    maxAge: deviceDays * 24 * 60 * 60,
  });
}

/** The device stays known. */
export function clearAdminCookie(c: Context<Env>): void {
  deleteCookie(c, cookieName(c, sessionCookie), options(c));
}

/** For calls: 401 for everybody else. */
export const requireAdmin = bearing(
  { guard: "admin" },
  createMiddleware<Env>(async (c, next) => {
    if (!(await isAdmin(c))) fail("signInRequired");
    await next();
  }),
);

/** For pages: everybody else is shown the way in. */
export const requireAdminPage = bearing(
  { guard: "admin" },
  createMiddleware<Env>(async (c, next) =>
    (await isAdmin(c)) ? next() : c.redirect(urls.adminLogin(), 303),
  ),
);
