import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { isLoopback } from "../shared/loopback.ts";
import { routeAt } from "./route-at.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Programs send neither header and carry no cookies of others. */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!safeMethods.has(c.req.method) && !routeAt(c.req.path)?.isSigned) {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    if (site === "cross-site") fail("foreignOrigin");
    // A page without a referrer has no origin: the browser's header decides, or the secret path.
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
  // A developer's machine has several names.
  return (
    isLoopback(site.hostname) && URL.canParse(origin) && new URL(origin).host === new URL(requestUrl).host
  );
}
