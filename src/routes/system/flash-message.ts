import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { type Cookie, cookieOf, dropCookie, keepCookie } from "../../middleware/cookies.ts";

/** The next page shows one of these to a visitor without script. With script, a toast does. */
type FlashMessage =
  | "logged-in"
  | "logged-out"
  | "refunded"
  | "refund-under-way"
  | "email-renewed"
  | "email-was-sent";

const cookie: Cookie = { name: "admin-arrival", sameSite: "Strict", maxAge: 60 };

export const setFlashMessage = (c: Context<Env>, message: FlashMessage): void =>
  keepCookie(c, cookie, message);

/** Returns true once, because the browser then forgets the message. */
export const isFlashMessage = (c: Context<Env>, message: FlashMessage): boolean =>
  takeFlashMessage(c) === message;

export function takeFlashMessage(c: Context<Env>): string | undefined {
  const told = cookieOf(c, cookie);
  if (told !== undefined) dropCookie(c, cookie);
  return told;
}
