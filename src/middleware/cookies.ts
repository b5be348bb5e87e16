import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { isToken } from "../auth/token.ts";
import type { Env } from "../env.ts";

export interface Cookie {
  name: string;
  sameSite: "Lax" | "Strict";
  maxAge: number;
  isReadable?: boolean;
}

const isSecure = (c: Context<Env>) => c.env.settings.siteUrl.startsWith("https:");

/** Browsers accept `__Host-` cookies over https only. */
const nameOf = (c: Context<Env>, name: string) => (isSecure(c) ? `__Host-${name}` : name);

const optionsOf = (c: Context<Env>, { sameSite, isReadable = false }: Cookie) => ({
  httpOnly: !isReadable,
  sameSite,
  secure: isSecure(c),
  path: "/",
});

export const cookieOf = (c: Context<Env>, { name }: Pick<Cookie, "name">): string | undefined =>
  getCookie(c, nameOf(c, name));

/** Undefined for a cookie that holds no token of ours. */
export function tokenIn(c: Context<Env>, cookie: Cookie): string | undefined {
  const token = cookieOf(c, cookie);
  return token && isToken(token) ? token : undefined;
}

export const keepCookie = (c: Context<Env>, cookie: Cookie, value: string): void =>
  setCookie(c, nameOf(c, cookie.name), value, { ...optionsOf(c, cookie), maxAge: cookie.maxAge });

export const dropCookie = (c: Context<Env>, cookie: Cookie): void =>
  void deleteCookie(c, nameOf(c, cookie.name), optionsOf(c, cookie));
