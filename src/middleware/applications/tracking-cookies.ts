import type { Context } from "hono";
import { codeMinutes } from "../../domain/applications/ask-tracking-code.ts";
import type { Env } from "../../env.ts";
import { privateViewMinutes } from "../../shared/applications/tracking.ts";
import { type Cookie, cookieOf, dropCookie, keepCookie } from "../cookies.ts";

type Purpose = "tracking" | "passport-code";

const ticketFor = (name: Purpose): Cookie => ({ name, sameSite: "Lax", maxAge: codeMinutes * 60 });
const privateView: Cookie = { name: "private", sameSite: "Lax", maxAge: privateViewMinutes * 60 };

/** A code works only in the browser with its ticket. */
export const ticketOf = (c: Context<Env>, purpose: Purpose) => cookieOf(c, ticketFor(purpose));

export const setTicket = (c: Context<Env>, purpose: Purpose, ticket: string) =>
  keepCookie(c, ticketFor(purpose), ticket);

export const dropTicket = (c: Context<Env>, purpose: Purpose) => dropCookie(c, ticketFor(purpose));

export const privateViewOf = (c: Context<Env>) => cookieOf(c, privateView);

export const setPrivateView = (c: Context<Env>, view: string) => keepCookie(c, privateView, view);
