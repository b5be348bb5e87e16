import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";

const unlisted = "noindex, nofollow";

export const keepAddress = createMiddleware<Env>(async (c, next) => {
  c.header("Referrer-Policy", "no-referrer");
  c.header("X-Robots-Tag", unlisted);
  await next();
});

/** The query may hold a secret. The forms need an origin, which `no-referrer` would hide. */
export const keepToken = createMiddleware<Env>(async (c, next) => {
  if (c.req.query("token")) {
    c.header("Referrer-Policy", "same-origin");
    c.header("X-Robots-Tag", unlisted);
  }
  await next();
});
