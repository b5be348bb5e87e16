import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Env } from "../env.ts";

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
    // Afterwards the index is that of the handler that answered.
    route: routePath(c),
    status: c.res.status,
    ms: Math.round((performance.now() - began) * 10) / 10,
  });
});
