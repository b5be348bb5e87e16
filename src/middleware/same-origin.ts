import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { isLoopback } from "../shared/loopback.ts";
import { routeAt } from "./route-at.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A program sends neither header, and has no cookies of other people. */
export const sameOrigin = createMiddleware<Env>(async (c, next) => {
  if (!safeMethods.has(c.req.method) && !routeAt(c.req.path)?.isSigned) {
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    if (site === "cross-site") fail("foreignOrigin");
    // A page without a referrer sends no origin. Then `Sec-Fetch-Site` decides, or the secret in the path.
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
  // A developer's machine has several names, such as localhost and 127.0.0.1.
  return (
    isLoopback(site.hostname) && URL.canParse(origin) && new URL(origin).host === new URL(requestUrl).host
  );
}
