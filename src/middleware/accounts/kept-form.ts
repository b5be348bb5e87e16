import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { demandsAt } from "../route-at.ts";

/** The browser takes the form to the sign-in and back, because this redirect keeps the method and the body. */
export const sendAgain = 307;

export const mayKeep = (path: string | undefined): boolean =>
  path !== undefined && demandsAt("POST", path.split("?", 1)[0] ?? "")?.keepsTyped === true;

export const bringsForm = (c: Context<Env>): boolean =>
  mayKeep(c.req.path) && Number(c.req.header("Content-Length") ?? 0) > 0;

type Values = Partial<Record<string, string>>;

export function keptValues({ email: _, password: __, next, ...typed }: Values): Values {
  return mayKeep(next) && Object.keys(typed).length > 0 ? { ...typed, kept: "1" } : {};
}
