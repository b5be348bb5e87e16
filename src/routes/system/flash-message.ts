import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { type Cookie, cookieOf, dropCookie, keepCookie } from "../../middleware/cookies.ts";

/** The next page tells this to a visitor without script; with script a toast does. */
type Arrival =
  | "logged-in"
  | "logged-out"
  | "refunded"
  | "refund-under-way"
  | "email-renewed"
  | "email-was-sent";

const cookie: Cookie = { name: "admin-arrival", sameSite: "Strict", maxAge: 60 };

export const setFlashMessage = (c: Context<Env>, arrival: Arrival): void => keepCookie(c, cookie, arrival);

/** Told once. */
export const isFlashMessage = (c: Context<Env>, arrival: Arrival): boolean => takeFlashMessage(c) === arrival;

export function takeFlashMessage(c: Context<Env>): string | undefined {
  const told = cookieOf(c, cookie);
  if (told !== undefined) dropCookie(c, cookie);
  return told;
}
