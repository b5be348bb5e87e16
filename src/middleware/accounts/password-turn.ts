import { createMiddleware } from "hono/factory";
import { siteOf } from "../../domain/limits/network.ts";
import type { Env } from "../../env.ts";

/**
 * For what hashes a password: waits for its turn, or answers 503 when too many wait already. It comes behind what reads
 * the body, so that nobody keeps a place by sending slowly.
 */
export const passwordTurn = createMiddleware<Env>((c, next) =>
  c.env.passwordQueue.run(siteOf(c.env.address), next),
);
