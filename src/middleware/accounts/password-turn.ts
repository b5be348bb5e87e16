import { createMiddleware } from "hono/factory";
import { siteOf } from "../../domain/limits/network.ts";
import type { Env } from "../../env.ts";

/**
 * Waits for a place to hash a password, or answers 503. It follows the reading of the body, so that a slow
 * sender holds no place.
 */
export const passwordTurn = createMiddleware<Env>((c, next) =>
  c.env.passwordQueue.run(siteOf(c.env.address), next),
);
