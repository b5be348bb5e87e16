import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { countUse } from "../db/rate-limits.ts";
import { networksOf } from "../domain/limits/network.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { limits } from "../shared/limits.ts";
import { demandsAt } from "./route-at.ts";

export const rateLimit = createMiddleware<Env>(async (c, next) => {
  await countRequest(c);
  await next();
});

/** All processes count together. The database holds a keyed digest of the network and not the address. */
export async function countRequest(c: Context<Env>): Promise<void> {
  const limit = limits[demandsAt(c.req.method, c.req.path)?.limit ?? noLimit(c)];
  const { sql, vault, settings, address } = c.env;
  const windowSeconds = limit.minutes * 60;
  // The narrowest network comes first, so that a refused sender uses nothing up for neighbours.
  for (const { name, times } of networksOf(address)) {
    const key = await vault.digest("rate limit", `${limit.name} ${name}`);
    const used = await countUse(sql, key, windowSeconds, 1);
    if (used > limit.requests * times * settings.rateLimitScale)
      fail("tooManyRequests", { retryAfterSeconds: Math.min(windowSeconds, 60) });
  }
}

const noLimit = (c: Context<Env>): never => {
  throw new Error(`The map of routes names no limit for ${c.req.method} ${c.req.path}`);
};
