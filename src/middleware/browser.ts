import type { Context } from "hono";
import { hashOfToken, isToken, newToken } from "../auth/token.ts";
import type { Env } from "../env.ts";
import { type Cookie, cookieOf, keepCookie } from "./cookies.ts";

const cookie: Cookie = { name: "browser", sameSite: "Lax", maxAge: 60 * 60 * 24 * 90 };

/** The token in the cookie is the candidate's only key to a draft. */
export async function browserOf(c: Context<Env>): Promise<Uint8Array | undefined> {
  const token = tokenOf(c);
  return token === undefined ? undefined : hashOfToken(token);
}

function tokenOf(c: Context<Env>): string | undefined {
  const token = cookieOf(c, cookie);
  return token && isToken(token) ? token : undefined;
}

export async function ensureBrowser(c: Context<Env>): Promise<Uint8Array> {
  const known = await browserOf(c);
  if (known) return known;
  const token = newToken();
  keepCookie(c, cookie, token);
  return hashOfToken(token);
}

/** Without a changed HttpOnly cookie Chromium keeps even `no-store` pages for the Back button. */
export function renewBrowser(c: Context<Env>): void {
  const token = tokenOf(c);
  if (token) keepCookie(c, cookie, token);
}
