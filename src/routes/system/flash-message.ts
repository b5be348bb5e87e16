import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Env } from "../../env.ts";
import { cookieName, isSecure } from "../../middleware/browser.ts";

/** What the next page tells a visitor without script; with script a toast does. */
export type Arrival =
  | "logged-in"
  | "logged-out"
  | "refunded"
  | "refund-under-way"
  | "email-renewed"
  | "email-was-sent";

const cookie = "admin-arrival";
const seconds = 60;

const options = (c: Context<Env>) => ({
  httpOnly: true,
  sameSite: "Strict" as const,
  secure: isSecure(c),
  path: "/",
});

export function setFlashMessage(c: Context<Env>, arrival: Arrival): void {
  setCookie(c, cookieName(c, cookie), arrival, { ...options(c), maxAge: seconds });
}

/** Told once. */
export const isFlashMessage = (c: Context<Env>, arrival: Arrival): boolean => takeFlashMessage(c) === arrival;

export function takeFlashMessage(c: Context<Env>): string | undefined {
  const told = getCookie(c, cookieName(c, cookie));
  if (told !== undefined) deleteCookie(c, cookieName(c, cookie), options(c));
  return told;
}
