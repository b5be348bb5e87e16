import { createMiddleware } from "hono/factory";
import { siteOf } from "../../domain/limits/network.ts";
import type { Env } from "../../env.ts";

/** This runs after the body was read, so that a slow sender takes no place in the queue. */
export const passwordTurn = createMiddleware<Env>((c, next) =>
  c.env.passwordQueue.run(siteOf(c.env.address), next),
);
