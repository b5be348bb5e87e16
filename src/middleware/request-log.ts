import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { routeOf } from "./route-at.ts";

export const requestLog = createMiddleware<Env>(async (c, next) => {
  const began = performance.now();
  const id = crypto.randomUUID();
  c.set("requestId", id);
  await next();
  // `c.header` would copy a finished answer and make its text a stream.
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
