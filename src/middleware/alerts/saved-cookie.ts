import type { Context } from "hono";
import { hashOfToken, newToken } from "../../auth/token.ts";
import type { Env } from "../../env.ts";
import { type Cookie, keepCookie, tokenIn } from "../cookies.ts";

const cookie: Cookie = { name: "saved", sameSite: "Lax", maxAge: 60 * 60 * 24 * 180 };

/** Drafts have another cookie, so that nothing links the two. */
export function savedListOf(c: Context<Env>): Uint8Array | undefined {
  const token = tokenIn(c, cookie);
  return token ? hashOfToken(token) : undefined;
}

/** Each use renews the cookie, as it renews the list. */
export function keepSavedList(c: Context<Env>): Uint8Array {
  const token = tokenIn(c, cookie) ?? newToken();
  keepCookie(c, cookie, token);
  return hashOfToken(token);
}
