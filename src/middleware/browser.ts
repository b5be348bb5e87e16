import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { hashOfToken, isToken, newToken } from "../auth/token.ts";
import type { Env } from "../env.ts";

const maxAgeSeconds = 60 * 60 * 24 * 90;
export const isSecure = (c: Context<Env>) => c.env.settings.siteUrl.startsWith("https:");

/** Browsers accept `__Host-` cookies over https only. */
export const cookieName = (c: Context<Env>, name: string) => (isSecure(c) ? `__Host-${name}` : name);

/** The cookie holds a random token, the candidate's only key to a draft. Undefined without the cookie. */
export async function browserOf(c: Context<Env>): Promise<Uint8Array | undefined> {
  const token = tokenOf(c);
  return token === undefined ? undefined : hashOfToken(token);
}

function tokenOf(c: Context<Env>): string | undefined {
  const token = getCookie(c, cookieName(c, "browser"));
  return token && isToken(token) ? token : undefined;
}

/** Like `browserOf`, but sets the cookie if it is missing. */
export async function ensureBrowser(c: Context<Env>): Promise<Uint8Array> {
  const known = await browserOf(c);
  if (known) return known;
  const token = newToken();
  setToken(c, token);
  return hashOfToken(token);
}

/**
 * Chromium keeps even `no-store` pages for the Back button for three minutes, unless an HttpOnly cookie
 * changes.
 */
export function renewBrowser(c: Context<Env>): void {
  const token = tokenOf(c);
  if (token) setToken(c, token);
}

function setToken(c: Context<Env>, token: string): void {
  setCookie(c, cookieName(c, "browser"), token, {
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure(c),
    path: "/",
    maxAge: maxAgeSeconds,
  });
}
