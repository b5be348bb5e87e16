import type { Context } from "hono";
import { hashOfToken, isToken, newToken } from "../../auth/token.ts";
import type { Env } from "../../env.ts";
import { type Cookie, cookieOf, keepCookie } from "../cookies.ts";

const cookie: Cookie = { name: "saved", sameSite: "Lax", maxAge: 60 * 60 * 24 * 180 };

const tokenOf = (c: Context<Env>) => {
  const token = cookieOf(c, cookie);
  return token && isToken(token) ? token : undefined;
};

/** Drafts have another cookie, so that nothing links the two. */
export function savedListOf(c: Context<Env>): Uint8Array | undefined {
  const token = tokenOf(c);
  return token ? hashOfToken(token) : undefined;
}

/** Each use renews the cookie, as it renews the list. */
export function keepSavedList(c: Context<Env>): Uint8Array {
  const token = tokenOf(c) ?? newToken();
  keepCookie(c, cookie, token);
  return hashOfToken(token);
}
