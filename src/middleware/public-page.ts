import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import * as routes from "../routes.ts";
import { linkTo } from "../shared/link.ts";
import { routeAt } from "./route-at.ts";

/**
 * Browsers may keep it and ask again each time: most often the answer is that it is unchanged. A cache in front of the
 * site need not ask again for a second, so that it takes a crowd's requests for one page.
 */
export const keptByAll = "public, max-age=0, s-maxage=1, must-revalidate";

/**
 * Everything else is kept nowhere. The Back button takes a page from the browser's cache without asking again, so with
 * `no-cache` the next person at a shared browser could see it.
 */
export const keptByNobody = "private, no-store";

/**
 * For what is the same for everybody, whatever cookies come with the request: it is made from the path and the query
 * that the map of routes names, and it is kept as finished bytes. The links of such a page may be fetched before they are
 * followed.
 */
export const publicAnswers = createMiddleware<Env>(async (c, next) => {
  await next();
  const route = routeAt(c.req.path);
  if (!route?.isPublic || (c.req.method !== "GET" && c.req.method !== "HEAD")) return;
  if (route.kind === "call" || route.kind === "file") {
    if (c.res.ok) c.res.headers.set("Cache-Control", keptByAll);
  } else c.res.headers.set("Speculation-Rules", `"${linkTo(routes.speculationRules)}"`);
});
