import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { codeMinutes } from "../../domain/applications/ask-tracking-code.ts";
import type { Env } from "../../env.ts";
import { privateViewMinutes } from "../../shared/applications/tracking.ts";
import { cookieName, isSecure } from "../browser.ts";

const options = (c: Context<Env>) => ({
  httpOnly: true,
  sameSite: "Lax" as const,
  secure: isSecure(c),
  path: "/",
});

type Purpose = "tracking" | "passport-code";

/** A code works only in the browser with its ticket. */
export const ticketOf = (c: Context<Env>, purpose: Purpose) => getCookie(c, cookieName(c, purpose));

export function setTicket(c: Context<Env>, purpose: Purpose, ticket: string): void {
  setCookie(c, cookieName(c, purpose), ticket, { ...options(c), maxAge: codeMinutes * 60 });
}

export function dropTicket(c: Context<Env>, purpose: Purpose): void {
  deleteCookie(c, cookieName(c, purpose), options(c));
}

export const privateViewOf = (c: Context<Env>) => getCookie(c, cookieName(c, "private"));

export function setPrivateView(c: Context<Env>, view: string): void {
  setCookie(c, cookieName(c, "private"), view, { ...options(c), maxAge: privateViewMinutes * 60 });
}
