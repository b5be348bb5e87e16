import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { isLoopback } from "../shared/loopback.ts";
import { routeAt } from "./route-at.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another website sends through a visitor's browser. Programs send neither header and pass: they
 * carry no one else's cookies. A signed request proves itself another way.
 */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!safeMethods.has(c.req.method) && !routeAt(c.req.path)?.isSigned) {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    if (site === "cross-site") fail("foreignOrigin");
    // A page of ours that sends no referrer has no origin to tell either. The browser vouches for it, or, where the
    // browser is too old for that, the secret path does: no other site knows it.
    const vouchedFor = () => site === "same-origin" || (site === undefined && isAtSecretPath(c));
    const isNameless = origin === "null" && vouchedFor();
    if (origin !== undefined && !isNameless && !isOwn(origin, c.req.url, c.env.settings.siteUrl))
      fail("foreignOrigin");
  }
  await next();
});

const isAtSecretPath = (c: Context<Env>) => routeAt(c.req.path)?.path.includes(":token");

function isOwn(origin: string, requestUrl: string, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  if (origin === site.origin) return true;
  // On a developer's machine the site is reached under several names.
  return (
    isLoopback(site.hostname) && URL.canParse(origin) && new URL(origin).host === new URL(requestUrl).host
  );
}
