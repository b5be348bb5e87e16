import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";

/** For pages whose address is a secret: nobody is told it. */
export const keepAddress = createMiddleware<Env>(async (c, next) => {
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", "noindex, nofollow");
  await next();
});
