import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { routeOf } from "./route-at.ts";

/** One line a request: which route, how it ended, how long it took. No address, body, query or token. */
export const requestLog = createMiddleware<Env>(async (c, next) => {
  const began = performance.now();
  const id = crypto.randomUUID();
  c.set("requestId", id);
  await next();
  // Not `c.header`: on a finished answer it makes a new one each time, and a stream of its text.
  c.res.headers.set("X-Request-Id", id);
  c.env.log({
    event: "request",
    id,
    method: c.req.method,
    route: routeOf(c.req)[0]?.path ?? "/*",
    status: c.res.status,
    ms: Math.round((performance.now() - began) * 10) / 10,
  });
});
