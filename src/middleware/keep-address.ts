import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";

const unlisted = "noindex, nofollow";

/** For pages whose path is a secret: nobody is told it. */
export const keepAddress = createMiddleware<Env>(async (c, next) => {
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", unlisted);
  await next();
});

/**
 * For pages whose query may hold a secret token: no other site is told it. Their forms post to an address without it, so
 * the browser must tell the form's origin, which it does not do with `no-referrer`.
 */
export const keepToken = createMiddleware<Env>(async (c, next) => {
  if (c.req.query("token")) {
    c.header("Referrer-Policy", "same-origin");
    c.header("X-Robots-Tag", unlisted);
  }
  await next();
});
