import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import * as routes from "../routes.ts";
import { linkTo } from "../shared/link.ts";
import { routeAt } from "./route-at.ts";

/** Browsers revalidate each time. A cache in front may serve it for a second, which absorbs a crowd. */
export const keptByAll = "public, max-age=0, s-maxage=1, must-revalidate";

/** With `no-cache` the Back button would show the page to the next person at a shared browser. */
export const keptByNobody = "private, no-store";

/**
 * The answer depends only on the path and the query of the map, whatever cookies come, so it is cached as
 * bytes. Browsers may prefetch links to it.
 */
export const publicAnswers = createMiddleware<Env>(async (c, next) => {
  await next();
  const route = routeAt(c.req.path);
  if (!route?.isPublic || (c.req.method !== "GET" && c.req.method !== "HEAD")) return;
  if (route.kind === "call" || route.kind === "file") {
    if (c.res.ok) c.res.headers.set("Cache-Control", keptByAll);
  } else c.res.headers.set("Speculation-Rules", `"${linkTo(routes.speculationRules)}"`);
});
