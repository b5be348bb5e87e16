import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import * as routes from "../routes.ts";
import type { Route } from "../shared/route.ts";
import { routeAt } from "./route-at.ts";

/** Browsers revalidate each time. A cache in front may serve the page for a second, which absorbs a crowd. */
export const cachedByAll = "public, max-age=0, s-maxage=1, must-revalidate";

/** With `no-cache` the Back button would show the page to the next person at a shared browser. */
export const cachedByNobody = "private, no-store";

export const isRead = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

interface Asked {
  method: string | undefined;
  path: string;
}

/** Only this decides which answers are the same for everybody. Their headers and both page caches follow it. */
export function publicRoute({ method, path }: Asked): Route | undefined {
  const route = isRead(method) ? routeAt(path) : undefined;
  return route?.isPublic && route;
}

const lasting = [200, 404, 410];

/** The answer depends only on the path and the query of the map, so browsers may prefetch it. */
export const publicAnswers = createMiddleware<Env>(async (c, next) => {
  await next();
  const route = publicRoute(c.req);
  if (!route) return;
  const { headers, status } = c.res;
  if (!c.error && lasting.includes(status) && !headers.has("Cache-Control"))
    headers.set("Cache-Control", cachedByAll);
  if (route.kind === "page") headers.set("Speculation-Rules", `"${c.var.linkTo(routes.speculationRules)}"`);
});
