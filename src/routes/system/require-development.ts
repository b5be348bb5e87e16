import type { Context } from "hono";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { isLoopback } from "../../shared/loopback.ts";

/** Refuses a page in production, and through a name that somebody else points at this machine. */
export function requireDevelopment(c: Context<Env>): void {
  if (c.env.settings.production || !isLoopback(new URL(c.req.url).hostname)) fail("notFound");
}
