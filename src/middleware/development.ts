import type { Context } from "hono";
import type { Env } from "../env.ts";
import { isLoopback } from "../shared/loopback.ts";

/** False in production, and through a name that somebody else points at this machine. */
export const isDevelopment = (c: Context<Env>): boolean =>
  !c.env.settings.production && isLoopback(new URL(c.req.url).hostname);
