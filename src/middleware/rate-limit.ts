import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { countUse } from "../db/rate-limits.ts";
import { networksOf } from "../domain/limits/network.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { limits as figures, type Limit, type LimitName } from "../shared/limits.ts";
import { bearing } from "./facts.ts";

/**
 * So many requests of one network, over all processes. Counted before a request is looked at. The address itself is not
 * kept, only a keyed digest of its networks.
 */
export function rateLimit(limit: Limit) {
  return bearing(
    { limit },
    createMiddleware<Env>(async (c, next) => {
      await countRequest(c, limit);
      await next();
    }),
  );
}

async function countRequest(c: Context<Env>, limit: Limit): Promise<void> {
  const { sql, vault, settings, address } = c.env;
  const windowSeconds = limit.minutes * 60;
  // The narrowest first: whoever is refused there uses nothing up for the neighbours in the wider one.
  for (const { name, times } of networksOf(address)) {
    const key = await vault.digest("rate limit", `${limit.name} ${name}`);
    const used = await countUse(sql, key, windowSeconds, 1);
    if (used > limit.requests * times * settings.rateLimitScale)
      fail("tooManyRequests", { retryAfterSeconds: Math.min(windowSeconds, 60) });
  }
}

/** For when its turn has come: a thousand that come at once must not all ask the database at once. */
export const countSending = (c: Context<Env>) => countRequest(c, figures.sendings);

/** One middleware for each limit. */
export const limits = Object.fromEntries(
  Object.entries(figures).map(([name, limit]) => [name, rateLimit(limit)]),
) as Record<LimitName, ReturnType<typeof rateLimit>>;
