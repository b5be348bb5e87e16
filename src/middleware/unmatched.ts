import type { Context } from "hono";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { factsAt, methodsAt, type Routing } from "./facts.ts";

/**
 * Helps a request that no route takes, where the site knows what was meant: the same address in lower case and without a
 * slash at its end, or the same address with another method. Undefined where nothing is there.
 */
export function answerUnmatched(app: Routing, c: Context<Env>): Response | undefined {
  const { pathname, search } = new URL(c.req.url);
  const proper = pathname.toLowerCase().replace(/\/+$/, "");
  if (proper !== pathname && isPublicWord(app, c.req.method, proper)) return c.redirect(proper + search, 308);
  const methods = methodsAt(app, c.req.path);
  if (methods.length === 0) return undefined;
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  c.header("Allow", allowed.join(", "));
  return c.req.method === "OPTIONS" ? c.body(null, 204) : fail("wrongMethod");
}

/** Calls are written by programs, which spell them right. A health check must not take a redirect for good health. */
const exact = /^\/(api|uploads|objects|healthz|readyz)(\/|$)/;

/** A secret is never put into an address once more: a route with a parameter is named only where it is public. */
function isPublicWord(app: Routing, method: string, path: string): boolean {
  const asked = method === "HEAD" ? "GET" : method;
  if (exact.test(path)) return false;
  return factsAt(app, asked, path)?.publicPage !== undefined || isFixed(app, asked, path);
}

const isFixed = ({ routes }: Routing, method: string, path: string) =>
  routes.some((route) => route.method === method && route.path === path);
