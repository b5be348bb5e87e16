import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { isLoopback } from "../shared/loopback.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another website sends through a visitor's browser. Programs send neither header and pass: they
 * carry no one else's cookies. Signed calls (`keyed`) prove themselves another way.
 */
export const sameOrigin = (keyed: (path: string) => boolean) =>
  createMiddleware<Env>(async (c, next) => {
    if (!safeMethods.has(c.req.method) && !keyed(c.req.path)) {
      const origin = c.req.header("Origin");
      const site = c.req.header("Sec-Fetch-Site");
      if (site === "cross-site") fail("foreignOrigin");
      // A page of ours that sends no referrer has no origin to tell either, but the browser vouches for it.
      const isNameless = origin === "null" && site === "same-origin";
      if (origin !== undefined && !isNameless && !isOwn(origin, c.req.url, c.env.settings.siteUrl))
        fail("foreignOrigin");
    }
    await next();
  });

function isOwn(origin: string, requestUrl: string, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  if (origin === site.origin) return true;
  // On a developer's machine the site is reached under several names.
  return (
    isLoopback(site.hostname) && URL.canParse(origin) && new URL(origin).host === new URL(requestUrl).host
  );
}
