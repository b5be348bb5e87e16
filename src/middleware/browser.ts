import type { Context } from "hono";
import { hashOfToken, newToken } from "../auth/token.ts";
import type { Env } from "../env.ts";
import { type Cookie, keepCookie, tokenIn } from "./cookies.ts";

const cookie: Cookie = { name: "browser", sameSite: "Lax", maxAge: 60 * 60 * 24 * 90 };

/** The token in the cookie is the candidate's only key to a draft. */
export async function browserOf(c: Context<Env>): Promise<Uint8Array | undefined> {
  const token = tokenIn(c, cookie);
  return token === undefined ? undefined : hashOfToken(token);
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
  const token = tokenIn(c, cookie);
  if (token) keepCookie(c, cookie, token);
}
