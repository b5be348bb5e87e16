import type { Context } from "hono";
import type * as z from "zod/mini";
import { codeMinutes } from "../../domain/applications/ask-tracking-code.ts";
import type { Env } from "../../env.ts";
import { privateViewMinutes, TrackApplication } from "../../shared/applications/tracking.ts";
import { type Cookie, cookieOf, dropCookie, keepCookie } from "../cookies.ts";

type Purpose = "tracking" | "passport-code";

const ticketFor = (name: Purpose): Cookie => ({ name, sameSite: "Lax", maxAge: codeMinutes * 60 });
const askedFor: Cookie = { name: "tracking-asked", sameSite: "Lax", maxAge: codeMinutes * 60 };
const privateView: Cookie = { name: "private", sameSite: "Lax", maxAge: privateViewMinutes * 60 };

/** A code works only in the browser with its ticket. */
export const ticketOf = (c: Context<Env>, purpose: Purpose) => cookieOf(c, ticketFor(purpose));

export const setTicket = (c: Context<Env>, purpose: Purpose, ticket: string) =>
  keepCookie(c, ticketFor(purpose), ticket);

export function dropTicket(c: Context<Env>, purpose: Purpose): void {
  dropCookie(c, ticketFor(purpose));
  if (purpose === "tracking") dropCookie(c, askedFor);
}

/** What somebody typed to get a code, so that the page with the code can ask for another one. */
export const setAsked = (c: Context<Env>, asked: z.infer<typeof TrackApplication>) =>
  keepCookie(c, askedFor, Buffer.from(new URLSearchParams(asked).toString()).toString("base64url"));

export function askedOf(c: Context<Env>): z.infer<typeof TrackApplication> | undefined {
  const kept = Buffer.from(cookieOf(c, askedFor) ?? "", "base64url").toString();
  return TrackApplication.safeParse(Object.fromEntries(new URLSearchParams(kept))).data;
}

export const privateViewOf = (c: Context<Env>) => cookieOf(c, privateView);

export const setPrivateView = (c: Context<Env>, view: string) => keepCookie(c, privateView, view);
