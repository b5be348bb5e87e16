import type { Context } from "hono";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { localeOf } from "../shared/languages.ts";
import { methodsAt, routeAt } from "./route-at.ts";

export function answerUnmatched(c: Context<Env>): Response | undefined {
  const { pathname, search } = new URL(c.req.url);
  const proper = pathname.toLowerCase().replace(/\/+$/, "");
  if (proper !== pathname && isPublicWord(c, proper)) return c.redirect(proper + search, 308);
  const methods = methodsAt(c.req.path);
  if (methods.length === 0) return undefined;
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  c.header("Allow", allowed.join(", "));
  return c.req.method === "OPTIONS" ? c.body(null, 204) : fail("wrongMethod");
}

/** True if a redirect may name the path. It must repeat no secret, and a health check takes it for success. */
function isPublicWord(c: Context<Env>, path: string): boolean {
  const { method } = c.req;
  const route = routeAt(path);
  if (!route || route.kind === "call" || route.isExact) return false;
  if (!c.env.settings.languages.includes(localeOf(path).locale)) return false;
  const asked = method === "HEAD" ? "GET" : method;
  return asked in route.methods && (route.isPublic === true || route.path === path);
}
